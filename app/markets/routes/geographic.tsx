import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { findStateDemand } from "#app/jobs/open-counts.server.ts";
import { findOpenings } from "#app/jobs/openings.server.ts";
import { paths } from "#app/paths.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { movedTo, notFound } from "#app/platform/http.ts";
import { toMissingPage } from "#app/shell/nearest-pages.server.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { island, withIslands } from "#app/ui/island.tsx";
import { toCityMarketPage } from "../city-market.server.ts";
import { cityMarkets, findCityByAddress } from "../city-markets.ts";
import { findStateByAddress, listStatePages } from "../state-address.server.ts";
import { toStateMarket } from "../state-market.server.ts";
import { findState, type State } from "../states.ts";

const openingsShown = 6;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.slug ?? "";
  const place = findCityByAddress(asked) ?? findStateByAddress(asked);
  if (!place) throw notFound(toMissingPage(new URL(request.url).pathname, listMarketPages()));
  const canonical = paths.geographic(place.slug);
  if (place.slug !== asked) throw movedTo(request, canonical);
  const market = "city" in place ? await getCityMarket(context, place) : await getStateMarket(context, place);
  return { market, canonical, crumb: "city" in place ? place.city : place.name };
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

const CityMarketPage = island(() => import("../city-market.tsx").then((module) => module.CityMarketPage));
const StateMarket = island(() => import("../state-market.tsx").then((module) => module.StateMarket));

export default function GeographicRoute() {
  const { market } = useLoaderData<typeof loader>();
  return market.kind === "city" ? <CityMarketPage market={market} /> : <StateMarket market={market} />;
}
