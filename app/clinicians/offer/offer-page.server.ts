import { hasTaxHome, toFederalDay } from "#app/clinicians/offer/sum/assignment.ts";
import { listYears, toGuaranteed } from "#app/clinicians/offer/sum/benefit-lines.ts";
import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import { type OfferWorth, toOfferWorth } from "#app/clinicians/offer/sum/offer-worth.ts";
import type { TaxRules } from "#app/clinicians/offer/sum/year-taxes.ts";
import { type Asker, isExempt, parseAsker } from "#app/clinicians/offer/terms/asker.ts";
import {
  readTypedOffers,
  type SharedName,
  toOfferSearch,
} from "#app/clinicians/offer/terms/offer-address.ts";
import { type AskedOffer, parseOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import { type DifferenceView, toDifferenceView } from "#app/clinicians/offer/words/difference-view.ts";
import {
  findFederalWeek,
  findMeantCity,
  findMetro,
  knowsCity,
  type OfferFacts,
} from "#app/clinicians/offer/words/offer-facts.ts";
import { toOfferStanding } from "#app/clinicians/offer/words/offer-standing.ts";
import { type OfferView, toOfferView } from "#app/clinicians/offer/words/offer-view.ts";
import { type TaxPlace, toOfferLocalTax, toTaxPlace } from "#app/clinicians/offer/words/tax-place.ts";
import { findInCatalog, getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { readTaxCities } from "#app/facts/reference/pay/local-tax.ts";
import { readTaxRecord, type TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { findPrices } from "#app/facts/reference/place/local-prices.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findWageCode } from "#app/facts/reference/profession/wage-occupation.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export interface AskedView extends Pick<AskedOffer, "typed" | "errors"> {
  view: OfferView | null;
  placeNote: string | null;
}

export interface OfferPage {
  shared: { typed: Partial<Record<SharedName, string>>; errors: Partial<Record<SharedName, string>> };
  /** The address without defaults, which an account can keep. */
  search: string;
  offers: readonly AskedView[];
  difference: DifferenceView | null;
}

export async function readOfferPage(context: SiteContext, params: URLSearchParams): Promise<OfferPage> {
  const typed = readTypedOffers(params);
  const { asker, errors } = parseAsker(typed.shared, new Date(context.now).getUTCMonth() + 1);
  const asked = typed.offers.map((offer) => parseOffer(offer, isExempt(asker)));
  const isReady = Object.keys(errors).length === 0;
  const facts = await Promise.all(asked.map((offer) => (isReady ? findFacts(context, offer, asker) : null)));
  const [first, second] = facts;
  return {
    shared: { typed: typed.shared, errors },
    search: toOfferSearch(typed),
    offers: asked.map((offer, at) => toAskedView(offer, facts[at]!)),
    difference: first && second ? toDifferenceView([first, second]) : null,
  };
}

function toAskedView({ typed, errors }: AskedOffer, facts: OfferFacts | null): AskedView {
  const stateName = findState(facts?.asked.state)?.name ?? null;
  return {
    typed,
    errors,
    view: facts && toOfferView(facts, stateName),
    placeNote: facts && toPlaceNote(facts),
  };
}

async function findFacts(context: SiteContext, asked: AskedOffer, asker: Asker): Promise<OfferFacts | null> {
  const { terms } = asked;
  if (!terms) return null;
  const state = findState(asked.state);
  const code = findWageCode(asker.profession, asker.specialty);
  const [files, levels, wages, area, perDiem] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "taxes"),
    getFromCatalog(context.env.CATALOG, "price-levels"),
    code && findInCatalog(context, "wages", code),
    state && asked.city ? findInCatalog(context, "city-metros", state.slug) : null,
    state && asked.city && terms.kind === "travel" ? findInCatalog(context, "per-diem", state.slug) : null,
  ]);
  const metro = findMetro(area, asked.city);
  const isKnownCity = metro !== null || knowsCity(area, asked.city);
  const federalWeek = findFederalWeek(perDiem, asked.city, asker.month);
  const place = toTaxPlace(asked, readTaxCities(files.cities));
  const rules = toRules(readTaxRecord(files, asker.filing), asked, asker, place);
  const work = (change: Partial<OfferTerms>, year: number | null = null) =>
    toOfferWorth({ ...terms, ...change }, asker.stay, rules, federalWeek && toFederalDay(federalWeek), year);
  return {
    asked,
    terms,
    asker,
    rules,
    place,
    metro,
    unknownCity: isKnownCity ? null : { meant: findMeantCity(area, asked.city) },
    federalWeek,
    prices: findPrices(levels, metro, state),
    worth: work({}),
    guaranteed: work(toGuaranteed(terms)),
    years: keepUnlike(listYears(terms, asker.stay).map((year) => work({}, year))),
    employed: wages ? wages.employed : null,
    standing: wages ? toOfferStanding(terms, wages, { metro, state }) : null,
    toTotalWith: (change) => work(change).before.total,
  };
}

const keepUnlike = (years: OfferWorth[]): OfferWorth[] =>
  years.some(({ before }) => Math.abs(before.total - years[0]!.before.total) >= 1) ? years : [];

const toRules = (
  { federal, states }: TaxTables,
  asked: AskedOffer,
  asker: Asker,
  place: TaxPlace,
): TaxRules => ({
  federal,
  state: states.get(asked.state ?? "") ?? null,
  otherIncome: asker.otherIncome,
  local: toOfferLocalTax(place, asked, asker.filing),
});

function toPlaceNote({
  terms,
  asked: { city, state },
  metro,
  unknownCity,
  federalWeek,
  place,
}: OfferFacts): string | null {
  if (
    city &&
    state &&
    unknownCity &&
    !place.city &&
    !federalWeek &&
    (unknownCity.meant || terms.kind !== "travel")
  ) {
    const { meant } = unknownCity;
    const asks = meant
      ? `Did you mean ${meant}?`
      : "Check the spelling. A small town may be missing from our list.";
    return `We do not know “${city}” in ${toStateText(state)}. ${asks} Until you change it, we use the state's figures.`;
  }
  if (terms.kind === "travel" && !federalWeek && terms.lodging + terms.meals > 0)
    return city && state
      ? `We cannot tell the federal rate for “${city}”. Try the name of the county, or look it up at gsa.gov/perdiem.`
      : `${state ? "Enter" : "Choose a state and enter"} the city or county to compare the stipends with the federal rate. ${hasTaxHome(terms) ? "Until then all of them count as untaxed." : ""}`.trimEnd();
  return city && state && !metro
    ? `We have no pay figures for “${city}” alone, so the comparison is with a wider area.`
    : null;
}
