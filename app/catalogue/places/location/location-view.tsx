import { Link } from "@remix-run/react";
import { metroPaySource } from "#app/catalogue/places/metro/metro-tabs.ts";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import "#app/kit/ui/phone-fold.css";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { Brief, PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { LocationView } from "./location-page.server.ts";
import { locationTabs } from "./location-tabs.ts";

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
        <PageTabs
          label={name}
          first={{ name: "Jobs", to: paths.location(view.slug) }}
          tabs={locationTabs}
          toPath={(tab) => paths.locationTab(view.slug, tab)}
        />
        <Openings
          openings={openings}
          title={view.openingsTitle}
          emptyText={`We have no open jobs ${view.openingsWhere} today.`}
        />
        <div className="grid gap-x-10 lg:grid-cols-2">
          <TextSection id="place" title={`About ${city}`}>
            <Paragraphs texts={view.texts} />
          </TextSection>
          <TextSection
            id="pay"
            title={`Healthcare pay in ${metro ? `the ${metro.name} metro area` : state.name}`}
          >
            <Pay view={view} />
          </TextSection>
          <Hospitals view={view} />
          <Nearby view={view} />
        </div>
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

const Hospitals = ({ view: { city, slug, hospitals } }: { view: LocationView }) => (
  <Brief
    id="hospitals"
    title={`Hospitals in and near ${city}`}
    to={paths.locationTab(slug, "hospitals")}
    all="Beds, owners and distances"
  >
    <div className="grid gap-4">
      <p className="prose text-ink-2">{hospitals.text}</p>
      {hospitals.nearby.length > 0 && (
        <PhoneFold title="The nearest of them">
          <FigureTable
            label={`Hospitals near ${city}`}
            headings={["Nearby", "Distance", "Place"]}
            rows={hospitals.nearby}
          />
        </PhoneFold>
      )}
    </div>
  </Brief>
);

const Nearby = ({ view: { city, slug, nearest } }: { view: LocationView }) => (
  <Brief
    id="nearby"
    title={`Places near ${city}`}
    to={paths.locationTab(slug, "nearby")}
    all="More places and similar ones"
  >
    {nearest.length > 0 && (
      <PhoneFold title="The nearest, with their residents">
        <FigureTable
          label={`Nearest places to ${city}`}
          headings={["Place", "Distance", "Residents"]}
          rows={nearest}
        />
      </PhoneFold>
    )}
    <span id="peers" />
  </Brief>
);

function Pay({ view: { metro, state, pay } }: { view: LocationView }) {
  if (pay.length === 0) return <p className="text-ink-2">We have no pay figures for this area.</p>;
  return (
    <div className="grid gap-3">
      <FigureTable
        label={`Median pay, ${metro ? metro.name : state.name}`}
        headings={["Profession", "Median"]}
        rows={pay}
        note={metro ? `For the whole metro area. ${metroPaySource}` : `BLS, May 2025, for the whole state.`}
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
