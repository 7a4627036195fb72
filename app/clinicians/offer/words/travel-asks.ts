import { hasTaxHome } from "#app/clinicians/offer/sum/assignment.ts";
import { sumKind, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import { toWeekPay } from "#app/clinicians/offer/sum/week-pay.ts";
import { sumTaxes } from "#app/clinicians/offer/sum/year-taxes.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { toBlendedRate } from "./offer-standing.ts";

export function listTravelAsks(facts: OfferFacts): Ask[] {
  if (facts.terms.kind !== "travel") return [];
  return [...listGuaranteeAsk(facts), ...listStipendAsk(facts), ...listExtraShiftAsk(facts)];
}

const canceledInContract = 3;

function listGuaranteeAsk({ terms, worth, toTotalWith }: OfferFacts): Ask[] {
  const { guaranteed, hours, canceled } = terms;
  const lost = worth.before.total - toTotalWith({ canceled: canceled + 1 });
  if (guaranteed >= hours || lost < 1) return [];
  return [
    {
      dollars: lost * canceledInContract,
      text: `Ask for ${hours} guaranteed hours a week in writing${guaranteed > 0 ? `, not ${guaranteed}` : ""}. Each canceled shift would cost you ${formatDollars(lost)}.`,
    },
  ];
}

/** Above any state's or city's minimum wage of 2026, below which pay cannot be turned into stipends. */
const leastTaxable = 22;

/** More stipend is never more than the package holds: it takes the place of taxable pay. */
function listStipendAsk({ terms, federalWeek, worth }: OfferFacts): Ask[] {
  if (!federalWeek || !hasTaxHome(terms)) return [];
  const above =
    Math.max(0, terms.lodging - federalWeek.lodging) + Math.max(0, terms.meals - federalWeek.meals);
  const place = federalWeek.isStandard
    ? "the standard federal rate"
    : `the federal rate for ${federalWeek.rate.destination}`;
  if (above >= 1)
    return [
      {
        dollars: above * terms.weeks,
        text: `Ask the agency to put in writing why ${formatDollars(above)} a week of your stipends is above ${place}. That part is taxable wages unless you document the cost.`,
      },
    ];
  const taxable = worth.rate * terms.hours;
  const stipends = terms.lodging + terms.meals;
  const below = federalWeek.lodging + federalWeek.meals - stipends;
  const more = Math.floor(Math.min(below, taxable - leastTaxable * terms.hours));
  if (more < 50) return [];
  const taxShare = sumTaxes(worth.taxes) / sumKind(worth.lines, "pay");
  return [
    {
      dollars: more * terms.weeks * taxShare,
      text: `Ask for up to ${formatDollars(more)} more a week in stipends. They are below ${place}, and that much of your weekly package of ${formatDollars(taxable + stipends)} can be untaxed if you keep a tax home. Taxable pay would fall to ${toCents((taxable - more) / terms.hours)} an hour, and overtime, unemployment and Social Security with it.`,
    },
  ];
}

/** Overtime is paid on the taxable rate only, so an extra shift can pay less than a usual one. */
function listExtraShiftAsk({ terms, worth }: OfferFacts): Ask[] {
  const { shift } = terms;
  const toWeek = (overtime: number): number => {
    const { straight, premium } = toWeekPay({ ...terms, overtime }, worth.rate);
    return straight + premium;
  };
  const extra = (toWeek(terms.overtime + shift) - toWeek(terms.overtime)) / shift;
  const usual = toBlendedRate(terms) + toWeekPay({ ...terms, overtime: 0 }, worth.rate).premium / terms.hours;
  if (extra >= usual) return [];
  return [
    {
      dollars: (usual - extra) * shift * canceledInContract,
      text: `Ask for an extra-shift rate in writing. By the taxable rate, one more ${shift}-hour shift pays ${toCents(extra)} an hour, and your usual hours pay ${toCents(usual)}.`,
    },
  ];
}

/** `dollars` is what is at stake in a year. */
export interface Ask {
  text: string;
  dollars: number;
}
