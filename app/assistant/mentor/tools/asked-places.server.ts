import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { getMetroFinder } from "#app/assistant/navigation/places/known-places.server.ts";
import { toMetroPlace, toStatePlace } from "#app/catalogue/salary/question/shown-places.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { type KnownCity, ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";

export const listAskedCities = ({ sentence }: Pick<Asked, "sentence">): KnownCity[] =>
  ofKind(sentence.readings, "city").flatMap(({ isNot, city }) => (isNot ? [] : [city]));

/** The metro areas of the cities that a question names, and its states that are not theirs. */
export async function listAskedPlaces(context: SiteContext, asked: Asked): Promise<PayPlace[]> {
  const cities = listAskedCities(asked);
  const found = await Promise.all(
    cities.map(async (city) => ({ code: city.stateCode, metro: await findMetro(context, city) })),
  );
  const metros = found.flatMap(({ code, metro }) => (metro ? [{ ...metro, stateCodes: [code] }] : []));
  const ofMetros = new Set(metros.flatMap(({ stateCodes }) => stateCodes));
  const others = asked.states.filter((code) => !ofMetros.has(code)).flatMap((code) => findState(code) ?? []);
  const named = [...metros.map(toMetroPlace), ...others.map(toStatePlace)];
  return named.filter(({ slug }, at) => named.findIndex((other) => other.slug === slug) === at);
}

/** A suburb's area is its metro's. */
async function findMetro(context: SiteContext, { name, stateCode }: KnownCity) {
  const metro = (await getMetroFinder(context))(name, stateCode);
  const state = findState(stateCode);
  if (metro || !state) return metro;
  const area = await readCatalog(context.env.CATALOG, "city-metros", state.slug).catch(() => null);
  const slug = findOwn(area?.cities, toSlug(name))?.metro;
  const title = slug && findOwn(area?.metros, slug);
  return slug && title ? { slug, name: title } : null;
}
