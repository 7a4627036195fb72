import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toFederalWeek, toLostHours, toTaxedStipends } from "./assignment.ts";
import { toBenefitLines } from "./benefit-lines.ts";
import { toCents } from "./cents.ts";
import { keepPaid, type LedgerLine, type OfferYear, sumKind } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toBaseRate } from "./staff-year.ts";
import { toWeekLines, toWeekPay } from "./week-pay.ts";
import { type TaxRules, toEmployeeTaxes } from "./year-taxes.ts";

/** Dollars per night and per day. */
export interface FederalRate {
  lodging: number;
  meals: number;
}

/** Spreads the contract's canceled shifts over its weeks. */
function toPaidWeek(offer: OfferTerms) {
  const lost = toLostHours({
    hoursPerWeek: offer.hours,
    shiftHours: offer.shift,
    weeks: offer.weeks,
    guaranteedHours: offer.guaranteed,
    canceledShifts: offer.canceled,
  });
  const lostHours = offer.weeks > 0 ? lost / offer.weeks : 0;
  const paidHours = offer.hours - lostHours;
  const canceledHours = offer.weeks > 0 ? (offer.canceled * offer.shift) / offer.weeks : 0;
  const stipendShare = offer.cut && offer.hours > 0 ? paidHours / offer.hours : 1;
  return { lostHours, paidHours, workedHours: Math.max(0, offer.hours - canceledHours), stipendShare };
}

export function toTravelYear(
  offer: OfferTerms,
  stay: number,
  rules: TaxRules,
  federalRate: FederalRate | null,
): OfferYear {
  const rate = toBaseRate(offer);
  const week = toPaidWeek(offer);
  const worked = offer.worked;
  const weeks = `${formatCount(worked)} weeks`;
  const pay: LedgerLine[] = [
    {
      name: "Taxable base pay",
      kind: "pay",
      amount: rate * week.paidHours * worked,
      how: `${toCents(rate)} × ${formatCount(Math.round(week.paidHours * 100) / 100)} paid hours × ${weeks}`,
    },
    ...toWeekLines(offer, rate, worked),
    ...toStipendLines(offer, week.stipendShare * worked, federalRate),
    ...toContractLines(offer),
  ];
  const lines = keepPaid([...pay, ...toBenefitLines(offer, { wages: sumKind(pay, "pay"), stay })]);
  return {
    lines,
    rate,
    weeks: worked,
    hoursWorked: (week.workedHours + offer.overtime + offer.calledIn) * worked,
    taxes: toEmployeeTaxes(
      {
        wages: sumKind(lines, "pay"),
        preTax: offer.premium * 12,
        premium: toWeekPay(offer, rate).federalPremium * worked,
      },
      rules,
    ),
  };
}

function toStipendLines(offer: OfferTerms, weeks: number, federalRate: FederalRate | null): LedgerLine[] {
  const limit = federalRate && toFederalWeek(federalRate);
  const taxed = toTaxedStipends(offer, { hasTaxHome: offer.home, limit });
  const all = offer.lodging + offer.meals;
  const paid = `${formatCount(Math.round(weeks * 10) / 10)} paid weeks`;
  return [
    {
      name: "Stipends without tax",
      kind: "stipend",
      amount: (all - taxed) * weeks,
      how: `${formatDollars(all - taxed)} a week × ${paid}`,
    },
    {
      name: "Stipends that are taxed",
      kind: "pay",
      amount: taxed * weeks,
      how: `${formatDollars(taxed)} a week ${offer.home ? "above the federal rate" : "without a tax home"} × ${paid}`,
    },
  ];
}

/** For as many contracts as fit into a year's weeks. */
function toContractLines(offer: OfferTerms): LedgerLine[] {
  const contracts = offer.weeks > 0 ? offer.worked / offer.weeks : 0;
  const times = `${formatCount(Math.round(contracts * 10) / 10)} contracts a year`;
  const once = offer.sign + offer.retention;
  return [
    { name: "Bonuses", kind: "pay", amount: once * contracts, how: `${formatDollars(once)} × ${times}` },
    {
      name: "Travel money",
      kind: offer.home ? "stipend" : "pay",
      amount: offer.move * contracts,
      how: `${formatDollars(offer.move)} × ${times}`,
    },
  ];
}
