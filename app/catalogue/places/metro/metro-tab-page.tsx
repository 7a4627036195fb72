import { HospitalBeds } from "#app/catalogue/places/hospital-beds.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PayChart } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";
import { PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { MetroTabView } from "./metro-page.server.ts";
import { metroPaySource, metroTabs } from "./metro-tabs.ts";

type Part<Name extends keyof MetroTabView> = NonNullable<MetroTabView[Name]>;

export function MetroTabPage({ view }: { view: MetroTabView }) {
  const { name, slug, pay, hospitals, nearby } = view;
  return (
    <>
      <PageHeader title={view.title} lead={view.lead} />
      <div className="page pb-8">
        <PageTabs
          label={name}
          first={{ name: "Jobs", to: paths.metro(slug) }}
          tabs={metroTabs}
          toPath={(tab) => paths.metroTab(slug, tab)}
          current={view.tab.slug}
        />
        <div className="pt-stack">
          {pay && <Pay name={name} pay={pay} />}
          {hospitals && (
            <div className="grid gap-6">
              <Paragraphs texts={hospitals.texts} />
              <HospitalBeds label={`Hospitals in the ${name} area by reported beds`} rows={hospitals.rows} />
            </div>
          )}
          {nearby && <Nearby view={view} nearby={nearby} />}
        </div>
      </div>
    </>
  );
}

function Pay({ name, pay }: { name: string; pay: Part<"pay"> }) {
  if (pay.rows.length === 0) return <p className="text-ink-2">We have no pay figures for this area.</p>;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <Paragraphs texts={pay.texts} />
        <PayChart label={`Yearly pay in the ${name} area`} rows={pay.chart} source={survey2024} />
      </div>
      <PhoneFold title="Every profession beside the country">
        <FigureTable
          label={`Median pay in the ${name} area by profession`}
          headings={["Profession", "Median", "10th to 90th percentile", "vs. U.S. median"]}
          rows={pay.rows}
          note={[`${metroPaySource} We have no figure for professions without a row.`, pay.residents]
            .filter(Boolean)
            .join(" ")}
        />
      </PhoneFold>
    </div>
  );
}

function Nearby({ view, nearby }: { view: MetroTabView; nearby: Part<"nearby"> }) {
  return (
    <div className="grid gap-8">
      <FigureTable
        label={`Nearest metro areas to ${view.name}`}
        headings={["Metro area", "Distance", "People", "RN median", `vs. ${view.city}`]}
        rows={nearby.nearest}
        note="Census Bureau, July 2025; BLS, May 2024. – means we have no figure."
      />
      {nearby.places.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-lg">
            {nearby.arePlacesAll ? "Cities" : `The ${nearby.places.length} largest cities`} and towns
            {nearby.arePlacesAll && " of 20,000 people or more"} (Census Bureau, 2019-2023)
          </h2>
          <LinkGrid links={nearby.places} />
        </div>
      )}
      <details>
        <summary className="link inline-flex min-h-11 items-center">
          Counties ({nearby.counties.length})
        </summary>
        <p className="max-w-3xl text-ink-2">{nearby.counties.join("; ")}</p>
      </details>
      <div className="grid gap-2">
        <h2 className="text-lg">Recruiters</h2>
        <LinkGrid links={nearby.employers} />
      </div>
    </div>
  );
}
