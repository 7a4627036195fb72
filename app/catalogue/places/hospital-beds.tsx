import { hospitalHeadings, hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { type FigureRow, FigureTable } from "#app/kit/ui/chart/figure-table.tsx";

export const HospitalBeds = ({ label, rows }: { label: string; rows: readonly FigureRow[] }) => (
  <FigureTable label={label} headings={hospitalHeadings} rows={rows} note={hospitalNote} />
);
