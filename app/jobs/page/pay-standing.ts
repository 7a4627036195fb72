import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { type Pay, toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import {
  type PayFigures,
  type PaySource,
  percentiles,
  survey2024,
  survey2025,
} from "#app/kit/ui/chart/pay-scale.ts";
import { formatCents, formatDollars } from "#app/kit/ui/count.ts";

/** Three 12-hour shifts. A salary for fewer hours is compared by the hour. */
export const leastSalariedHours = 36;

/** The `area` of figures that are not a metro area's own. */
export const wholeCountry = "the United States";

interface WageArea {
  metro: { slug: string; name: string } | null;
  state: { code: string; name: string } | null;
}

/** Amounts are in dollars per `unit`. */
export interface PayStanding {
  unit: "hour" | "year";
  people: string;
  area: string;
  figures: PayFigures;
  /** BLS publishes no higher figure. */
  topCode: number | null;
  /** The state's median, when the figures are the country's. */
  state: { name: string; median: number; period: string } | null;
  source: Pick<PaySource, "name" | "url" | "period">;
  posted: { low: number | null; high: number | null } | null;
  /** Null when residents set none of the figures. */
  residents: string | null;
  isAssignment: boolean;
  compare?: string;
  /** Of a posting with several places: which one the figures are for. */
  comparedIn?: string;
}

const assignments = new Set(["travel", "locum", "temporary", "contract"]);

export function toPayStanding(pay: Pay, wages: WageRecord, { metro, state }: WageArea): PayStanding | null {
  const local = metro && wages.metros[metro.slug];
  const yearly = local ?? wages.national;
  const source = local ? survey2024 : survey2025;
  if (yearly.median === null) return null;
  const unit = isByYear(pay) ? "year" : "hour";
  const toUnit = (dollars: number) =>
    unit === "year" ? dollars : Math.round((dollars / hoursPerYear) * 100) / 100;
  const median = state && !local ? wages.states[state.code] : undefined;
  return {
    unit,
    people: wages.people,
    area: local ? `the ${metro.name} metro area` : wholeCountry,
    figures: mapFigures(yearly, toUnit),
    topCode: source.topCode && toUnit(source.topCode),
    state: state && median ? { name: state.name, median: toUnit(median), period: survey2025.period } : null,
    source: { name: source.name, url: source.url, period: source.period },
    posted: toPosted(pay, unit),
    residents: toResidentsNote([{ soc: wages.soc, pay: yearly }]),
    isAssignment: assignments.has(pay.employmentType ?? ""),
  };
}

const isByYear = (pay: Pay): boolean =>
  pay.payUnit === "year" && (pay.hoursPerWeek === null || pay.hoursPerWeek >= leastSalariedHours);

function toPosted(pay: Pay, unit: PayStanding["unit"]): PayStanding["posted"] {
  const { salaryMinCents: min, salaryMaxCents: max } = pay;
  // A traveler's rate is a wage beside stipends, or a package with them, which the survey does not count.
  if (pay.employmentType === "travel") return null;
  // Nobody knows what part of a full-time year such a salary is for.
  if (unit === "year" && pay.employmentType === "part-time" && pay.hoursPerWeek === null) return null;
  const of = (cents: number | null) => {
    const amount = cents === null || unit === "year" ? cents : toHourlyCents(cents, pay);
    return amount === null ? null : Math.round(amount) / 100;
  };
  const posted = { low: of(min), high: of(max) };
  return posted.low === null && posted.high === null ? null : posted;
}

const mapFigures = (pay: PayFigures, toUnit: (dollars: number) => number): PayFigures =>
  Object.fromEntries(
    percentiles.map(([name]) => [name, pay[name] === null ? null : toUnit(pay[name])]),
  ) as unknown as PayFigures;

const names: Record<keyof PayFigures, string> = {
  p10: "the 10th percentile",
  p25: "the 25th percentile",
  median: "the median",
  p75: "the 75th percentile",
  p90: "the 90th percentile",
};

/** "between the median and the 75th percentile". Null when the survey's figures cannot tell. */
export function toPosition(
  amount: number,
  { figures, topCode, unit }: Pick<PayStanding, "figures" | "topCode" | "unit">,
): string | null {
  const known = percentiles.flatMap(([name]) => {
    const at = figures[name];
    return at === null ? [] : [{ name, at, isOpen: topCode !== null && at >= topCode }];
  });
  if (topCode !== null && amount > topCode && known.some(({ isOpen }) => isOpen))
    return `above the highest figure that the survey prints (${formatUnit(topCode, { unit, topCode: null })})`;
  const equal = known.find(({ at, isOpen }) => !isOpen && Math.abs(amount / at - 1) < 0.005);
  if (equal) return `at ${names[equal.name]}`;
  const below = known.findLast(({ at, isOpen }) => !isOpen && at < amount);
  const above = known.find(({ at }) => at > amount);
  if (below && above) return `between ${names[below.name]} and ${names[above.name]}`;
  if (below) return `above ${names[below.name]}`;
  return above ? `below ${names[above.name]}` : null;
}

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
