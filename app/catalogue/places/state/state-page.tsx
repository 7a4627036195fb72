import { Link } from "@remix-run/react";
import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { noteTones } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Brief } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import { CompareForm } from "./compare-form.tsx";
import type { StatePageView } from "./state-page.server.ts";
import { Pairs, paySource, StateTabs, toPayLegend } from "./state-parts.tsx";

export function StatePage({ page }: { page: StatePageView }) {
  const { name, inState, slug } = page;
  return (
    <>
      <PageHeader title={`Working in healthcare in ${inState}`} lead={page.lead}>
        <div className="flex flex-wrap gap-2">
          {page.openings?.total === 0 ? (
            <OpeningsButton openings={page.openings} />
          ) : (
            <ButtonLink to={paths.jobsInState(slug)}>Jobs in {inState}</ButtonLink>
          )}
          <ButtonLink to={paths.geographic(slug)} look="outline">
            {name} for employers
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="page pb-8">
        <FactList facts={page.facts} />
        <StateTabs page={page} />
        <Openings
          openings={page.openings}
          title={`New jobs in ${inState}`}
          emptyText={`We have no open jobs in ${inState} today.`}
        />
        {page.question && (
          <PhoneFold
            heading="h3"
            title={`Can I work in ${inState} with my license?`}
            isOpen={page.question.verdict !== null}
          >
            <LicenseQuestion question={page.question} heading="none" />
          </PhoneFold>
        )}
        <Brief id="pay" title="Pay" to={paths.stateTab(slug, "pay")} all="Pay of all occupations">
          <DotPlot
            label={`Median pay in ${inState} between the lowest and the highest state`}
            rows={page.dots}
            legend={toPayLegend(name)}
            source={paySource}
          />
          <Link
            id="professions"
            to={paths.stateTab(slug, "professions")}
            className="link inline-flex min-h-11 items-center"
          >
            Every profession in {inState}
          </Link>
        </Brief>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <Brief id="licenses" title="License" to={paths.stateTab(slug, "license")} all="All license rules">
            <ul className="divide-y divide-line">
              {page.licenses.map(({ profession, status, standing }) => (
                <li key={profession} className="flex items-center justify-between gap-x-4 py-2">
                  {profession}
                  <Chips chips={[{ label: status, tone: noteTones[standing] }]} />
                </li>
              ))}
            </ul>
          </Brief>
          <Brief id="living" title="Cities" to={paths.stateTab(slug, "living")} all="Cities, metros, economy">
            <FigureTable
              label={`Largest cities in ${inState}`}
              headings={["City", "People"]}
              rows={page.cities}
              note={page.citiesSource}
            />
          </Brief>
        </div>
        <div className="grid gap-x-10 lg:grid-cols-2">
          <Brief
            id="hospitals"
            title="Hospitals"
            to={paths.stateTab(slug, "hospitals")}
            all="Owners and largest hospitals"
          >
            <p className="text-ink-2">{page.hospitals}</p>
          </Brief>
          <Brief
            id="costs"
            title="Living costs"
            to={paths.stateTab(slug, "living-costs")}
            all="Prices and take-home pay"
          >
            <p className="text-ink-2">{page.costs}</p>
          </Brief>
        </div>
        <Brief
          id="compare"
          to={paths.stateTab(slug, "comparison")}
          title={page.neighbors.length > 0 ? `States next to ${inState}` : `How ${inState} compares`}
          all={`How ${inState} compares`}
        >
          <PhoneFold title="Compare with a neighbor or any other state">
            <div className="grid gap-item">
              {page.neighbors.length > 0 && <LinkGrid links={page.neighbors} />}
              <CompareForm slug={slug} name={inState} />
              <Pairs page={page} />
            </div>
          </PhoneFold>
        </Brief>
        <p id="questions">
          <Link to={paths.stateTab(slug, "questions")} className="link inline-flex min-h-11 items-center">
            Questions about {inState}
          </Link>
        </p>
      </div>
      <GuideLine guides={page.guides} />
    </>
  );
}
