import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import { formatOrdinal, listWithAnd, toRunningText } from "#app/markets/figures.ts";
import { withWageScope } from "#app/markets/wanted-professions.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/ui/pay-scale.ts";
import type { Landing } from "./landing.ts";
import { toComparison } from "./landing-words.ts";
import {
  type KnownMetro,
  type PayLine,
  type PlacePay,
  sayMetro,
  toMetroLine,
  toNationalHeadline,
} from "./pay-figures.ts";

const metrosShown = 4;
const topMetrosShown = 3;

/** The state's own median, where there is one, and what its metropolitan areas pay. */
export function toStatePay(
  { place }: Landing,
  profession: Profession,
  inState: readonly KnownMetro[],
): PlacePay {
  const state = toStateText(place.stateCode);
  const median = profession.states?.[place.stateCode] ?? null;
  const metros = [...inState].sort((a, b) => b.median - a.median);
  const lines = inState.slice(0, metrosShown).map(toMetroLine);
  if (median === null) return toPayByMetro(profession, state, metros, lines);
  const medians = Object.values(profession.states!);
  const rank = medians.filter((other) => other > median).length + 1;
  const own: PayLine = {
    place: place.name,
    middleHalf: null,
    median: formatDollars(median),
    period: survey2025.period,
  };
  return {
    headline: {
      figure: formatDollars(median),
      label: `median ${toRunningText(profession.name)} pay`,
      period: survey2025.period,
    },
    sentences: [
      `${startSentence(state)}'s median of ${formatDollars(median)} is ${toComparison(median, profession.national.pay.median ?? median)} the country's, ${formatOrdinal(rank)} of ${medians.length} (May 2025).`,
      metros.length > 0
        ? toRangeText(metros)
        : `No metropolitan area centered in ${state} has a published figure.`,
    ],
    lines: [own, ...lines],
    answer:
      `${formatDollars(median)} a year was the median in May 2025${rank === 1 ? ", the highest of any state" : ""}. ${toTopMetros(metros, state)}`.trim(),
  };
}

function toPayByMetro(
  profession: Profession,
  state: string,
  metros: readonly KnownMetro[],
  lines: PayLine[],
): PlacePay {
  const noun = toRunningText(profession.name);
  const [best, second] = metros;
  if (!best) {
    return {
      headline: toNationalHeadline(profession),
      sentences: [
        `We hold no ${noun} median for ${state}, neither for the whole nor for a metropolitan area centered there.`,
      ],
      lines,
      answer: `The country's median was ${formatPay(profession.national.pay.median, survey2025)} in May 2025; we hold no figure for ${state}.`,
    };
  }
  return {
    headline: {
      figure: sayMetro(best),
      label: `${withWageScope(profession.slug, `median ${noun} pay`)} around ${best.name}`,
      period: survey2024.period,
    },
    sentences: [`We hold no ${noun} median for ${state} as a whole. ${toRangeText(metros)}`],
    lines,
    answer: second
      ? toTopMetros(metros, state)
      : `Around ${toCity(best)} the median was ${sayMetro(best)} (May 2024); we hold no figure for ${state} as a whole.`,
  };
}

/** Of one area or more. */
function toRangeText(metros: readonly KnownMetro[]): string {
  const [top, low] = [metros[0]!, metros.at(-1)!];
  if (top === low)
    return `${top.name} is the one metropolitan area with a figure, ${sayMetro(top)} (May 2024).`;
  if (sayMetro(top) === sayMetro(low))
    return `All ${metros.length} metropolitan areas with a figure print ${sayMetro(top)} (May 2024).`;
  return `Between metropolitan areas it goes from ${sayMetro(low)} around ${low.name} to ${sayMetro(top)} around ${top.name} (May 2024).`;
}

/** The best paid; those above what the survey prints are named as equals, since nobody knows which of them leads. */
function toTopMetros(metros: readonly KnownMetro[], state: string): string {
  const open = metros.filter(({ median }) => isOpenEnded(median, survey2024));
  const [first, second] = metros;
  if (!first) return "";
  if (!second) return `Around ${toCity(first)} it was ${sayMetro(first)} (May 2024).`;
  if (open.length < 2) {
    const best = metros.slice(0, topMetrosShown).map((metro) => `${toCity(metro)} ${sayMetro(metro)}`);
    return `Best paid within ${state}: ${best.join(", ")} (May 2024).`;
  }
  const named = listWithAnd(open.slice(0, topMetrosShown).map(toCity));
  const where =
    open.length > topMetrosShown
      ? `in ${open.length} metropolitan areas of ${state}, ${named} among them`
      : `around ${named}`;
  const next = metros[open.length];
  return `The median was ${sayMetro(first)}, the most that the survey prints, ${where} (May 2024)${next ? `; next comes ${toCity(next)} with ${sayMetro(next)}` : ""}.`;
}

const toCity = ({ name }: KnownMetro): string => name.replace(/, [A-Z]{2}$/, "");
