import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toBenefitLines } from "./benefit-lines.ts";
import { toCents } from "./cents.ts";
import { keepPaid, type LedgerLine, type OfferYear, sumKind } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { spreadOverStay } from "./paid-once.ts";
import { toBaseRate } from "./staff-year.ts";
import { toWeekLines } from "./week-pay.ts";
import { type TaxRules, toContractorTaxes } from "./year-taxes.ts";

export function toContractorYear(offer: OfferTerms, stay: number, rules: TaxRules): OfferYear {
  const rate = toBaseRate(offer);
  const { hours, worked } = offer;
  const income: LedgerLine[] = [
    {
      name: "Contract pay",
      kind: "pay",
      amount: rate * hours * worked,
      how: `${toCents(rate)} × ${formatCount(hours)} hours × ${formatCount(worked)} weeks`,
    },
    ...toWeekLines(offer, rate, worked),
    {
      name: "Bonuses and travel money",
      kind: "pay",
      amount: spreadOverStay(offer.sign + offer.retention + offer.move + offer.loan, stay),
      how: "all of it is business income, spread over the months you stay",
    },
  ];
  const business: LedgerLine[] = [
    {
      name: "Your malpractice policy",
      kind: "cost",
      amount: offer.policy,
      how: `${formatDollars(offer.policy)} a year, deducted from income`,
    },
    {
      name: "Other business costs",
      kind: "cost",
      amount: offer.costs,
      how: `${formatDollars(offer.costs)} a year, deducted from income`,
    },
  ];
  const benefits = toBenefitLines(offer, { wages: 0, stay });
  const lines = keepPaid([...income, ...benefits, ...business]);
  const tail = benefits.find(({ name }) => name.startsWith("Malpractice tail"))!.amount;
  return {
    lines,
    rate,
    weeks: worked,
    hoursWorked: (hours + offer.overtime + offer.calledIn) * worked,
    taxes: toContractorTaxes(
      sumKind(income, "pay") - sumKind(business, "cost") - tail,
      offer.premium * 12,
      rules,
    ),
  };
}
