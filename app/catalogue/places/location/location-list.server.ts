import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findStateBySlug, type State, states } from "#app/facts/reference/place/states.ts";
import { findOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { findPlaceNames } from "#app/pages/sitemap/pages-of-kind.server.ts";
import { paths } from "#app/paths.ts";

const maxTextLength = 80;

export async function listLocations(context: SiteContext, params: URLSearchParams) {
  const state = findStateBySlug((params.get("state") ?? "").toLowerCase());
  const text = (params.get("query") ?? "").trim().slice(0, maxTextLength);
  if (text) return { kind: "search" as const, text, places: await searchPlaces(context, text) };
  if (state) return listPlacesOf(context, state);
  const counts = await findOpenCounts(context);
  const withOpen = states.map((one) => ({ ...one, open: counts?.byState.get(one.code) ?? 0 }));
  return {
    kind: "states" as const,
    states: withOpen
      .sort((a, b) => b.open - a.open || a.name.localeCompare(b.name))
      .map(({ name, slug, open }) => ({
        name,
        to: paths.locations(`state=${slug}`),
        note: open > 0 ? `${formatCount(open)} open` : null,
      })),
    cities: cityMarkets.map(({ city, stateCode }) => ({
      name: `${city}, ${stateCode}`,
      to: paths.location(toSlug(`${city.replace(/ City$/, "")} ${stateCode}`)),
    })),
  };
}

async function searchPlaces({ db, preventCaching }: SiteContext, text: string) {
  try {
    const places = await findPlaceNames(db, text.split(",")[0]!, true);
    return places.map(({ title, to, population }) => ({ name: title, to, note: formatCount(population) }));
  } catch (error) {
    logError("markets.place_names", error);
    preventCaching();
    return null;
  }
}

async function listPlacesOf(context: SiteContext, state: State) {
  const [places, counts] = await Promise.all([
    readCatalog(context.env.CATALOG, "places", state.slug),
    findOpenCounts(context),
  ]);
  return {
    kind: "places" as const,
    state: {
      name: state.name,
      slug: state.slug,
      to: paths.state(state.slug),
      jobs: paths.jobsInState(state.slug),
    },
    open: counts?.byState.get(state.code) ?? null,
    places: (places ?? [])
      .map(({ name, slug, population }) => [name, slug, population] as const)
      .sort((a, b) => a[0].localeCompare(b[0])),
  };
}

export type LocationsFound = Awaited<ReturnType<typeof listLocations>>;
