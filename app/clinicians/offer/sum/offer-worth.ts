import { toContractorSum } from "./contractor-sum.ts";
import { type OfferSum, sumLines } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import type { Stay } from "./paid-once.ts";
import { toStaffYear } from "./staff-year.ts";
import { type FederalRate, toTravelContract } from "./travel-contract.ts";
import { sumTaxes, type TaxRules } from "./year-taxes.ts";

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
