import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { toAuthorityCell } from "#app/facts/reference/place/practice-authority.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-occupations.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

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

export function toMarketIndex(
  markets: CatalogRecord<"markets">,
  metros: CatalogRecord<"metro-index">,
  rows: CatalogRecord<"states">,
) {
  const compared = cityMarkets
    .map((market) => {
      const state = rows.find(({ code }) => code === market.stateCode)!;
      const { metroSlug, salaryPremium } = markets.find(({ slug }) => slug === market.slug)!;
      const metro = metros.find(({ slug }) => slug === metroSlug);
      return { market, state, metro, salaryPremium };
    })
    .sort((a, b) => (b.metro?.population ?? 0) - (a.metro?.population ?? 0));
  return {
    rows: compared.map(({ market, state, metro, salaryPremium }) => ({
      name: market.city,
      to: paths.geographic(market.slug),
      cells: [
        salaryPremium,
        metro ? formatCount(metro.population) : "–",
        metro ? formatChange(metro.growthPercent) : "–",
        formatDollars(state.medians[registeredNurses.soc] ?? 0),
        state.compacts.NLC === "member" ? "yes" : "no",
        toAuthorityCell(state.nursePractitioners),
      ],
    })),
    states: rows.map(({ slug, name, hospitals }) => ({
      name,
      to: paths.geographic(slug),
      note: `${formatCount(hospitals)} hospitals`,
    })),
  };
}
