import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toCityMarketPage } from "#app/catalogue/places/city/city-market.server.ts";
import { toStateMarket } from "#app/catalogue/places/state/state-market.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets, findCityByAddress } from "#app/facts/reference/place/city-markets.ts";
import { findState, type State } from "#app/facts/reference/place/states.ts";
import { findStateDemand } from "#app/jobs/search/openings/open-counts.server.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findStateByAddress, listStatePages } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/jobs/search/openings/openings.css";

const openingsShown = 3;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.slug ?? "";
  const place = findCityByAddress(asked) ?? findStateByAddress(asked);
  if (!place) throw notFound(toMissingPage(new URL(request.url).pathname, listMarketPages()));
  const canonical = paths.geographic(place.slug);
  if (place.slug !== asked) throw movedTo(request, canonical);
  const market = "city" in place ? await getCityMarket(context, place) : await getStateMarket(context, place);
  const isCity = "city" in place;
  const card = isCity ? undefined : paths.card("states", place.slug);
  return { market, canonical, card, crumb: isCity ? place.city : place.name };
}

async function getStateMarket(context: SiteContext, state: State) {
  const [record, demand] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", state.slug),
    findStateDemand(context, state),
  ]);
  return toStateMarket(record, demand);
}

async function getCityMarket(context: SiteContext, { slug, city, stateCode }: (typeof cityMarkets)[number]) {
  const [record, metros, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "market", slug),
    getFromCatalog(context.env.CATALOG, "metros", findState(stateCode)!.slug),
    findOpenings(context, { location: `${city}, ${stateCode}` }, openingsShown),
  ]);
  return toCityMarketPage(record, metros, openings);
}

const listMarketPages = () => [
  ...cityMarkets.map(({ slug, city, stateCode }) => ({
    title: `${city} healthcare market`,
    to: paths.geographic(slug),
    synonyms: [stateCode.toLowerCase()],
  })),
  ...listStatePages((state) => paths.geographic(state.slug)).map((page) => ({
    ...page,
    title: `${page.title} healthcare market`,
  })),
];

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Market not found", isIndexed: false });
  const { market } = data;
  const name = market.kind === "city" ? market.city : market.name;
  return toPageMeta({ title: `${name} healthcare market`, description: market.summary });
};

const CityMarketPage = island(() =>
  import("#app/catalogue/places/city/city-market.tsx").then((module) => module.CityMarketPage),
);
const StateMarket = island(() =>
  import("#app/catalogue/places/state/state-market.tsx").then((module) => module.StateMarket),
);

export default function GeographicRoute() {
  const { market } = useLoaderData<typeof loader>();
  return market.kind === "city" ? <CityMarketPage market={market} /> : <StateMarket market={market} />;
}
