import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { topCode } from "#app/facts/catalog/record-fields.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { isResidentPay, toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { formatPay, type PayRow, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

type Metro = ProfessionRecord["metros"][number];

const largestShown = 12;
const bestShown = 8;
/** With this many areas at the survey's highest figure, ranking by the median means nothing. */
const manyTopCoded = 10;

export function toSpreadText({ p10, p90 }: ProfessionRecord["national"]["pay"]): string | null {
  if (p10 === null || p90 === null) return null;
  const ratio = p90 / p10;
  const [low, high] = [formatDollars(p10), formatDollars(p90)];
  if (ratio >= 4)
    return `The range is wide: the lowest-paid 10% earn less than ${low}, and the highest-paid 10% earn more than ${high}.`;
  if (ratio >= 2.2)
    return `The highest-paid 10% earn more than ${high}, ${toTimes(ratio)} the ${low} that marks the lowest-paid 10%.`;
  return `Eight in ten earn between ${low} and ${high}.`;
}

interface StatePay {
  medians: Record<string, number>;
  text: string;
}

export function toStatePay({ states, national }: ProfessionRecord): StatePay | null {
  if (!states) return null;
  const ranked = Object.entries(states).sort(([, a], [, b]) => b - a);
  const [best, least] = [ranked[0]!, ranked.at(-1)!];
  const name = (code: string) =>
    code === "DC" ? "The District of Columbia" : (findState(code)?.name ?? code);
  const above =
    national.pay.median === null ? 0 : ranked.filter(([, median]) => median > national.pay.median!).length;
  return {
    medians: states,
    text: `${name(best[0])} has the highest median, ${formatDollars(best[1])}. ${name(least[0])} has the lowest, ${formatDollars(least[1])}. The median is above the national figure in ${above} of ${ranked.length} states, counting D.C.`,
  };
}

export interface MetroPay {
  heading: string;
  text: string;
  areas: { name: string; value: number; to: string }[];
  /** How many areas' 25th percentiles are above the published range, which leaves them unranked. */
  atTop: number | null;
}

/** Goes by the 25th percentile when many medians are above the published range. */
export function toBestMetros(profession: ProfessionRecord): MetroPay | null {
  const known = listPaid(profession);
  if (known.length < 3) return null;
  const topCoded = known.filter(({ pay }) => pay.median! >= topCode);
  const isByQuarter = topCoded.length >= manyTopCoded;
  const toValue = ({ pay }: Metro) => (isByQuarter ? pay.p25 : pay.median) ?? 0;
  const atTop = known.filter(({ pay }) => (pay.p25 ?? 0) >= topCode).length;
  const ranked = [...known].sort((a, b) => toValue(b) - toValue(a) || (b.pay.p10 ?? 0) - (a.pay.p10 ?? 0));
  const [best, least] = [ranked[0]!, ranked.at(-1)!];
  return {
    heading: isByQuarter ? "Highest 25th-percentile pay by metro area" : "Highest-paying metro areas",
    text: [
      isByQuarter
        ? `The median is at least ${formatDollars(topCode)}, the highest figure BLS publishes, in ${topCoded.length === known.length ? `all ${known.length}` : `${topCoded.length} of ${known.length}`} metro areas. So we rank these by the 25th percentile.${atTop > 1 ? ` In ${atTop} of them, that is at least ${formatDollars(topCode)} too, and those go by the 10th percentile.` : ""}`
        : `We have a median for ${formatCount(known.length)} metro areas. ${best.name} has the highest, and ${least.name} has the lowest, ${formatPay(least.pay.median, survey2024)}.`,
      toLeftOutText(profession, known.length),
    ]
      .filter(Boolean)
      .join(" "),
    areas: ranked
      .slice(0, bestShown)
      .map((metro) => ({ name: metro.name, value: toValue(metro), to: paths.metro(metro.slug) })),
    atTop: isByQuarter ? atTop : null,
  };
}

function toLeftOutText({ metros }: ProfessionRecord, shown: number): string | null {
  const leftOut = metros.filter(({ pay }) => pay.median !== null).length - shown;
  if (leftOut === 0) return null;
  return `We leave out ${formatCount(leftOut)} more where the median is mostly residents' pay.`;
}

/** Leaves out areas whose median is mostly residents' pay. */
export function toLargestMetros(profession: ProfessionRecord): { rows: PayRow[]; residents: string | null } {
  const shown = listPaid(profession).slice(0, largestShown);
  return {
    rows: shown.map(({ slug, name, pay }) => ({ label: name, to: paths.metro(slug), pay })),
    residents: toResidentsNote(shown.map(({ pay }) => ({ soc: profession.soc, pay }))),
  };
}

const listPaid = ({ soc, metros, national2024 }: ProfessionRecord): Metro[] =>
  metros.filter(({ pay }) => pay.median !== null && !isResidentPay(soc, pay, national2024.median));

type Outlook = ProfessionRecord["outlook"];
type Index = CatalogRecord<"profession-index">;

export function toOutlookText(
  slug: string,
  outlook: Outlook,
  { rows, allOccupationsPercent }: Index,
): string {
  const { changePercent, openingsPerYear } = outlook;
  const profiled = rows.filter((row) => row.category !== null && row.outlook !== null);
  const place = [...profiled]
    .sort((a, b) => b.outlook!.changePercent - a.outlook!.changePercent)
    .findIndex((row) => row.slug === slug);
  const rank = toRankText(place, profiled.length, "fastest", "slowest");
  const speed = `Employment is projected to ${toChange(changePercent)} from 2024 to 2034, compared with ${allOccupationsPercent}% growth for all occupations.`;
  const among = rank ? ` That is the ${rank} of our ${profiled.length} professions.` : "";
  const replaced = toReplacedPercent(outlook);
  const reason =
    replaced >= 90
      ? `Nearly all of the ${formatCount(openingsPerYear)} openings a year replace people who retire or change occupations.`
      : `About ${replaced}% of the ${formatCount(openingsPerYear)} openings a year replace people who leave. The rest are new positions.`;
  return `${speed}${among} ${reason}`;
}

function toChange(percent: number): string {
  if (percent === 0) return "stay level";
  return `${percent > 0 ? "grow" : "decline"} ${Math.abs(percent)}%`;
}

function toReplacedPercent({ change, openingsPerYear }: Outlook): number {
  const newPerYear = Math.max(0, change) / 10;
  return Math.round(Math.max(0, 1 - newPerYear / openingsPerYear) * 100);
}

const places = ["", "second-", "third-", "fourth-", "fifth-"];

/** `place` counts from 0. Returns null in the middle of the list. */
function toRankText(place: number, size: number, first: string, last: string): string | null {
  const fromEnd = size - 1 - place;
  if (place < places.length) return `${places[place]}${first}`;
  return fromEnd < places.length ? `${places[fromEnd]}${last}` : null;
}

function toTimes(ratio: number): string {
  const rounded = Math.round(ratio * 10) / 10;
  return rounded === 2 ? "twice" : `${rounded} times`;
}
