import { hasOwnFigures } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { toPayFilePath, toPayPath } from "#app/catalogue/salary/question/pay-address.ts";
import {
  listPricedPlaces,
  listShownPlaces,
  toCardSlug,
} from "#app/catalogue/salary/question/shown-places.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { findPriceLevel, getMarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { basisUnits, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import { country, type PayPlace, toPlaceInText } from "#app/facts/reference/place/pay-place.ts";
import { getPayOwner, type PaidRole, toPayScope } from "#app/facts/reference/profession/paid-roles.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { findPostedPay } from "#app/jobs/search/openings/posted-pay.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";
import { toPayForm } from "./pay-form.server.ts";
import { toPlaceView, toPostedView } from "./place-view.ts";
import { listAround } from "./places-around.ts";
import { describeAsked, describeSurveys } from "./salary-lead.ts";

interface AskedPage {
  role: PaidRole;
  /** Empty for the country. */
  places: readonly PayPlace[];
  basis: PayBasis;
}

export type SalaryView = Awaited<ReturnType<typeof getSalaryPage>>;

export async function getSalaryPage(context: SiteContext, asked: AskedPage, wages: WageRecord) {
  const { role, basis } = asked;
  const { CATALOG } = context.env;
  const [levels, rents, metros] = await Promise.all([
    getFromCatalog(CATALOG, "price-levels"),
    getFromCatalog(CATALOG, "rent-levels"),
    getFromCatalog(CATALOG, "metro-index"),
  ]);
  const owner = getPayOwner(role);
  const isOwn = (place: PayPlace) => hasOwnFigures(wages, place);
  const shown = listShownPlaces(asked.places, wages, metros);
  // A comparison leads to the page of each place; a place's own page does not lead to itself.
  const own = asked.places.length > 1 || role !== owner ? null : (asked.places[0] ?? country);
  const priced = listPricedPlaces(shown, wages);
  const lacking = shown.filter(({ slug }) => priced.every((place) => place.slug !== slug));
  const posted = await findPostedPay(context, toWho(role), [...priced, ...lacking].map(toLocation));
  const views = priced.map((place, at) =>
    toPlaceView(
      {
        place,
        pay: getMarketPay(wages, place),
        areas: listAreaMedians(wages, place, metros),
        level: findPriceLevel(levels, place),
        rents: place.kind === "metro" ? findPriceLevel(rents, place) : null,
        posted: posted?.[at] ?? null,
        to: place === own ? null : toOwnPath(owner, place, isOwn(place)),
      },
      basis,
    ),
  );
  const unpriced = lacking.map((place, at) => {
    const own = posted?.[priced.length + at];
    return {
      slug: place.slug,
      inText: toPlaceInText(place),
      wider: toPlaceInText(getMarketPay(wages, place).wider!),
      posted: own ? toPostedView(own, basis) : null,
    };
  });
  const people = toRunningText(role.plural);
  const scope = toPayScope(role);
  const path = (of: PayBasis) =>
    toPayPath({ role, places: asked.places, basis: of }, (slug) =>
      asked.places.some((place) => place.slug === slug && isOwn(place)),
    );
  const file = { role, places: asked.places.length > 0 ? asked.places : [country], basis };
  return {
    title: toTitle(role, asked.places),
    lead: describeAsked(people, { asked: asked.places, views, lacking: unpriced }, wages, basis),
    people,
    basis,
    views,
    unpriced,
    units: basisUnits.map((per) => ({ per, to: path({ ...basis, per }) })),
    scope: scope && `The survey counts ${people} with ${scope}.`,
    occupation: `${startSentence(wages.people)} (${wages.soc})`,
    surveys: describeSurveys(views, wages),
    residents: toResidentsNote(
      shown.map((place) => ({ soc: wages.soc, pay: getMarketPay(wages, place).figures })),
    ),
    path: path(basis),
    file: toPayFilePath(file),
    card: paths.card("pay", toCardSlug(role, asked.places)),
    around: listAround({ role: owner, wages, levels, metros, basis }, asked.places),
    form: toPayForm({ ...asked, metros }),
  };
}

export const toWho = ({ profession, specialty }: PaidRole) => ({ profession: [profession], specialty });

export const toLocation = (place: PayPlace): string => (place.kind === "country" ? "" : place.name);

function toOwnPath(owner: PaidRole, place: PayPlace, isOwn: boolean): string | null {
  if (place.kind === "country") return paths.rolePay(owner.slug);
  return isOwn ? paths.placePay(owner.slug, place.slug) : null;
}

function toTitle(role: PaidRole, places: readonly PayPlace[]): string {
  const name = startSentence(toRunningText(role.name));
  if (places.length === 0) return `${name} pay`;
  if (places.length > 1) return `${name} pay: ${listWithAnd(places.map((place) => place.name))}`;
  return `${name} pay in ${places[0]!.kind === "country" ? "the United States" : places[0]!.name}`;
}

/** BLS publishes only a median by state, so its areas show how pay is spread. */
function listAreaMedians(wages: WageRecord, place: PayPlace, metros: CatalogRecord<"metro-index">): number[] {
  if (place.kind !== "state" || !wages.states[place.code]) return [];
  return metros
    .filter(({ stateCodes }) => stateCodes[0] === place.code)
    .flatMap(({ slug }) => wages.metros[slug]?.median ?? []);
}
