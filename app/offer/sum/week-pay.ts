import { formatCount } from "#app/ui/count.ts";
import { toCallPay } from "./call-pay.ts";
import { toCents } from "./cents.ts";
import type { LedgerLine } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toFederalPremiumHours, toPremium, toPremiumHours, toRegularRate } from "./overtime.ts";

interface WeekPay {
  differentials: number;
  /** Extra hours, without their premium. */
  straight: number;
  premium: number;
  /** The part that federal law requires. */
  federalPremium: number;
  regularRate: number;
  premiumHours: number;
  call: number;
}

const isSalary = ({ kind, per, rule }: OfferTerms): boolean =>
  kind !== "contractor" && rule === "none" && (per === "year" || per === "week");

export function toWeekPay(offer: OfferTerms, rate: number): WeekPay {
  const differentials =
    offer.night * offer.nightHours + offer.weekend * offer.weekendHours + offer.extra * offer.extraHours;
  const hours = offer.hours + offer.overtime;
  // No law gives a contractor overtime.
  const rule = offer.kind === "contractor" ? "none" : offer.rule;
  const week = { hours, shiftHours: offer.shift, rule };
  const regularRate = toRegularRate(rate, hours, differentials);
  const premiumHours = toPremiumHours(week);
  return {
    differentials,
    straight: isSalary(offer) ? 0 : rate * offer.overtime,
    premium: toPremium(regularRate, premiumHours),
    federalPremium: toPremium(regularRate, toFederalPremiumHours(week)),
    regularRate,
    premiumHours,
    call: toCallPay({
      standbyRate: offer.standby,
      standbyHours: offer.standbyHours,
      calledInHours: offer.calledIn,
      rate,
      calledInTimes: offer.callTimes,
    }),
  };
}

export function toWeekLines(offer: OfferTerms, rate: number, weeks: number): LedgerLine[] {
  const week = toWeekPay(offer, rate);
  const at = `${formatCount(Math.round(weeks * 10) / 10)} weeks worked`;
  return [
    {
      name: "Differentials",
      kind: "pay",
      amount: week.differentials * weeks,
      how: `${toCents(week.differentials)} a week × ${at}`,
    },
    {
      name: "Extra hours",
      kind: "pay",
      amount: week.straight * weeks,
      how: `${formatCount(offer.overtime)} hours × ${toCents(rate)} × ${at}`,
    },
    {
      name: "Overtime premium",
      kind: "pay",
      amount: week.premium * weeks,
      how: `${formatCount(Math.round(week.premiumHours * 100) / 100)} hours × half of the regular rate, ${toCents(week.regularRate)} × ${at}`,
    },
    {
      name: "Call",
      kind: "pay",
      amount: week.call * weeks,
      how: `${toCents(week.call)} a week × ${at}`,
    },
  ];
}
