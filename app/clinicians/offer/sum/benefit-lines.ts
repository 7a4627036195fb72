import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import { type LedgerLine, toCents } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import {
  mostPayCounted,
  paidInMonth,
  type Stay,
  toEmployerMatch,
  toStayYears,
  toVestedShare,
  toYearPart,
} from "./paid-once.ts";

/** A contractor gets no retirement match. */
export function toBenefitLines(
  offer: OfferTerms,
  { wages, stay }: { wages: number; stay: Stay },
): LedgerLine[] {
  const match = toEmployerMatch(wages, offer.match);
  const part = toYearShare(offer);
  const months = 12 * part;
  const isWhole = isContract(offer);
  const share = toVestedShare(offer.vest, offer.vestBy, isWhole ? months : stay.months);
  return [
    {
      name: "Retirement match",
      kind: "benefit",
      amount: offer.kind === "contractor" ? 0 : match * share,
      how: `${offer.match}% of ${toCountedPay(wages)}${share < 1 ? `, ${Math.round(share * 100)}% of it yours after ${isWhole ? "the contract" : formatUnits(stay.months, "month")}` : ""}`,
    },
    {
      name: "CME and license money",
      kind: "benefit",
      amount: offer.cme * part,
      how: `${formatDollars(offer.cme)} a year${toPartText(offer)}, without tax when it pays for real costs`,
    },
    {
      name: "Your health premium",
      kind: "cost",
      amount: offer.premium * months,
      how: `${formatDollars(offer.premium)} a month${isWhole ? ` for ${formatCount(Math.round(months * 10) / 10)} months` : ""}${offer.kind === "contractor" ? "" : ", before tax"}`,
    },
    {
      name: "Malpractice tail that you pay",
      kind: "cost",
      amount: toTailCost(offer, stay),
      how: `${formatDollars(offer.tail)} when you leave${isWhole ? "" : ", spread over the months you stay"}`,
    },
  ];
}

const toCountedPay = (wages: number): string =>
  wages > mostPayCounted
    ? `the first ${formatDollars(mostPayCounted)}, the most pay that a plan may count in 2026`
    : formatDollars(wages);

function toTailCost(offer: OfferTerms, stay: Stay): number {
  if (offer.tailPaid !== "me") return 0;
  return isContract(offer) ? offer.tail : toYearPart(paidInMonth(offer.tail, stay.months), stay);
}

const toWrvuBonus = ({ wrvuRate, wrvuThreshold, wrvus }: OfferTerms): number =>
  Math.max(0, wrvus - wrvuThreshold) * wrvuRate;

export const toCallShiftPay = ({ callRate, callShifts, callPer }: OfferTerms): number =>
  callRate * callShifts * (callPer === "month" ? 12 : 1);

/** Pay that is agreed for a year, all of it taxed. */
export function toYearlyLines(offer: OfferTerms): LedgerLine[] {
  const share = toYearShare(offer);
  const part = toPartText(offer);
  const sure = (isSure: boolean) => (isSure ? "guaranteed" : "expected, not guaranteed");
  const shifts = `${formatCount(offer.callShifts)} shifts a ${offer.callPer}`;
  return [
    {
      name: "wRVU bonus",
      kind: "pay",
      amount: toWrvuBonus(offer) * share,
      how: `${formatCount(offer.wrvus)} wRVUs − ${formatCount(offer.wrvuThreshold)} = ${formatCount(Math.max(0, offer.wrvus - offer.wrvuThreshold))} × ${toCents(offer.wrvuRate)}${part}, ${sure(false)}`,
      isExpected: true,
    },
    {
      name: "Call shifts",
      kind: "pay",
      amount: toCallShiftPay(offer) * share,
      how: `${shifts} × ${toCents(offer.callRate)}${part}, ${sure(offer.callSure)}`,
      isExpected: !offer.callSure,
    },
    {
      name: "Quality pay",
      kind: "pay",
      amount: offer.quality * share,
      how: `${formatDollars(offer.quality)} a year${part}, ${sure(offer.qualitySure)}`,
      isExpected: !offer.qualitySure,
    },
  ];
}

/** What changes in an offer when only promised pay counts. */
export const toGuaranteed = ({ callSure, qualitySure }: OfferTerms): Partial<OfferTerms> => ({
  wrvuRate: 0,
  ...(callSure ? {} : { callRate: 0 }),
  ...(qualitySure ? {} : { quality: 0 }),
});

type Span = Pick<OfferTerms, "kind" | "weeks">;

/** Work that ends after some weeks. It is added up for them and never for a year. */
export const isContract = ({ kind, weeks }: Span): boolean => kind !== "staff" && weeks > 0;

/** The part of a yearly or monthly amount that falls into the offer. */
export const toYearShare = (span: Span): number => (isContract(span) ? span.weeks / weeksPerYear : 1);

export const toWeeksText = (weeks: number): string => formatUnits(weeks, "week");

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
