import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCount, formatUnits } from "#app/kit/ui/count.ts";
import { toCallShiftPay } from "./benefit-lines.ts";
import { type LedgerLine, toCents } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toCallPay, toFederalPremiumHours, toPremium, toPremiumHours, toRegularRate } from "./overtime.ts";

interface WeekPay {
  differentials: number;
  /** Extra hours, without their premium. */
  straight: number;
  /** What is owed for overtime above the premium of hours called in. */
  premium: number;
  /** The premium of hours called in that counts toward overtime owed. */
  credited: number;
  /** The part that federal law requires, with what is credited toward it (29 U.S.C. 207(h)). */
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
  const call = toCallPay({
    standbyRate: offer.standby,
    standbyHours: offer.standbyHours,
    calledInHours: offer.calledIn,
    rate,
    calledInTimes: offer.callTimes,
  });
  // No law gives a contractor overtime.
  const rule = offer.kind === "contractor" ? "none" : offer.rule;
  const week = { hours, calledIn: offer.calledIn, shiftHours: offer.shift, rule };
  const onCall = call.regular + toCallShiftPay(offer) / weeksPerYear;
  const regularRate = toRegularRate(rate, hours + offer.calledIn, differentials + onCall);
  const premiumHours = toPremiumHours(week);
  const owed = toPremium(regularRate, premiumHours);
  const federal = offer.exempt ? 0 : toPremium(regularRate, toFederalPremiumHours(week));
  const credited = Math.min(federal, call.credited);
  return {
    differentials,
    straight: isSalary(offer) ? 0 : rate * offer.overtime,
    premium: owed - credited,
    credited,
    federalPremium: federal,
    regularRate,
    premiumHours,
    call: call.paid,
  };
}

/** Weeks of the same hours in usual shifts. */
interface WorkedWeeks {
  weeks: number;
  hours: number;
}

const toWeeksWorked = (weeks: number): string => `${formatUnits(Math.round(weeks * 10) / 10, "week")} worked`;

function toOvertimeText({ premiumHours, regularRate, credited }: WeekPay, weeks: number): string {
  const less = credited > 0 ? `, less ${toCents(credited)} that call pays already` : "";
  return `${formatCount(Math.round(premiumHours * 100) / 100)} hours × half of the regular rate, ${toCents(regularRate)}${less} × ${toWeeksWorked(weeks)}`;
}

export const sumFederalPremium = (offer: OfferTerms, rate: number, worked: readonly WorkedWeeks[]): number =>
  worked.reduce(
    (sum, { hours, weeks }) => sum + toWeekPay({ ...offer, hours }, rate).federalPremium * weeks,
    0,
  );

export function toWeekLines(offer: OfferTerms, rate: number, worked: readonly WorkedWeeks[]): LedgerLine[] {
  const week = toWeekPay(offer, rate);
  const weeks = worked.reduce((sum, of) => sum + of.weeks, 0);
  const at = toWeeksWorked(weeks);
  const overtime = worked
    .map((of) => ({ ...of, pay: toWeekPay({ ...offer, hours: of.hours }, rate) }))
    .filter(({ pay, weeks }) => weeks > 0 && pay.premium > 0);
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
      how: `${formatUnits(offer.overtime, "hour")} × ${toCents(rate)} × ${at}`,
    },
    {
      name: "Overtime premium",
      kind: "pay",
      amount: overtime.reduce((sum, { pay, weeks }) => sum + pay.premium * weeks, 0),
      how: overtime.map(({ pay, weeks }) => toOvertimeText(pay, weeks)).join("; "),
    },
    {
      name: "Call",
      kind: "pay",
      amount: week.call * weeks,
      how: `${toCents(week.call)} a week × ${at}`,
    },
  ];
}
