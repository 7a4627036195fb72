import * as z from "zod";
import type { CsvRow } from "../source/csv.ts";

const owner = z.enum(["nonprofit", "government", "for_profit"]);
const beds = z.string().regex(/^[1-9]\d*$/);
const campuses = z.literal("several");
const fields = ["name", "owner", "system", "beds", "city", "within", "campuses"] as const;
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
    const told = { owner, beds, campuses, text: z.string().min(1) }[
      known === "owner" || known === "beds" || known === "campuses" ? known : "text"
    ].parse(value);
    corrections.set(id!, { ...corrections.get(id!), [known]: told });
  }
  return corrections;
}

/** Leaves the owner unknown where Medicare's disagrees with an investor-owned system and no correction decides. */
export function correctRow(
  listed: CsvRow,
  { owner: ownedBy, system, beds }: HospitalCorrection,
  investorOwned: ReadonlySet<string>,
): CsvRow {
  const row: CsvRow = { ...listed, ...(system && { health_system: system }), ...(beds && { beds }) };
  const isDisputed = investorOwned.has(row.health_system!) && row.ownership_class !== "for_profit";
  return { ...row, ownership_class: ownedBy ?? (isDisputed ? "" : row.ownership_class!) };
}
