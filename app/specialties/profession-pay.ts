import { findState } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { topCode } from "#app/platform/record-fields.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, type PayRow, survey2024 } from "#app/ui/pay-scale.ts";
import { toTimes } from "./profession-words.ts";

type Metro = Profession["metros"][number];

const largestShown = 12;
const bestShown = 8;
/** From so many areas on, an order by the median says nothing: they all stand at the survey's highest figure. */
const manyTopCoded = 10;

/** How far apart the lowest and the highest paid are; what is said of it depends on that. */
export function toSpreadText({ p10, p90 }: Profession["national"]["pay"]): string | null {
  if (p10 === null || p90 === null) return null;
  const ratio = p90 / p10;
  const [low, high] = [formatDollars(p10), formatDollars(p90)];
  if (ratio >= 4)
    return `Pay spreads wide: under ${low} for the lowest-paid tenth, over ${high} for the best-paid.`;
  if (ratio >= 2.2)
    return `The best-paid tenth starts at ${high}, ${toTimes(ratio)} the ${low} below which the lowest-paid tenth stays.`;
  return `Eight in ten make between ${low} and ${high}.`;
}

interface StatePay {
  medians: Record<string, number>;
  text: string;
}

/** null where our copy of the survey has no medians by state. */
export function toStatePay({ states, national }: Profession): StatePay | null {
  if (!states) return null;
  const ranked = Object.entries(states).sort(([, a], [, b]) => b - a);
  const [best, least] = [ranked[0]!, ranked.at(-1)!];
  const name = (code: string) =>
    code === "DC" ? "The District of Columbia" : (findState(code)?.name ?? code);
  const above =
    national.pay.median === null ? 0 : ranked.filter(([, median]) => median > national.pay.median!).length;
  return {
    medians: states,
    text: `${name(best[0])} has the highest median, ${formatDollars(best[1])}, ${toTimes(best[1] / least[1])} that of ${name(least[0])} (${formatDollars(least[1])}). ${above} of ${ranked.length} lie above the country's.`,
  };
}

export interface MetroPay {
  heading: string;
  text: string;
  areas: { name: string; value: number; to: string }[];
}

/** The areas that pay best, by the median, or by the lower quarter where the survey does not print the median. */
export function toBestMetros({ metros }: Profession): MetroPay | null {
  const known = metros.filter(({ pay }) => pay.median !== null);
  if (known.length < 3) return null;
  const topCoded = known.filter(({ pay }) => pay.median! >= topCode);
  const isByQuarter = topCoded.length >= manyTopCoded;
  const toValue = ({ pay }: Metro) => (isByQuarter ? pay.p25 : pay.median) ?? 0;
  const ranked = [...known].sort((a, b) => toValue(b) - toValue(a) || (b.pay.p10 ?? 0) - (a.pay.p10 ?? 0));
  const [best, least] = [ranked[0]!, ranked.at(-1)!];
  return {
    heading: isByQuarter ? "Where even the lower quarter is paid most" : "Metropolitan areas that pay most",
    text: isByQuarter
      ? `In ${topCoded.length} of ${known.length} metropolitan areas half are paid at least ${formatDollars(topCode)}, and the survey prints no more than that. So these are ordered by what three quarters are paid more than.`
      : `Of ${formatCount(known.length)} metropolitan areas with a figure, ${best.name} comes first and ${least.name} last, at ${formatPay(least.pay.median, survey2024)}.`,
    areas: ranked
      .slice(0, bestShown)
      .map((metro) => ({ name: metro.name, value: toValue(metro), to: paths.metro(metro.slug) })),
  };
}

/** The largest areas with figures, for a profession without medians by state. */
export const listLargestMetros = ({ metros }: Profession): PayRow[] =>
  metros
    .filter(({ pay }) => pay.median !== null)
    .slice(0, largestShown)
    .map(({ slug, name, pay }) => ({ label: name, to: paths.metro(slug), pay }));
