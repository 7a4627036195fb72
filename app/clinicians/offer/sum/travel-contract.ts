import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import {
  hasTaxHome,
  spreadCanceledShifts,
  toFederalWeek,
  toLostHours,
  toTaxedStipends,
} from "./assignment.ts";
import { toBenefitLines, toWeeksText, toYearlyLines, toYearShare } from "./benefit-lines.ts";
import { keepPaid, type LedgerLine, type OfferSum, sumKind, toCents } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import type { Stay } from "./paid-once.ts";
import { toBaseRate } from "./staff-year.ts";
import { sumFederalPremium, toWeekLines } from "./week-pay.ts";
import { type TaxRules, toContractTaxes, toEmployeeTaxes } from "./year-taxes.ts";

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

export function toTravelContract(
  offer: OfferTerms,
  stay: Stay,
  rules: TaxRules,
  federalRate: FederalRate | null,
): OfferSum {
  const rate = toBaseRate(offer);
  const week = toPaidWeek(offer);
  const { weeks } = offer;
  const worked = spreadCanceledShifts({ canceledShifts: offer.canceled, weeks }).map((of) => ({
    weeks: of.weeks,
    hours: Math.max(0, offer.hours - of.shifts * offer.shift),
  }));
  const pay: LedgerLine[] = [
    {
      name: "Taxable base pay",
      kind: "pay",
      amount: rate * week.paidHours * weeks,
      how: `${toCents(rate)} × ${formatCount(Math.round(week.paidHours * 100) / 100)} paid hours × ${toWeeksText(weeks)}`,
    },
    ...toWeekLines(offer, rate, worked),
    ...toYearlyLines(offer),
    ...toStipendLines(offer, week.stipendShare * weeks, federalRate),
    ...toOnceLines(offer),
  ];
  const lines = keepPaid([...pay, ...toBenefitLines(offer, { wages: sumKind(pay, "pay"), stay })]);
  return {
    lines,
    rate,
    weeks,
    hoursWorked: (week.workedHours + offer.overtime + offer.calledIn) * weeks,
    taxes: toContractTaxes(offer, (times) =>
      toEmployeeTaxes(
        {
          wages: sumKind(lines, "pay") * times,
          preTax: offer.premium * 12 * toYearShare(offer) * times,
          premium: sumFederalPremium(offer, rate, worked) * times,
        },
        rules,
      ),
    ),
  };
}

function toStipendLines(offer: OfferTerms, weeks: number, federalRate: FederalRate | null): LedgerLine[] {
  const limit = federalRate && toFederalWeek(federalRate);
  const taxed = toTaxedStipends(offer, { isAway: hasTaxHome(offer), limit });
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
      how: `${formatDollars(taxed)} a week ${hasTaxHome(offer) ? "above the federal rate" : offer.home ? "because the work lasts over a year" : "without a tax home"} × ${paid}`,
    },
  ];
}

/** Paid once in a contract. */
const toOnceLines = (offer: OfferTerms): LedgerLine[] => [
  { name: "Bonuses", kind: "pay", amount: offer.sign + offer.retention, how: "paid once in this contract" },
  {
    name: "Travel money",
    kind: hasTaxHome(offer) ? "stipend" : "pay",
    amount: offer.move,
    how: "paid once in this contract",
  },
];
