import { hospitalHeadings, hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { LocationTabView } from "./location-page.server.ts";
import { locationTabs } from "./location-tabs.ts";

export function LocationTabPage({ view }: { view: LocationTabView }) {
  const { name, slug, city, hospitals, nearby } = view;
  return (
    <>
      <PageHeader title={view.title} lead={view.lead} />
      <div className="page pb-8">
        <PageTabs
          label={name}
          first={{ name: "Jobs", to: paths.location(slug) }}
          tabs={locationTabs}
          toPath={(tab) => paths.locationTab(slug, tab)}
          current={view.tab.slug}
        />
        <div className="pt-stack">
          {hospitals && <Hospitals city={city} hospitals={hospitals} />}
          {nearby && <Nearby view={view} nearby={nearby} />}
        </div>
      </div>
    </>
  );
}

function Hospitals({
  city,
  hospitals,
}: {
  city: string;
  hospitals: NonNullable<LocationTabView["hospitals"]>;
}) {
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

interface NearbyProps {
  view: LocationTabView;
  nearby: NonNullable<LocationTabView["nearby"]>;
}

function Nearby({ view: { city, state }, nearby: { rings, nearest, peers } }: NearbyProps) {
  if (nearest.length + peers.length === 0)
    return <p className="text-ink-2">We have no other place of 20,000 people near {city}.</p>;
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-2">
        {nearest.length > 0 && (
          <FigureTable
            label={`Nearest places to ${city}`}
            headings={["Place", "Distance", "Residents"]}
            rows={nearest}
          />
        )}
        {rings.length > 0 && (
          <FigureTable
            label={`Cities and towns near ${city} by distance`}
            headings={["Within", "People", "Places"]}
            rows={rings}
            note={`Other places of 20,000 people or more in ${state}.`}
          />
        )}
      </div>
      {peers.length > 0 && (
        <TextSection id="peers" title={`Places of similar size in ${state}`}>
          <LinkGrid links={peers} />
        </TextSection>
      )}
    </>
  );
}
