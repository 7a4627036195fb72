import { toContractorYear } from "./contractor-year.ts";
import { type OfferYear, sumLines } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { toStaffYear } from "./staff-year.ts";
import { type FederalRate, toTravelYear } from "./travel-year.ts";
import { sumTaxes, type TaxRules } from "./year-taxes.ts";

interface Worth {
  hour: number;
  week: number;
  year: number;
}

export interface OfferWorth extends OfferYear {
  before: Worth;
  after: Worth;
}

/** @param stay months that the person expects to stay */
export function toOfferWorth(
  offer: OfferTerms,
  stay: number,
  rules: TaxRules,
  federalRate: FederalRate | null,
): OfferWorth {
  const year = toYear(offer, stay, rules, federalRate);
  const before = sumLines(year.lines);
  return { ...year, before: toWorth(before, year), after: toWorth(before - sumTaxes(year.taxes), year) };
}

function toYear(
  offer: OfferTerms,
  stay: number,
  rules: TaxRules,
  federalRate: FederalRate | null,
): OfferYear {
  if (offer.kind === "travel") return toTravelYear(offer, stay, rules, federalRate);
  return offer.kind === "staff" ? toStaffYear(offer, stay, rules) : toContractorYear(offer, stay, rules);
}

const toWorth = (year: number, { hoursWorked, weeks }: OfferYear): Worth => ({
  hour: hoursWorked > 0 ? year / hoursWorked : 0,
  week: weeks > 0 ? year / weeks : 0,
  year,
});
