import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { CompactMap } from "#app/pages/page/map/compact-map.tsx";
import { paths } from "#app/paths.ts";
import { CompareForm } from "./compare-form.tsx";
import type { StatePageView } from "./state-page.server.ts";

export function StatePage({ page }: { page: StatePageView }) {
  const { name, inState } = page;
  return (
    <>
      <PageHeader title={`Working in healthcare in ${inState}`} lead={page.lead}>
        <div className="flex flex-wrap gap-2">
          {page.openings?.total === 0 ? (
            <OpeningsButton openings={page.openings} />
          ) : (
            <ButtonLink to={paths.jobsInState(page.slug)}>Jobs in {inState}</ButtonLink>
          )}
          <ButtonLink to={paths.geographic(page.slug)} look="outline">
            {name} for employers
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="page pb-8">
        <Openings
          openings={page.openings}
          title={`New jobs in ${inState}`}
          emptyText={`We have no open jobs in ${inState} today.`}
        />
        <Comparison page={page} />
        <Licenses page={page} />
        <Pay page={page} />
        <Living page={page} />
        <TextSection id="professions" title={`Professions in ${inState}`}>
          <LinkGrid links={page.professions} />
        </TextSection>
        {page.neighbors.length > 0 && (
          <TextSection id="neighbors" title={`States next to ${inState}`}>
            <LinkGrid links={page.neighbors} />
          </TextSection>
        )}
        <TextSection id="questions" title={`Questions about ${inState}`}>
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
      <GuideLine guides={page.guides} />
    </>
  );
}

function Comparison({ page: { name: state, slug, comparison, inState } }: { page: StatePageView }) {
  return (
    <TextSection
      id="compare"
      title={`How ${inState} compares`}
      beside={<CompareForm slug={slug} name={inState} />}
    >
      <div className="grid gap-6">
        <FigureTable
          label={`${state} compared with other states`}
          headings={comparison.headings}
          rows={comparison.rows}
          note={comparison.note}
        />
        <ul className="grid gap-4 md:grid-cols-2">
          {comparison.contrasts.map(({ name, to, texts }) => (
            <li key={to} className="grid content-start gap-1 border-line border-t pt-3">
              <Link to={to} className="link font-semibold">
                {name}
              </Link>
              <p className="text-ink-2">{texts.join(" ")}</p>
            </li>
          ))}
        </ul>
        <p className="links text-md leading-8">
          {inState} side by side with{" "}
          {comparison.pairs.map(({ name, to }, at) => (
            <Fragment key={to}>
              {at > 0 && ", "}
              <Link to={to}>{name}</Link>
            </Fragment>
          ))}
        </p>
      </div>
    </TextSection>
  );
}

function Licenses({ page: { compacts, practice, inState, question, maps, code } }: { page: StatePageView }) {
  return (
    <TextSection id="licenses" title={`License rules in ${inState}`}>
      <div className="grid gap-8 pb-6 md:grid-cols-2">
        {maps.map((compact) => (
          <CompactMap key={compact.name} compact={compact} own={code} />
        ))}
      </div>
      <LicenseNotes notes={compacts}>
        <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
          <Chips chips={[{ label: practice.status }]} />
          <p className="font-semibold">Nurse Practitioner</p>
          <p className="text-ink-2 text-md">{practice.text}</p>
          <p className="text-ink-3 text-sm">
            <a
              href="https://www.aanp.org/advocacy/state/state-practice-environment"
              className="link"
              rel="noopener"
            >
              AANP
            </a>
            , as of {practice.asOf}
          </p>
        </li>
      </LicenseNotes>
      {question && (
        <div className="pt-6">
          <LicenseQuestion question={question} />
        </div>
      )}
    </TextSection>
  );
}

function Pay({ page: { pay, name, inState } }: { page: StatePageView }) {
  return (
    <TextSection id="pay" title={`Healthcare pay in ${inState}`}>
      <div className="grid gap-8">
        <DotPlot
          label={`Median pay in ${inState} between the lowest and the highest state`}
          rows={pay.dots}
          legend={[
            ["own", name],
            ["nation", "United States"],
            ["all", "Lowest and highest state"],
          ]}
          source="Median dollars a year. BLS, May 2025."
        />
        <FigureTable
          label={`Median pay in ${inState}, furthest above the national median first`}
          headings={["Occupation", name, "United States", "Difference", "Rank of 51"]}
          rows={pay.rows}
          note="Median dollars a year. Source: BLS Occupational Employment and Wage Statistics, May 2025."
        />
        {pay.physicians.length > 0 && (
          <FigureTable
            label={`Pay of physicians in the metro areas of ${inState}`}
            headings={["Physicians", "Median", "25th percentile", "Metro areas", "U.S. median, 2025"]}
            rows={pay.physicians}
            note={pay.physicianNote}
          />
        )}
      </div>
    </TextSection>
  );
}

function Living({ page }: { page: StatePageView }) {
  return (
    <TextSection id="living" title={`Living in ${page.inState}`}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Paragraphs texts={[page.forClinicians, page.living.join(" "), page.economy.join(" ")]} />
        <div className="grid content-start gap-6">
          <FigureTable
            label={`Largest cities in ${page.inState}`}
            headings={["City", "People"]}
            rows={page.cities}
            note={page.citiesSource}
          />
          {page.metros.length > 0 && (
            <div>
              <FigureTable
                label={`Metro areas in ${page.inState}${page.reachesOut ? ", including those centered in another state" : ""}`}
                headings={["Metro", "People", "Since 2020"]}
                rows={page.metros}
                note="Census Bureau, July 2025."
              />
              {page.moreMetros > 0 && (
                <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center">
                  {page.moreMetros} more in the full list of metro areas
                </Link>
              )}
            </div>
          )}
        </div>
      </div>
    </TextSection>
  );
}
