import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import type { Landing } from "./landing.ts";
import {
  formatMetro,
  type KnownMetro,
  type PayLine,
  type PlacePay,
  toComparison,
  toMetroLine,
  toNationalHeadline,
  toRankSentence,
  toResidentNote,
} from "./pay-figures.ts";

const metrosShown = 4;
const metrosNamed = 3;

export function toLandingStatePay(
  { place }: Landing,
  profession: ProfessionRecord,
  metros: readonly KnownMetro[],
): PlacePay {
  const state = toStateText(place.stateCode);
  const median = profession.states?.[place.stateCode] ?? null;
  const lines = metros.slice(0, metrosShown).map(toMetroLine);
  if (median === null) return toPayByMetro(profession, state, metros, lines);
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
      toMedianText(profession, state, median),
      metros.length > 0 ? toRangeText(metros) : `We have no figure for a metro area centered in ${state}.`,
    ],
    lines: [own, ...lines],
    answer:
      `The median in ${state} was ${formatDollars(median)} a year in May 2025 (BLS). ${toMetroList(metros)}`.trim(),
  };
}

function toMedianText({ national, states }: ProfessionRecord, state: string, median: number): string {
  const medians = Object.values(states!);
  const nation = national.pay.median;
  const higher = medians.filter((other) => other > median).length;
  const lower = medians.filter((other) => other < median).length;
  const among =
    medians.length > 50 ? "among the 50 states and D.C" : `among the ${medians.length} states with a figure`;
  const rank = toRankSentence(higher, lower, among);
  const compared =
    nation === null ? "" : `, ${toComparison(median, nation)} the U.S. median of ${formatDollars(nation)}`;
  return `${startSentence(state)}'s median is ${formatDollars(median)} (BLS, May 2025)${compared}.${rank}`;
}

function toPayByMetro(
  profession: ProfessionRecord,
  state: string,
  metros: readonly KnownMetro[],
  lines: PayLine[],
): PlacePay {
  const [largest] = metros;
  const noun = toRunningText(profession.name);
  if (!largest) {
    return {
      headline: toNationalHeadline(profession),
      sentences: [`We have no ${noun} figure for ${state} or for a metro area centered there.`],
      lines,
      answer: `The U.S. median was ${formatPay(profession.national.pay.median, survey2025)} in May 2025 (BLS). We have no figure for ${state}.`,
    };
  }
  const residents = toResidentNote(profession, largest.pay, toCity(largest));
  return {
    headline: {
      figure: formatMetro(largest),
      label: `${withWageScope(profession.slug, `median ${noun} pay`)} around ${largest.name}`,
      period: "May 2024",
    },
    sentences: [`We have no ${noun} median for ${state} as a whole. ${toRangeText(metros)}`, ...residents],
    lines,
    answer: [toMetroList(metros), ...residents, `We have no figure for ${state} as a whole.`].join(" "),
  };
}

function toRangeText(metros: readonly KnownMetro[]): string {
  const byPay = [...metros].sort((a, b) => b.median - a.median);
  const [top, low] = [byPay[0]!, byPay.at(-1)!];
  if (top === low)
    return `${top.name} is the only metro area with a figure: ${formatMetro(top)} (BLS, May 2024).`;
  if (formatMetro(top) === formatMetro(low))
    return `${metros.length === 2 ? "Both" : `All ${metros.length}`} metro areas with a figure report ${formatMetro(top)} (BLS, May 2024).`;
  const highest = byPay.filter((metro) => formatMetro(metro) === formatMetro(top));
  return `Metro medians run from ${formatMetro(low)} in ${low.name} to ${formatMetro(top)} in ${highest.length > 1 ? `${highest.length === 2 ? "two" : highest.length} areas` : top.name} (BLS, May 2024).`;
}

function toMetroList(metros: readonly KnownMetro[]): string {
  const [only, ...others] = metros;
  if (!only) return "";
  if (others.length === 0)
    return `The median around ${toCity(only)} was ${formatMetro(only)} a year in May 2024 (BLS).`;
  const named = metros.slice(0, metrosNamed).map((metro) => `${toCity(metro)} ${formatMetro(metro)}`);
  return `Median pay by metro area in May 2024 (BLS), largest area first: ${named.join(", ")}.`;
}

const toCity = ({ name }: KnownMetro): string => name.replace(/, [A-Z]{2}$/, "");
