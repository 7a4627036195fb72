import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/kit/ui/phone-fold.css";
import type { AreaText } from "#app/facts/catalog/written-records.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { type GridLink, LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { site } from "#app/site.ts";
import type { loader, toMarketIndex } from "./geographic-markets.server.ts";

export { loader } from "./geographic-markets.server.ts";

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
      <PageHeader isAiry title="Geographic markets" lead={intro.lead} />
      <div className="page pb-8">
        <FigureTable
          label="The ten city markets compared"
          headings={headings}
          rows={rows}
          note={`Salary premium: ${site.name}'s estimate of offers above the national average, for the city. RN median, nurse compact and NP authority are for the whole state. Census Bureau, July 2025; BLS, May 2025; compacts, July 2026; AANP, February 2025, or a newer law where the table says so.`}
        />
        <p className="py-2">
          <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center">
            All metro areas
          </Link>
        </p>
        <PhoneFold title="State markets" heading="h2" id="states">
          <LinkGrid links={states satisfies GridLink[]} />
        </PhoneFold>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={intro.questions} />
        </TextSection>
      </div>
    </>
  );
}
