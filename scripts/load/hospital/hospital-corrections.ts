import * as z from "zod";
import type { CsvRow } from "../source/csv.ts";

const owner = z.enum(["nonprofit", "government", "for_profit"]);
const beds = z.string().regex(/^[1-9]\d*$/);
const fields = ["name", "owner", "system", "beds", "city", "within"] as const;
type Field = (typeof fields)[number];

export type HospitalCorrection = Partial<Record<Field, string>> & { owner?: z.infer<typeof owner> };

/** @throws when Medicare no longer lists the hospital by the corrected name, or a value is unknown */
export function toCorrections(
  rows: readonly CsvRow[],
  listed: readonly CsvRow[],
): Map<string, HospitalCorrection> {
  const names = new Map(listed.map((row) => [row.facility_id, row.name]));
  const corrections = new Map<string, HospitalCorrection>();
  for (const { facility_id: id, listed_name: name, field, value } of rows) {
    if (names.get(id) !== name) throw new Error(`No hospital ${id} is listed as ${name}.`);
    const known = z.enum(fields).parse(field);
    const told = { owner, beds, text: z.string().min(1) }[
      known === "owner" || known === "beds" ? known : "text"
    ].parse(value);
    corrections.set(id!, { ...corrections.get(id!), [known]: told });
  }
  return corrections;
}

export const correctRow = (
  row: CsvRow,
  { owner: ownedBy, system, beds }: HospitalCorrection = {},
): CsvRow => ({
  ...row,
  ...(ownedBy && { ownership_class: ownedBy }),
  ...(system && { health_system: system }),
  ...(beds && { beds }),
});
