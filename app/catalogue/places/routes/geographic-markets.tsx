import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import type { AreaText } from "#app/facts/catalog/written-records.ts";
import { toAuthorityCell } from "#app/facts/reference/place/practice-authority.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-pay.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { type GridLink, LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { site } from "#app/site.ts";

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

const headings = [
  "City",
  "Salary premium",
  "People in the metro",
  "Growth since 2020",
  "RN median, statewide",
  "In nurse compact",
  "NP authority",
];

function MarketIndex({ page }: { page: ReturnType<typeof toMarketIndex> & { intro: AreaText } }) {
  const { rows, intro, states } = page;
  return (
    <>
      <PageHeader title="Geographic markets" lead={intro.lead} />
      <div className="page pb-8">
        <FigureTable
          label="The ten city markets compared"
          headings={headings}
          rows={rows}
          note={`Salary premium: ${site.name}'s estimate of offers above the national average, for the city. RN median, nurse compact and NP authority are for the whole state. Census Bureau, July 2025; BLS, May 2025; compacts, July 2026; AANP, February 2025, or a newer law where the table says so.`}
        />
        <TextSection
          id="states"
          title="State markets"
          beside={
            <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center">
              All metro areas
            </Link>
          }
        >
          <LinkGrid links={states satisfies GridLink[]} />
        </TextSection>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={intro.questions} />
        </TextSection>
      </div>
    </>
  );
}

function toMarketIndex(
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
