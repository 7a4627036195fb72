import { Link } from "@remix-run/react";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { Brief, PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { MetroView } from "./metro-page.server.ts";
import { metroPaySource, metroTabs } from "./metro-tabs.ts";
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
      <div className="page pb-8">
        <FactList facts={view.facts} />
        <PageTabs
          label={name}
          first={{ name: "Jobs", to: paths.metro(view.slug) }}
          tabs={metroTabs}
          toPath={(tab) => paths.metroTab(view.slug, tab)}
        />
        <Openings
          openings={openings}
          title={`Jobs near ${city}`}
          emptyText={`We have no open jobs within 25 miles of ${city} today.`}
        />
        <TextSection id="people" title={`Population of the ${city} area`}>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Paragraphs texts={view.people} />
            <PopulationChart label={`Population of the ${name} area`} series={view.series} />
          </div>
        </TextSection>
        <Brief
          id="pay"
          title={`Healthcare pay in ${city}`}
          to={paths.metroTab(view.slug, "pay")}
          all="Pay of every profession"
        >
          {view.pay.length > 0 ? (
            <FigureTable
              label={`Median pay in the ${name} area`}
              headings={["Profession", "Median"]}
              rows={view.pay}
              note={metroPaySource}
            />
          ) : (
            <p className="text-ink-2">We have no pay figures for this area.</p>
          )}
        </Brief>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <Brief
            id="hospitals"
            title="Hospitals"
            to={paths.metroTab(view.slug, "hospitals")}
            all="Owners, beds and stars"
          >
            <p className="text-ink-2">{view.hospitals}</p>
          </Brief>
          <Brief
            id="nearby"
            title={`Near ${city}`}
            to={paths.metroTab(view.slug, "nearby")}
            all="Cities, counties, nearest metros"
          >
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
          </Brief>
        </div>
        <div id="licenses">
          <PhoneFold title="License rules by state">
            <Licenses view={view} />
          </PhoneFold>
        </div>
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
