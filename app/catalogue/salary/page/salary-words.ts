import { formatAmount, type PayBasis, unitTexts } from "#app/facts/reference/pay/pay-basis.ts";
import { formatPercent, percentAbove } from "#app/kit/text/figures.ts";
import type { PayFigures } from "#app/kit/ui/chart/pay-scale.ts";
import type { PlaceView } from "./place-view.ts";

type Shown = Pick<PlaceView, "figures" | "topCode">;

/** "$46.90", or "at least $115.00" at the highest figure that the survey prints. */
export function formatStated(amount: number, topCode: number | null, { per }: PayBasis): string {
  return topCode !== null && amount >= topCode
    ? `at least ${formatAmount(topCode, per)}`
    : formatAmount(amount, per);
}

/** Short enough for five figures in a line: "$239,200+". */
export const formatBriefly = (amount: number, topCode: number | null, { per }: PayBasis): string =>
  topCode !== null && amount >= topCode ? `${formatAmount(topCode, per)}+` : formatAmount(amount, per);

export const formatMedian = ({ figures: { median }, topCode }: Shown, basis: PayBasis): string =>
  median === null ? "no figure" : formatStated(median, topCode, basis);

export function describeSpread({ figures, topCode, real }: PlaceView, basis: PayBasis): string {
  const say = (amount: number) => formatStated(amount, topCode, basis);
  const { p10, p25, median, p75, p90 } = figures;
  return [
    median !== null && `The median is ${say(median)} ${unitTexts[basis.per]}.`,
    p25 !== null && p75 !== null && `The middle half earns ${toRange(p25, p75, say)}.`,
    p10 !== null && p90 !== null && `Eight in ten earn ${toRange(p10, p90, say)}.`,
    real?.median && `At national prices the median is worth ${formatAmount(real.median, basis.per)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const toRange = (low: number, high: number, say: (amount: number) => string): string =>
  say(low) === say(high) ? say(low) : `${say(low)} to ${say(high)}`;

export function describeDifference(amount: number, base: number): string {
  const percent = percentAbove(amount, base);
  if (Math.abs(percent) < 0.5) return "about the same as";
  return `${formatPercent(percent)}% ${percent > 0 ? "above" : "below"}`;
}

export const describePrices = (level: number): string =>
  Math.abs(level - 100) < 0.5
    ? "Prices there are about the nation's"
    : `Prices there are ${formatPercent(level - 100)}% ${level > 100 ? "above" : "below"} the nation's`;

/** Null when the figures are only "at least". */
export const findMedian = ({
  figures: { median },
  topCode,
}: {
  figures: PayFigures;
  topCode: number | null;
}) => (median === null || (topCode !== null && median >= topCode) ? null : median);
