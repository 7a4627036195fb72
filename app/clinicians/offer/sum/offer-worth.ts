import { formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import {
  isContract,
  toBenefitLines,
  toPartText,
  toWeeksText,
  toYearlyLines,
  toYearShare,
} from "./benefit-lines.ts";
import { keepPaid, type LedgerLine, type OfferSum, sumKind, sumLines, toCents } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { paidInMonth, type Stay, toStayYears, toYearPart } from "./paid-once.ts";
import { toBaseRate, toLoanYears, toStaffYear } from "./staff-year.ts";
import { type FederalRate, toTravelContract } from "./travel-contract.ts";
import { toWeekLines } from "./week-pay.ts";
import { sumTaxes, type TaxRules, toContractorTaxes, toContractTaxes } from "./year-taxes.ts";

export interface Worth {
  hour: number;
  week: number;
  /** Of a year, or of a contract from its first week to its last. */
  total: number;
}

export interface OfferWorth extends OfferSum {
  before: Worth;
  after: Worth;
}

/**
 * @param stay months that the person expects to stay
 * @param year one of them, 1 for the first, in place of the average year
 */
export function toOfferWorth(
  offer: OfferTerms,
  stay: number,
  rules: TaxRules,
  federalRate: FederalRate | null,
  year: number | null = null,
): OfferWorth {
  const sum = toSum(offer, { months: stay, year }, rules, federalRate);
  const before = sumLines(sum.lines);
  return { ...sum, before: toWorth(before, sum), after: toWorth(before - sumTaxes(sum.taxes), sum) };
}

function toSum(offer: OfferTerms, stay: Stay, rules: TaxRules, federalRate: FederalRate | null): OfferSum {
  if (offer.kind === "travel") return toTravelContract(offer, stay, rules, federalRate);
  return offer.kind === "staff" ? toStaffYear(offer, stay, rules) : toContractorSum(offer, stay, rules);
}

const toWorth = (total: number, { hoursWorked, weeks }: OfferSum): Worth => ({
  hour: hoursWorked > 0 ? total / hoursWorked : 0,
  week: weeks > 0 ? total / weeks : 0,
  total,
});

/** Of a year, or of a contract's weeks. */
function toContractorSum(offer: OfferTerms, stay: Stay, rules: TaxRules): OfferSum {
  const rate = toBaseRate(offer);
  const { hours } = offer;
  const isShort = isContract(offer);
  const weeks = isShort ? offer.weeks : offer.worked;
  const share = toYearShare(offer);
  const income: LedgerLine[] = [
    {
      name: "Contract pay",
      kind: "pay",
      amount: rate * hours * weeks,
      how: `${toCents(rate)} × ${formatUnits(hours, "hour")} × ${toWeeksText(weeks)}`,
    },
    ...toWeekLines(offer, rate, [{ weeks, hours }]),
    ...toYearlyLines(offer),
    ...toOnceLines(offer, stay),
  ];
  const business: LedgerLine[] = [
    {
      name: "Your malpractice policy",
      kind: "cost",
      amount: offer.policy * share,
      how: `${formatDollars(offer.policy)} a year${toPartText(offer)}, deducted from income`,
    },
    {
      name: "Other business costs",
      kind: "cost",
      amount: offer.costs * share,
      how: `${formatDollars(offer.costs)} a year${toPartText(offer)}, deducted from income`,
    },
  ];
  const benefits = toBenefitLines(offer, { wages: 0, stay });
  const tail = benefits.find(({ name }) => name.startsWith("Malpractice tail"))!.amount;
  const profit = sumKind(income, "pay") - sumKind(business, "cost") - tail;
  const tax = (times: number) => toContractorTaxes(profit * times, offer.premium * 12 * share * times, rules);
  return {
    lines: keepPaid([...income, ...benefits, ...business]),
    rate,
    weeks,
    hoursWorked: (hours + offer.overtime + offer.calledIn) * weeks,
    taxes: isShort ? toContractTaxes(offer, tax) : tax(1),
  };
}

function toOnceLines(offer: OfferTerms, stay: Stay): LedgerLine[] {
  const isShort = isContract(offer);
  const once = offer.sign + offer.retention + offer.move;
  const loan = toLoanYears(
    offer.loan,
    offer.loanYears,
    isShort ? toYearShare(offer) : toStayYears(stay.months),
  );
  const whole = { months: 12, year: null };
  return [
    {
      name: "Bonuses and travel money",
      kind: "pay",
      amount: isShort ? once : toYearPart(paidInMonth(once, 1), stay),
      how: isShort
        ? "paid once in this contract, as business income"
        : "all of it is business income, spread over the months you stay",
    },
    {
      name: "Loan repayment",
      kind: "pay",
      amount: toYearPart(loan, isShort ? whole : stay),
      how: `${formatDollars(offer.loan / offer.loanYears)} in each of ${formatCount(offer.loanYears)} years, guaranteed while you stay`,
    },
  ];
}
