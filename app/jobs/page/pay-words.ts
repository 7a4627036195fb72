import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCents, formatDollars } from "#app/kit/ui/dollars.ts";
import { type PayStanding, toPosition } from "./pay-standing.ts";

/** Hourly amounts have cents, as in the survey. */
export function formatUnit(amount: number, { unit, topCode }: Pick<PayStanding, "unit" | "topCode">): string {
  const text = unit === "year" ? formatDollars(amount) : formatCents(amount * 100);
  return topCode !== null && amount >= topCode ? `at least ${text}` : text;
}

export function toMarketText(standing: PayStanding): string {
  const { people, area, figures, unit, state, source } = standing;
  const say = (amount: number) => formatUnit(amount, standing);
  const { p25, median, p75 } = figures;
  return [
    `${startSentence(people)} in ${area} earn a median of ${say(median!)} ${unit === "year" ? "a year" : "an hour"} (${source.period}).`,
    p25 !== null && p75 !== null && p25 !== p75 && `The middle half earns ${say(p25)} to ${say(p75)}.`,
    state && `The median in ${state.name} is ${say(state.median)} (${state.period}).`,
  ]
    .filter(Boolean)
    .join(" ");
}

export function toStandingText(standing: PayStanding): string | null {
  const { posted } = standing;
  if (!posted) return null;
  const { low, high } = posted;
  const isRange = low !== null && high !== null && low !== high;
  const amount = isRange ? Math.round(((low + high) / 2) * 100) / 100 : (high ?? low)!;
  const place = toPosition(amount, standing);
  if (!place) return null;
  const say = formatUnit(amount, { unit: standing.unit, topCode: null });
  if (isRange) return `The middle of this range, ${say}, is ${place}.`;
  if (low === null) return `The highest pay, ${say}, is ${place}.`;
  return high === null ? `The lowest pay, ${say}, is ${place}.` : `This pay is ${place}.`;
}

export function toSurveyNote({
  isAssignment,
  topCode,
  unit,
  figures,
  posted,
  residents,
}: PayStanding): string {
  const isCutOff =
    topCode !== null &&
    [...Object.values(figures), posted?.low, posted?.high].some((amount) => (amount ?? 0) >= topCode);
  const top = isCutOff ? ` It prints no figure above ${formatUnit(topCode, { unit, topCode: null })}.` : "";
  return `The survey counts the regular pay of employees, without overtime, shift differentials and bonuses.${isAssignment ? " Assignments are often paid at other rates." : ""}${top}${residents ? ` ${residents}` : ""}`;
}
