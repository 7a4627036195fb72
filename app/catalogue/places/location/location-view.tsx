import { Link } from "@remix-run/react";
import { hospitalHeadings, hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { formatTotal } from "#app/jobs/search/index/total.ts";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { LocationView } from "./location-page.server.ts";

export function LocationPage({ view }: { view: LocationView }) {
  const { name, city, openings, state, metro } = view;
  return (
    <>
      <PageHeader title={`Healthcare jobs in ${name}`} lead={toLead(view)}>
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
          title={view.openingsTitle}
          emptyText={`We have no open jobs ${view.openingsWhere} today.`}
        />
      </div>
      <TextSection id="place" title={`About ${city}`} ground="band">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Paragraphs texts={view.texts} />
          {view.rings.length > 0 && (
            <FigureTable
              label={`Cities and towns near ${city} by distance`}
              headings={["Within", "People", "Places"]}
              rows={view.rings}
              note={`Other places of 20,000 people or more in ${state.name}.`}
            />
          )}
        </div>
      </TextSection>
      <div className="page">
        <TextSection id="hospitals" title={`Hospitals in and near ${city}`}>
          <Hospitals view={view} />
        </TextSection>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <TextSection
            id="pay"
            title={`Healthcare pay in ${metro ? `the ${metro.name} metro area` : state.name}`}
          >
            <Pay view={view} />
          </TextSection>
          {view.nearest.length > 0 && (
            <TextSection id="nearby" title={`Near ${city}`}>
              <FigureTable
                label={`Nearest places to ${city}`}
                headings={["Place", "Distance", "Residents"]}
                rows={view.nearest}
              />
            </TextSection>
          )}
        </div>
        {view.peers.length > 0 && (
          <TextSection id="peers" title={`Places of similar size in ${state.name}`}>
            <LinkGrid links={view.peers} />
          </TextSection>
        )}
        <nav aria-label="Wider areas" className="flex flex-wrap gap-x-6 gap-y-2">
          {metro && (
            <Link to={metro.to} className="link inline-flex min-h-11 items-center">
              {metro.name} metro area
            </Link>
          )}
          <Link to={state.to} className="link inline-flex min-h-11 items-center">
            {state.name}
          </Link>
          <Link to={state.places} className="link inline-flex min-h-11 items-center">
            Cities and towns in {state.inState}
          </Link>
        </nav>
        <TextSection id="questions" title="Questions" className="pb-16">
          <FaqBlock items={view.questions} />
        </TextSection>
      </div>
    </>
  );
}

function toLead({ openings, openingsWhere, nurseMedian, metro, city }: LocationView): string {
  const open =
    openings?.total &&
    `${formatTotal(openings)} ${openings.total === 1 ? "job" : "jobs"} open ${openingsWhere}`;
  const pay =
    nurseMedian &&
    metro &&
    `Registered nurses in the ${metro.name} metro area earn a median of ${nurseMedian} a year (BLS, May 2024)`;
  return `${[open, pay].filter(Boolean).join(". ") || `Jobs, hospitals and pay in and near ${city}`}.`;
}

function Hospitals({ view: { city, hospitals } }: { view: LocationView }) {
  return (
    <div className="grid gap-6">
      <p className="prose text-ink-2">{hospitals.text}</p>
      <div className="grid items-start gap-6">
        {hospitals.rows.length > 0 && (
          <FigureTable
            label={`Hospitals in ${city}`}
            headings={["Hospital", ...hospitalHeadings.slice(2)]}
            rows={hospitals.rows}
          />
        )}
        {hospitals.nearby.length > 0 && (
          <FigureTable
            label={`Hospitals near ${city}`}
            headings={["Nearby", "Distance", "Beds", "Place"]}
            rows={hospitals.nearby}
          />
        )}
      </div>
      {hospitals.rows.length + hospitals.nearby.length > 0 && (
        <p className="text-ink-3 text-sm">
          {hospitalNote} Distances are straight lines from the center of {city}.
        </p>
      )}
    </div>
  );
}

function Pay({ view: { metro, state, pay } }: { view: LocationView }) {
  if (pay.length === 0) return <p className="text-ink-2">We have no pay figures for this area.</p>;
  return (
    <div className="grid gap-3">
      <FigureTable
        label={`Median pay, ${metro ? metro.name : state.name}`}
        headings={["Profession", "Median"]}
        rows={pay}
        note={metro ? "BLS, May 2024, for the whole metro area." : `BLS, May 2025, for the whole state.`}
      />
      {metro && (
        <p>
          <Link to={metro.to} className="link inline-flex min-h-11 items-center">
            Pay ranges for all professions
          </Link>
        </p>
      )}
    </div>
  );
}
