import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import { toMarketIndex } from "#app/catalogue/places/country/market-index.server.ts";
import { MarketIndex } from "#app/catalogue/places/country/market-index.tsx";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import "#app/kit/ui/chart/chart.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const [markets, metros, rows, intro] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "markets"),
    getFromCatalog(context.env.CATALOG, "metro-index"),
    getFromCatalog(context.env.CATALOG, "states"),
    getAreaText(context, paths.geographicMarkets()),
  ]);
  const list = cityMarkets.map(({ slug, city }) => ({ name: city, path: paths.geographic(slug) }));
  return {
    ...toMarketIndex(markets, metros, rows),
    intro,
    list: toItemList("City markets", list, context.env.SITE_URL),
    canonical: paths.geographicMarkets(),
  };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Geographic markets: ten cities compared",
    description:
      "Ten city healthcare markets from New York City to Seattle: people and growth, salary premium over the national average, license rules, hospitals and employers.",
  });

export default function GeographicMarketsRoute() {
  const { list, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <MarketIndex page={page} />
      <JsonLd data={list} />
    </>
  );
}
