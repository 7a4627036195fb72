import { Link } from "@remix-run/react";
import { HospitalBeds } from "#app/catalogue/places/hospital-beds.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { CityMarketView } from "./city-market.server.ts";

export function CityMarketPage({ market }: { market: CityMarketView }) {
  const { city, state, stateSlug, metro } = market;
  const others = toOthersText(market);
  return (
    <>
      <PageHeader title={`${city} healthcare market`} lead={market.lead}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.hireRequest({ place: `${city}, ${state}` })}>Hire in {city}</ButtonLink>
          {market.openings && (
            <ButtonLink to={market.openings.search} look="outline">
              Jobs near {city}
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      <div className="page pb-8">
        <FactList facts={market.facts} />
        <Openings
          openings={market.openings}
          title={`Jobs near ${city}`}
          emptyText={`We have no open jobs near ${city} today.`}
        />
        <TextSection id="care" title={`Healthcare in ${city}`}>
          <div className="grid gap-x-8 md:grid-cols-3">
            <Column title="Hospitals" texts={market.healthcareFacts} />
            <Column title="Pay and economy" texts={market.economy} />
            <Column title="Living here" texts={market.living} />
          </div>
        </TextSection>
        <PhoneFold title={`Major employers in ${city}`} heading="h2" id="employers">
          {others && <p className="max-w-2xl pb-stack text-ink-2 text-lg">{others}</p>}
          <HospitalBeds label={`Hospitals in the ${city} area by reported beds`} rows={market.hospitals} />
        </PhoneFold>
        {market.pay && (
          <PhoneFold title={`Pay in the ${city} area`} heading="h2" id="pay">
            <FigureTable
              label={`Pay by profession in the ${city} area`}
              headings={["Profession", "10th percentile", "Median", "90th percentile"]}
              rows={market.pay.rows}
              note={[
                "Dollars a year. Source: BLS Occupational Employment and Wage Statistics, May 2024.",
                market.pay.residents,
              ]
                .filter(Boolean)
                .join(" ")}
            />
            <Link to={metro.to} className="link inline-flex min-h-11 items-center">
              All about the {metro.name} metro area
            </Link>
          </PhoneFold>
        )}
        <PhoneFold title={`Recruiters in ${city}`} heading="h2" id="recruiters">
          <LinkGrid links={market.recruiters} />
        </PhoneFold>
        <PhoneFold title="Other markets" heading="h2" id="nearest">
          <LinkGrid
            links={[{ name: `All of ${state}`, to: paths.geographic(stateSlug) }, ...market.nearest]}
          />
        </PhoneFold>
        <TextSection id="questions" title={`Questions about ${city}`}>
          <FaqBlock items={market.questions} />
        </TextSection>
      </div>
    </>
  );
}

function Column({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <PhoneFold title={title} heading="h3">
      <Paragraphs texts={texts} />
    </PhoneFold>
  );
}

/** Those without a row, which only the largest by reported beds have. */
function toOthersText({ majorHospitals, hospitals }: CityMarketView): string | undefined {
  const others = majorHospitals.filter((name) => !hospitals.some((row) => row.name === name));
  return others.length > 0 ? `Other major hospitals: ${listWithAnd(others)}.` : undefined;
}
