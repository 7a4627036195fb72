import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toStayYears } from "./paid-once.ts";

type Span = Pick<OfferTerms, "kind" | "weeks">;

/** Work that ends after some weeks. It is added up for them and never for a year. */
export const isContract = ({ kind, weeks }: Span): boolean => kind !== "staff" && weeks > 0;

/** The part of a yearly or monthly amount that falls into the offer. */
export const toYearShare = (span: Span): number => (isContract(span) ? span.weeks / weeksPerYear : 1);

export const toWeeksText = (weeks: number): string =>
  weeks === 1 ? "1 week" : `${formatCount(weeks)} weeks`;

/** Of an amount a year that counts for the weeks of a contract. */
export const toPartText = (span: Span): string =>
  isContract(span) ? `, for ${toWeeksText(span.weeks)} of ${weeksPerYear}` : "";

/** "a year" or "for the 13 weeks". */
export const toSpanWords = (span: Span): string =>
  isContract(span) ? `for the ${span.weeks === 1 ? "week" : toWeeksText(span.weeks)}` : "a year";

const mostYears = 5;

/** The years of a stay from the first. A contract has none. */
export const listYears = (span: Span, stayedMonths: number): number[] =>
  isContract(span)
    ? []
    : Array.from({ length: Math.min(mostYears, Math.ceil(toStayYears(stayedMonths))) }, (_, at) => at + 1);
