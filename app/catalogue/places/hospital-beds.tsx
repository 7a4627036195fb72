import { hospitalHeadings, hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { type FigureRow, FigureTable } from "#app/kit/ui/chart/figure-table.tsx";

const bedsAt = hospitalHeadings.indexOf("Beds") - 1;
const cityAt = hospitalHeadings.indexOf("City") - 1;

export function HospitalBeds({ label, rows }: { label: string; rows: readonly FigureRow[] }) {
  const sized = rows.flatMap(({ name, cells }) => {
    const value = Number(cells[bedsAt]?.replaceAll(",", ""));
    return value > 0 ? [{ name, note: cells[cityAt], value }] : [];
  });
  return (
    <div className="grid gap-6">
      {sized.length > 2 && (
        <div className="grid gap-3">
          <p className="font-semibold text-md">Reported beds</p>
          <BarList items={sized} unit={["bed", "beds"]} columns={2} />
        </div>
      )}
      <FigureTable label={label} headings={hospitalHeadings} rows={rows} note={hospitalNote} />
    </div>
  );
}
