import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import type { PublishedPay } from "#app/facts/catalog/record-fields.ts";
import { includesResidents } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";

const rankedEnds = 10;

const ordinals = [
  "",
  "second-",
  "third-",
  "fourth-",
  "fifth-",
  "sixth-",
  "seventh-",
  "eighth-",
  "ninth-",
  "tenth-",
];

/** Begins with a space, or is empty for a rank in the middle. */
export function toRankSentence(higher: number, lower: number, among: string): string {
  if (higher < rankedEnds) return ` It is the ${ordinals[higher]}highest ${among}.`;
  return lower < rankedEnds ? ` It is the ${ordinals[lower]}lowest ${among}.` : "";
}

export interface PayLine {
  place: string;
  middleHalf: string | null;
  median: string;
  period: string;
}

export interface LandingPay {
  /** Falls back to the country's figure, labeled as such. */
  headline: { figure: string; label: string; period: string };
  sentences: string[];
  lines: PayLine[];
  /** Set when the wage code is wider than the profession. */
  scope: string | null;
  answer: string;
}

export type PlacePay = Omit<LandingPay, "scope">;

type MetroPay = ProfessionRecord["metros"][number];
export type KnownMetro = MetroPay & { median: number };

export const formatMetro = ({ median }: KnownMetro): string => formatPay(median, survey2024);

export const toNationalHeadline = ({ slug, national, name }: ProfessionRecord): LandingPay["headline"] => ({
  figure: formatPay(national.pay.median, survey2025),
  label: `${withWageScope(slug, `median ${toRunningText(name)} pay`)} in the United States`,
  period: survey2025.period,
});

export const toMetroLine = ({ name, pay }: MetroPay): PayLine => ({
  place: name,
  middleHalf: toMiddleHalf(pay, survey2024),
  median: formatPay(pay.median, survey2024),
  period: survey2024.period,
});

export const toCountryLine = (pay: PublishedPay, source: typeof survey2024): PayLine => ({
  place: "United States",
  middleHalf: toMiddleHalf(pay, source),
  median: formatPay(pay.median, source),
  period: source.period,
});

export const toRange = (low: number, high: number, source: typeof survey2024): string =>
  `${formatDollars(low)} to ${isOpenEnded(high, source) ? `${formatDollars(source.topCode!)} or more` : formatDollars(high)}`;

export function toResidentNote({ soc }: ProfessionRecord, pay: PublishedPay, city: string): string[] {
  const { p10, p25 } = pay;
  if (includesResidents(soc, p25))
    return [`The ${city} figure counts residents: a quarter earned less than ${formatDollars(p25!)}.`];
  if (!includesResidents(soc, p10)) return [];
  return [`The ${city} figure counts residents: a tenth earned less than ${formatDollars(p10!)}.`];
}

function toMiddleHalf({ p25, p75 }: PublishedPay, source: typeof survey2024): string | null {
  if (p25 === null || p75 === null) return null;
  if (isOpenEnded(p25, source)) return formatPay(p25, source);
  return toRange(p25, p75, source);
}

export function toComparison(value: number, than: number): string {
  const percent = Math.round((value / than - 1) * 100);
  if (value === than) return "the same as";
  if (percent === 0) return value > than ? "slightly above" : "slightly below";
  return `${Math.abs(percent)}% ${percent > 0 ? "above" : "below"}`;
}
