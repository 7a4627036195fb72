import { toCents } from "#app/offer/sum/cents.ts";
import { toPremiumHours } from "#app/offer/sum/overtime.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import type { Ask } from "./ask.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { toBlendedRate } from "./offer-standing.ts";

export function listTravelAsks(facts: OfferFacts): Ask[] {
  if (facts.terms.kind !== "travel") return [];
  return [...listGuaranteeAsk(facts), ...listStipendAsk(facts), ...listExtraShiftAsk(facts)];
}

const canceledInContract = 3;

function listGuaranteeAsk({ terms }: OfferFacts): Ask[] {
  const { guaranteed, hours, shift, cut } = terms;
  if (guaranteed >= hours) return [];
  const lost = Math.min(shift, hours - guaranteed) * (cut ? toBlendedRate(terms) : terms.pay);
  return [
    {
      dollars: lost * canceledInContract,
      text: `Ask for ${hours} guaranteed hours a week in writing${guaranteed > 0 ? `, not ${guaranteed}` : ""}. Each canceled shift would cost you ${formatDollars(lost)}.`,
    },
  ];
}

function listStipendAsk({ terms, federalWeek }: OfferFacts): Ask[] {
  if (!federalWeek || !terms.home) return [];
  const above =
    Math.max(0, terms.lodging - federalWeek.lodging) + Math.max(0, terms.meals - federalWeek.meals);
  const place = federalWeek.isStandard
    ? "the standard federal rate"
    : `the federal rate for ${federalWeek.rate.destination}`;
  if (above >= 1)
    return [
      {
        dollars: above * terms.worked,
        text: `Ask the agency to put in writing why ${formatDollars(above)} a week of your stipends is above ${place}. That part is taxable wages unless you document the cost.`,
      },
    ];
  const below = federalWeek.lodging + federalWeek.meals - terms.lodging - terms.meals;
  if (below < 50) return [];
  return [
    {
      dollars: below * terms.worked,
      text: `Ask for up to ${formatDollars(below)} more a week in stipends. They are below ${place}, so the extra is untaxed if you keep a tax home. If the agency refuses, ask for a higher hourly rate: each dollar adds ${formatDollars(terms.hours)} a week before taxes.`,
    },
  ];
}

/** Overtime is paid on the taxable rate only, so an extra shift can pay less than a usual one. */
function listExtraShiftAsk({ terms, worth }: OfferFacts): Ask[] {
  const { hours, shift, rule } = terms;
  const premium =
    toPremiumHours({ hours: hours + shift, shiftHours: shift, rule }) -
    toPremiumHours({ hours, shiftHours: shift, rule });
  const extra = worth.rate + (worth.rate / 2) * (premium / shift);
  const blended = toBlendedRate(terms);
  if (extra >= blended) return [];
  return [
    {
      dollars: (blended - extra) * shift * canceledInContract,
      text: `Ask for an extra-shift rate in writing. By the taxable rate, one more ${shift}-hour shift pays ${toCents(extra)} an hour, and your usual hours pay ${toCents(blended)}.`,
    },
  ];
}
