import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { isMedianOpen, type MarketPay, toNationalPrices } from "#app/facts/reference/pay/market-pay.ts";
import { fromSurveyYear, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import { type PayPlace, toPlaceInText } from "#app/facts/reference/place/pay-place.ts";
import type { PostedPay } from "#app/jobs/search/openings/posted-pay.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { type PayFigures, percentiles } from "#app/kit/ui/chart/pay-scale.ts";

/** All amounts are in the page's basis. */
export interface PlaceView {
  slug: string;
  name: string;
  inText: string;
  /** Null on its own page, and without one. */
  to: string | null;
  figures: PayFigures;
  /** Where only a median is published: the medians of the state's metro areas. */
  areas: number[];
  topCode: number | null;
  employed: number | null;
  period: string;
  wider: string | null;
  /** The national average is 100. */
  level: number | null;
  /** Of a metro area, where the nation is 100. */
  rents: number | null;
  /** At national prices. Null for the country, for a wider place's figures and without a level. */
  real: Pick<PayFigures, "p25" | "median" | "p75"> | null;
  posted: PostedView | null;
}

export interface PostedView {
  total: string;
  isNone: boolean;
  to: string;
  stated: number;
  isOnlyNewest: boolean;
  figures: { low: number; median: number; high: number; assignments: number } | null;
}

interface PlacePay {
  place: PayPlace;
  /** Dollars a year. */
  areas: readonly number[];
  pay: MarketPay;
  level: number | null;
  rents: number | null;
  posted: PostedPay | null;
  to: string | null;
}

export function toPlaceView(
  { place, pay, areas, level, rents, posted, to }: PlacePay,
  basis: PayBasis,
): PlaceView {
  const { figures, source, employed, wider } = pay;
  return {
    slug: place.slug,
    name: place.kind === "metro" ? `${place.name} metro area` : place.name,
    inText: toPlaceInText(place),
    to,
    figures: mapFigures(figures, (dollars) => fromSurveyYear(dollars, basis)),
    areas: areas.map((dollars) => fromSurveyYear(dollars, basis)),
    topCode: source.topCode && fromSurveyYear(source.topCode, basis),
    employed,
    period: source.period,
    wider: wider && toPlaceInText(wider),
    level,
    rents,
    real: place.kind === "country" || wider || level === null ? null : toReal(pay, level, basis),
    posted: posted && toPostedView(posted, basis),
  };
}

const mapFigures = (figures: PayFigures, map: (dollars: number) => number): PayFigures =>
  Object.fromEntries(
    percentiles.map(([name]) => [name, figures[name] === null ? null : map(figures[name])]),
  ) as unknown as PayFigures;

/** A figure that is only "at least" cannot be converted. */
function toReal(pay: MarketPay, level: number, basis: PayBasis): PlaceView["real"] {
  const { topCode } = pay.source;
  const of = (dollars: number | null) =>
    dollars === null || (topCode !== null && dollars >= topCode)
      ? null
      : fromSurveyYear(toNationalPrices(dollars, level), basis);
  const { p25, median, p75 } = pay.figures;
  if (isMedianOpen(pay)) return null;
  const isWhole = of(p25) !== null && of(p75) !== null;
  return { p25: isWhole ? of(p25) : null, median: of(median), p75: isWhole ? of(p75) : null };
}

export function toPostedView({ figures, ...posted }: PostedPay, basis: PayBasis): PostedView {
  const of = (hourlyCents: number) => fromSurveyYear((hourlyCents / 100) * hoursPerYear, basis);
  return {
    total: formatTotal(posted),
    isNone: posted.total === 0,
    to: posted.to,
    stated: posted.stated,
    isOnlyNewest: posted.isOnlyNewest,
    figures: figures && {
      low: of(figures.low),
      median: of(figures.median),
      high: of(figures.high),
      assignments: figures.assignments,
    },
  };
}
