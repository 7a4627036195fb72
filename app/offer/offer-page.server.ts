import { findInCatalog, getFromCatalog } from "#app/catalog/catalog.ts";
import { toOfferWorth } from "#app/offer/sum/offer-worth.ts";
import type { TaxRules } from "#app/offer/sum/year-taxes.ts";
import { type Asker, parseAsker } from "#app/offer/terms/asker.ts";
import { readTypedOffers, type SharedName, toOfferSearch } from "#app/offer/terms/offer-address.ts";
import { type AskedOffer, parseOffer } from "#app/offer/terms/parse-offer.ts";
import { findFederalWeek, findMetro } from "#app/offer/told/offer-area.ts";
import type { OfferFacts } from "#app/offer/told/offer-facts.ts";
import { toOfferStanding } from "#app/offer/told/offer-standing.ts";
import { type OfferView, toOfferView } from "#app/offer/told/offer-view.ts";
import { type TaxPlace, toOfferLocalTax, toTaxPlace } from "#app/offer/told/tax-place.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { readTaxCities } from "#app/reference/pay/local-tax.ts";
import { readTaxRecord, type TaxTables } from "#app/reference/pay/tax-tables.ts";
import { findState } from "#app/reference/place/states.ts";
import { findWageCode } from "#app/reference/profession/wage-occupation.ts";

export interface AskedView extends Pick<AskedOffer, "typed" | "errors"> {
  view: OfferView | null;
  placeNote: string | null;
}

export interface OfferPage {
  shared: { typed: Partial<Record<SharedName, string>>; errors: Partial<Record<SharedName, string>> };
  /** The address without defaults, which an account can keep. */
  search: string;
  offers: readonly AskedView[];
}

export async function readOfferPage(context: SiteContext, params: URLSearchParams): Promise<OfferPage> {
  const typed = readTypedOffers(params);
  const { asker, errors } = parseAsker(typed.shared, new Date(context.now).getUTCMonth() + 1);
  const asked = typed.offers.map(parseOffer);
  const isReady = Object.keys(errors).length === 0;
  return {
    shared: { typed: typed.shared, errors },
    search: toOfferSearch(typed),
    offers: await Promise.all(asked.map((offer) => toAskedView(context, offer, isReady ? asker : null))),
  };
}

async function toAskedView(context: SiteContext, asked: AskedOffer, asker: Asker | null): Promise<AskedView> {
  const { typed, errors, terms } = asked;
  if (!terms || !asker) return { typed, errors, view: null, placeNote: null };
  const state = findState(asked.state);
  const code = findWageCode(asker.profession, asker.specialty);
  const [files, wages, area, perDiem] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "taxes"),
    code && findInCatalog(context, "wages", code),
    state && asked.city ? findInCatalog(context, "city-metros", state.slug) : null,
    state && asked.city && terms.kind === "travel" ? findInCatalog(context, "per-diem", state.slug) : null,
  ]);
  const metro = findMetro(area, asked.city);
  const federalWeek = findFederalWeek(perDiem, asked.city, asker.month);
  const place = toTaxPlace(asked, readTaxCities(files.cities));
  const rules = toRules(readTaxRecord(files, asker.filing), asked, asker, place);
  const work = (change: object) =>
    toOfferWorth({ ...terms, ...change }, asker.stay, rules, federalWeek && toDaily(federalWeek));
  const facts: OfferFacts = {
    asked,
    terms,
    asker,
    rules,
    place,
    federalWeek,
    worth: work({}),
    employed: wages ? wages.employed : null,
    standing: wages ? toOfferStanding(terms, wages, { metro, state }) : null,
    toYearWith: (change) => work(change).before.year,
  };
  return {
    typed,
    errors,
    view: toOfferView(facts, state?.name ?? null),
    placeNote: toPlaceNote(asked, { isFound: metro !== null, hasRate: federalWeek !== null }),
  };
}

const toDaily = ({ lodging, meals }: { lodging: number; meals: number }) => ({
  lodging: lodging / 7,
  meals: meals / 7,
});

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

function toPlaceNote(
  { terms, city, state }: AskedOffer,
  { isFound, hasRate }: { isFound: boolean; hasRate: boolean },
): string | null {
  if (terms?.kind === "travel" && !hasRate && terms.lodging + terms.meals > 0)
    return city && state
      ? `We cannot tell the federal rate for “${city}”. Try the name of the county, or look it up at gsa.gov/perdiem.`
      : "Choose a state and enter the city or county to compare the stipends with the federal rate.";
  return city && state && !isFound
    ? `We have no pay figures for “${city}” alone, so the comparison is with a wider area.`
    : null;
}
