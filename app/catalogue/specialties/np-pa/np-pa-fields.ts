import type { NpPaField } from "#app/facts/catalog/written-records.ts";
import written from "../../../../data/catalog/np_pa_specialties.json" with { type: "json" };

export const npPaFields: readonly NpPaField[] = written;
