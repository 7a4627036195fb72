import { Link } from "@remix-run/react";
import { HospitalBeds } from "#app/catalogue/places/hospital-beds.tsx";
import { formatTotal } from "#app/jobs/search/index/total.ts";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PayChart } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { MetroView } from "./metro-page.server.ts";
import { PopulationChart } from "./population-chart.tsx";

export function MetroPage({ view }: { view: MetroView }) {
  const { name, city, openings } = view;
  return (
    <>
      <PageHeader title={`Healthcare jobs in the ${name} metro area`} lead={toLead(view)}>
        <div className="flex flex-wrap gap-3">
          <OpeningsButton openings={openings} />
          <ButtonLink to={paths.hireRequest({ place: name })} look="outline">
            Hire here
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="page">
        <FactList facts={view.facts} />
        <Openings
          openings={openings}
          title={`Jobs near ${city}`}
          emptyText={`We have no open jobs within 25 miles of ${city} today.`}
        />
      </div>
      <TextSection id="people" title={`Population of the ${city} area`} ground="band">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Paragraphs texts={view.people} />
          <PopulationChart label={`Population of the ${name} area`} series={view.series} />
        </div>
      </TextSection>
      <div className="page">
        <TextSection id="pay" title={`Healthcare pay in ${city}`}>
          <Pay view={view} />
        </TextSection>
        <TextSection id="hospitals" title={`Hospitals in the ${city} area`}>
          <div className="grid gap-6">
            <Paragraphs texts={view.hospitals.texts} />
            <PhoneFold title="Hospitals by reported beds">
              <HospitalBeds
                label={`Hospitals in the ${name} area by reported beds`}
                rows={view.hospitals.rows}
              />
            </PhoneFold>
          </div>
        </TextSection>
        <TextSection id="licenses" title="License rules">
          <Licenses view={view} />
        </TextSection>
      </div>
      <TextSection id="nearby" title={`Near ${city}`} ground="band">
        <Nearby view={view} />
      </TextSection>
      <div className="page pb-8">
        <TextSection id="questions" title="Questions">
          <FaqBlock items={view.questions} />
        </TextSection>
      </div>
    </>
  );
}

function toLead({ openings, nurseMedian, city }: MetroView): string {
  const open =
    openings?.total &&
    `${formatTotal(openings)} ${openings.total === 1 ? "job" : "jobs"} open within 25 miles of ${city}`;
  const pay = nurseMedian && `Registered nurses earn a median of ${nurseMedian} a year (BLS, May 2024)`;
  return `${[open, pay].filter(Boolean).join(". ") || `Jobs, pay and hospitals in the ${city} area`}.`;
}

function Pay({ view: { name, pay } }: { view: MetroView }) {
  if (pay.rows.length === 0) return <p className="text-ink-2">We have no pay figures for this area.</p>;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <Paragraphs texts={pay.texts} />
        <PayChart label={`Yearly pay in the ${name} area`} rows={pay.chart} source={survey2024} />
      </div>
      <PhoneFold title="Every profession beside the country">
        <FigureTable
          label={`Median pay in the ${name} area by profession`}
          headings={["Profession", "Median", "10th to 90th percentile", "vs. U.S. median"]}
          rows={pay.rows}
          note={[
            "BLS, May 2024, for this area and the nation. We have no figure for professions without a row.",
            pay.residents,
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </PhoneFold>
    </div>
  );
}

function Licenses({ view: { licenses } }: { view: MetroView }) {
  return (
    <div className="grid gap-3">
      <FigureTable
        label="License rules by state"
        headings={["State", "Nurses", "Physicians", "NP practice authority"]}
        rows={licenses.rows}
      />
      <p className="text-ink-3 text-sm">
        {licenses.sources.map(({ name, url, asOf }) => (
          <span key={name}>
            <a href={url} className="link" rel="noopener">
              {name}
            </a>
            , {asOf}.{" "}
          </span>
        ))}
        Practice authority: {licenses.authorityAsOf}.
      </p>
    </div>
  );
}

function Nearby({ view }: { view: MetroView }) {
  return (
    <div className="grid gap-8">
      <PhoneFold title="Nearest metro areas">
        <FigureTable
          label={`Nearest metro areas to ${view.name}`}
          headings={["Metro area", "Distance", "People", "RN median", `vs. ${view.city}`]}
          rows={view.nearest}
          note="Census Bureau, July 2025; BLS, May 2024. – means we have no figure."
        />
      </PhoneFold>
      {view.places.length > 0 && (
        <div className="grid gap-2">
          <h3>
            {view.arePlacesAll ? "Cities" : `The ${view.places.length} largest cities`} and towns
            {view.arePlacesAll && " of 20,000 people or more"} (Census Bureau, 2019-2023)
          </h3>
          <LinkGrid links={view.places} />
        </div>
      )}
      <details>
        <summary className="link inline-flex min-h-11 items-center">
          Counties ({view.counties.length})
        </summary>
        <p className="max-w-3xl text-ink-2">{view.counties.join("; ")}</p>
      </details>
      <div className="grid gap-2">
        <h3>Recruiters</h3>
        <LinkGrid links={view.employers} />
      </div>
      <ul className="grid gap-2">
        {view.states.map((state) => (
          <li key={state.state} className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={state.state} className="link inline-flex min-h-6 items-center">
              {state.name}
            </Link>
            <Link to={state.jobs} className="link inline-flex min-h-6 items-center">
              Jobs in {state.inState}
            </Link>
            <Link to={state.places} className="link inline-flex min-h-6 items-center">
              Cities and towns in {state.inState}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
