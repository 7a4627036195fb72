import { Link } from "@remix-run/react";
import type { AreaText } from "#app/facts/catalog/written-records.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { StatelessNote } from "#app/jobs/search/openings/stateless-note.tsx";
import { toRunningText } from "#app/kit/text/figures.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { StateTable } from "#app/pages/page/map/state-table.tsx";
import { dollarsAYear, openJobs, UsMap } from "#app/pages/page/map/us-map.tsx";
import { paths } from "#app/paths.ts";
import type { GeographyView } from "./geography.server.ts";

const toState = (state: State) => paths.state(state.slug);

const entries = [
  { name: "Jobs by state", to: paths.jobsByState(), note: "lists of postings" },
  { name: "City markets", to: paths.geographicMarkets(), note: "ten cities in detail" },
  { name: "Metro areas", to: paths.metroAreas(), note: "pay and hospitals" },
  { name: "Cities and towns", to: paths.locations(), note: "20,000 people or more" },
];

export function GeographyPage({ page, intro }: { page: GeographyView; intro: AreaText }) {
  const what = page.isPay ? `Median pay for ${toRunningText(page.plural)}` : "Open jobs";
  const unit = page.isPay ? dollarsAYear : openJobs;
  return (
    <>
      <PageHeader isAiry title="Healthcare jobs and pay by state" lead={intro.lead} />
      <div className="page pb-8">
        {page.areCountsLate && (
          <Notice className="mb-6" title="Today's openings are late.">
            We could not count them, so the map shows pay.
          </Notice>
        )}
        <nav aria-label="What the map shows" className="pb-5">
          <ul className="flex flex-wrap gap-2">
            {page.choices.map(({ label, to, isChosen }) => (
              <li key={to}>
                <Link
                  to={to}
                  preventScrollReset
                  aria-current={isChosen ? "true" : undefined}
                  className={classNames(
                    "inline-flex min-h-9 items-center rounded-full border px-3 font-medium text-sm",
                    isChosen
                      ? "border-transparent bg-accent text-on-accent"
                      : "border-line-strong bg-surface hover:bg-sunken",
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section
          aria-labelledby="map-title"
          className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <div className="grid gap-3">
            <h2 id="map-title">{what} by state</h2>
            <p className="text-ink-2">
              {page.summary} {page.isPay && "BLS Occupational Employment and Wage Statistics, May 2025."}
            </p>
            <UsMap values={page.values} to={toState} unit={unit} label={`${what} by state`} legend={what} />
          </div>
          <StateTable
            values={page.values}
            to={toState}
            unit={unit}
            label={`${what} by state, as a table`}
            heading={page.isPay ? "Median" : "Open jobs"}
          />
        </section>
        <TextSection id="ways" title="Other ways to browse">
          <LinkGrid links={[...entries, ...page.markets]} />
        </TextSection>
        <Regions regions={page.regions} stateless={page.stateless} />
        <TextSection id="questions" title="Questions">
          <FaqBlock items={intro.questions} />
        </TextSection>
      </div>
    </>
  );
}

function Regions({ regions, stateless }: Pick<GeographyView, "regions" | "stateless">) {
  return (
    <PhoneFold title="By region" heading="h2" id="regions">
      <p className="pb-6 text-ink-2">Each state has a page for clinicians and a market page for employers.</p>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map(({ name, note, divisions }) => (
          <div key={name} className="grid content-start gap-4">
            <div>
              <h3>{name}</h3>
              <p className="text-ink-3 text-sm tabular-nums">{note}</p>
            </div>
            {divisions.map((division) => (
              <div key={division.name}>
                <h4 className="font-semibold text-ink-2 text-md">{division.name}</h4>
                <ul className="divide-y divide-line">
                  {division.states.map((state) => (
                    <li key={state.to} className="flex items-center justify-between gap-4">
                      <Link to={state.to} className="link inline-flex min-h-9 items-center">
                        {state.name}
                      </Link>
                      <Link
                        to={state.market}
                        aria-label={`${state.name} market`}
                        className="link inline-flex min-h-9 items-center text-ink-2 text-sm"
                      >
                        market
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
      <StatelessNote text={stateless} />
    </PhoneFold>
  );
}
