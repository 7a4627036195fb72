import { HospitalBeds } from "#app/catalogue/places/hospital-beds.tsx";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import type { StateMarketView } from "./state-market.server.ts";

export const StateHospitals = ({
  hospitals: { inState, owners, facilities, rows },
}: Pick<StateMarketView, "hospitals">) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <div className="grid content-start gap-6">
      <BarList items={owners} unit={["hospital", "hospitals"]} />
      <FigureTable
        label={`Medicare-certified facilities in ${inState}`}
        headings={["Type", "Count", "Per 100,000 people"]}
        rows={facilities}
        note="CMS, 2026; Census Bureau, 2025."
      />
    </div>
    <HospitalBeds label={`Hospitals in ${inState} by reported beds`} rows={rows} />
  </div>
);
