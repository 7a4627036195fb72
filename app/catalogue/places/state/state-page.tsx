import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { LicenseNotes, noteTones } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { Chips, toChipClass } from "#app/kit/ui/chip.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { CompactMap } from "#app/pages/page/map/compact-map.tsx";
import { paths } from "#app/paths.ts";
import { CompareForm } from "./compare-form.tsx";
import type { StatePageView, StateTabView } from "./state-page.server.ts";
import { type StateTab, stateTabs } from "./state-tabs.ts";

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
            title={`Can I work in ${inState} with my license?`}
            isOpen={page.question.verdict !== null}
          >
            <LicenseQuestion question={page.question} />
          </PhoneFold>
        )}
        <Brief page={page} id="pay" tab="pay" title="Pay" all="Pay of all occupations">
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
          <Brief page={page} id="licenses" tab="license" title="License" all="All license rules">
            <ul className="divide-y divide-line">
              {page.licenses.map(({ profession, status, standing }) => (
                <li key={profession} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                  {profession}
                  <Chips chips={[{ label: status, tone: noteTones[standing] }]} />
                </li>
              ))}
            </ul>
          </Brief>
          <Brief page={page} id="living" tab="living" title="Living" all="Cities, metros, economy">
            <FigureTable
              label={`Largest cities in ${inState}`}
              headings={["City", "People"]}
              rows={page.cities}
              note={page.citiesSource}
            />
          </Brief>
        </div>
        <Brief
          page={page}
          id="compare"
          tab="comparison"
          title={page.neighbors.length > 0 ? `States next to ${inState}` : `How ${inState} compares`}
          all={`How ${inState} compares`}
        >
          {page.neighbors.length > 0 && <LinkGrid links={page.neighbors} />}
          <div className="grid gap-item pt-item">
            <CompareForm slug={slug} name={inState} />
            <Pairs page={page} />
          </div>
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

type Tabbed = Pick<StatePageView, "slug" | "name" | "inState">;

interface BriefProps {
  page: Tabbed;
  id: string;
  tab: StateTab["slug"];
  title: string;
  /** Of the link to the tab. */
  all: string;
  children: ReactNode;
}

/** A few lines of a tab, which has the rest. */
const Brief = ({ page, id, tab, title, all, children }: BriefProps) => (
  <TextSection
    id={id}
    title={title}
    beside={
      <Link to={paths.stateTab(page.slug, tab)} className="link inline-flex min-h-11 items-center">
        {all}
      </Link>
    }
  >
    {children}
  </TextSection>
);

function StateTabs({ page: { slug, name }, current }: { page: Tabbed; current?: StateTab["slug"] }) {
  return (
    <nav aria-label={`About ${name}`} className="tabs">
      <Link to={paths.state(slug)} aria-current={current ? undefined : "page"}>
        Jobs
      </Link>
      {stateTabs.map((tab) => (
        <Link
          key={tab.slug}
          to={paths.stateTab(slug, tab.slug)}
          aria-current={tab.slug === current ? "page" : undefined}
        >
          {tab.name}
        </Link>
      ))}
    </nav>
  );
}

export function StateTabPage({ page }: { page: StateTabView }) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <div className="page pb-8">
        <StateTabs page={page} current={page.tab} />
        <div className="pt-stack">
          {page.pay && <Pay page={page} pay={page.pay} />}
          {page.license && <Licenses page={page} license={page.license} />}
          {page.living && <Living page={page} living={page.living} />}
          {page.comparison && <Comparison page={page} comparison={page.comparison} />}
          {page.professions && <LinkGrid links={page.professions} />}
          {page.questions && <FaqBlock items={page.questions} />}
        </div>
      </div>
    </>
  );
}

type Part<Name extends keyof StateTabView> = NonNullable<StateTabView[Name]>;

function Comparison({ page, comparison }: { page: StateTabView; comparison: Part<"comparison"> }) {
  const { name: state, slug, inState } = page;
  return (
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
      <CompareForm slug={slug} name={inState} />
      <Pairs page={{ inState, pairs: comparison.pairs }} />
    </div>
  );
}

const Pairs = ({ page: { inState, pairs } }: { page: Pick<StatePageView, "inState" | "pairs"> }) => (
  <p className="links text-md leading-8">
    {inState} side by side with{" "}
    {pairs.map(({ name, to }, at) => (
      <Fragment key={to}>
        {at > 0 && ", "}
        <Link to={to}>{name}</Link>
      </Fragment>
    ))}
  </p>
);

function Licenses({ page, license }: { page: StateTabView; license: Part<"license"> }) {
  const { compacts, practice, maps } = license;
  return (
    <>
      {page.question && (
        <div className="pb-stack">
          <LicenseQuestion question={page.question} />
        </div>
      )}
      <div className="grid gap-8 pb-6 md:grid-cols-2">
        {maps.map((compact) => (
          <CompactMap key={compact.name} compact={compact} own={page.code} />
        ))}
      </div>
      <LicenseNotes notes={compacts}>
        <li>
          <PhoneFold
            title="Nurse Practitioner, practice authority"
            aside={<span className={toChipClass("plain")}>{practice.status}</span>}
          >
            <p>{practice.text}</p>
            <p>
              <a
                href="https://www.aanp.org/advocacy/state/state-practice-environment"
                className="link"
                rel="noopener"
              >
                AANP
              </a>
              , as of {practice.asOf}
            </p>
          </PhoneFold>
        </li>
      </LicenseNotes>
    </>
  );
}

const toPayLegend = (name: string) =>
  [
    ["own", name],
    ["nation", "United States"],
    ["all", "Lowest and highest state"],
  ] as const;

const paySource = "Median dollars a year. BLS, May 2025.";

function Pay({ page: { name, inState }, pay }: { page: StateTabView; pay: Part<"pay"> }) {
  return (
    <div className="grid gap-8">
      <DotPlot
        label={`Median pay in ${inState} between the lowest and the highest state`}
        rows={pay.dots}
        legend={toPayLegend(name)}
        source={paySource}
      />
      <PhoneFold title="Each occupation beside the country, with its rank">
        <FigureTable
          label={`Median pay in ${inState}, furthest above the national median first`}
          headings={["Occupation", name, "United States", "Difference", "Rank of 51"]}
          rows={pay.rows}
          note="Median dollars a year. Source: BLS Occupational Employment and Wage Statistics, May 2025."
        />
      </PhoneFold>
      {pay.physicians.length > 0 && (
        <FigureTable
          label={`Pay of physicians in the metro areas of ${inState}`}
          headings={["Physicians", "Median", "25th percentile", "Metro areas", "U.S. median, 2025"]}
          rows={pay.physicians}
          note={pay.physicianNote}
        />
      )}
    </div>
  );
}

function Living({ page, living }: { page: StateTabView; living: Part<"living"> }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Paragraphs texts={living.texts} />
      <div className="grid content-start gap-6">
        <FigureTable
          label={`Largest cities in ${page.inState}`}
          headings={["City", "People"]}
          rows={living.cities}
          note={living.citiesSource}
        />
        {living.metros.length > 0 && (
          <div>
            <FigureTable
              label={`Metro areas in ${page.inState}${living.reachesOut ? ", including those centered in another state" : ""}`}
              headings={["Metro", "People", "Since 2020"]}
              rows={living.metros}
              note="Census Bureau, July 2025."
            />
            {living.moreMetros > 0 && (
              <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center">
                {living.moreMetros} more in the full list of metro areas
              </Link>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
