import type { PerDiemRate } from "#app/facts/catalog/pay-records.ts";
import type { PayStanding } from "#app/jobs/page/pay-standing.ts";
import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import type { OfferWorth } from "#app/clinicians/offer/sum/offer-worth.ts";
import type { TaxRules } from "#app/clinicians/offer/sum/year-taxes.ts";
import type { Asker } from "#app/clinicians/offer/terms/asker.ts";
import type { AskedOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import type { TaxPlace } from "./tax-place.ts";

/** Dollars per week. */
export interface FederalWeek {
  lodging: number;
  meals: number;
  rate: PerDiemRate;
  isStandard: boolean;
}

/** The national average is 100. */
export interface Prices {
  level: number;
  place: string;
}

export interface OfferFacts {
  asked: AskedOffer;
  terms: OfferTerms;
  worth: OfferWorth;
  asker: Asker;
  standing: PayStanding | null;
  /** Jobs in the whole country. */
  employed: number | null;
  federalWeek: FederalWeek | null;
  rules: TaxRules;
  place: TaxPlace;
  metro: { slug: string; name: string } | null;
  /** Set for a city that the state's list lacks, with the one that may be meant. */
  unknownCity?: { meant: string | null } | null;
  /** Null without a place, or for one without a published level. */
  prices: Prices | null;
  /** Without what is only expected. */
  guaranteed: OfferWorth;
  /** Each year of the stay, if they differ. */
  years: readonly OfferWorth[];
  /** Worth before taxes with other terms, of a year or of a contract. */
  toTotalWith: (change: Partial<OfferTerms>) => number;
}
