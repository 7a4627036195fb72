import { Link } from "@remix-run/react";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { toChipClass } from "#app/kit/ui/chip.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { CompactMap } from "#app/pages/page/map/compact-map.tsx";
import { paths } from "#app/paths.ts";
import { CompareForm } from "./compare-form.tsx";
import { StateHospitals } from "./state-hospitals.tsx";
import type { StateTabView } from "./state-page.server.ts";
import { Pairs, paySource, StateTabs, toPayLegend } from "./state-parts.tsx";

export function StateTabPage({ page }: { page: StateTabView }) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <div className="page pb-8">
        <StateTabs page={page} current={page.tab} />
        <div className="pt-stack">
          {page.pay && <Pay page={page} pay={page.pay} />}
          {page.license && <Licenses page={page} license={page.license} />}
          {page.hospitals && (
            <>
              <p className="pb-stack text-ink-2">{page.hospitals.text}</p>
              <StateHospitals hospitals={page.hospitals} />
            </>
          )}
          {page.costs && <LivingCosts page={page} costs={page.costs} />}
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

function Licenses({ page, license }: { page: StateTabView; license: Part<"license"> }) {
  const { compacts, practice, maps } = license;
  return (
    <>
      {page.question && (
        <div className="pb-stack">
          <LicenseQuestion question={page.question} heading="h2" />
        </div>
      )}
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
      <div className="grid gap-8 pt-stack md:grid-cols-2">
        {maps.map((compact) => (
          <CompactMap key={compact.name} compact={compact} own={page.code} />
        ))}
      </div>
    </>
  );
}

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

function LivingCosts({ page: { name, inState }, costs }: { page: StateTabView; costs: Part<"costs"> }) {
  return (
    <div className="grid gap-8">
      {costs.lead && <p className="prose text-ink-2">{costs.lead}</p>}
      <DotPlot
        label={`Prices in ${inState} between the lowest and the highest state`}
        rows={costs.dots}
        legend={toPayLegend(name)}
        unit="index"
        source="Regional price parities: the country is 100. BEA, 2024."
      />
      <Fold title="Prices as a table, with each rank">
        <div className="pb-4">
          <FigureTable
            label={`Prices in ${inState}`}
            headings={["Country: 100", name, "Difference", "Rank"]}
            rows={costs.prices}
            note="BEA regional price parities, 2024. Rank 1 of 51 has the highest prices."
          />
        </div>
      </Fold>
      <FigureTable
        label={`What is left of the median pay in ${inState} after taxes`}
        headings={["Occupation", "Median", "After taxes", "At national prices"]}
        rows={costs.kept}
        note={costs.keptNote}
      />
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
