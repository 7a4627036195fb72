import * as z from "zod";
import { cityMarket, metro, metroLink, place, stateRecord, stateRow } from "./place-records.ts";
import { profession, professionRow, specialtyDetail, specialtyEntry } from "./profession-records.ts";
import { stateCode } from "./record-fields.ts";

/** What each kind of record in KV is. Its key is the kind and, but for the tables of all, a slug. */
export const recordSchemas = {
  /** All 51, in the order of their names. */
  states: z.array(stateRow).length(51),
  /** By the state's slug. */
  state: stateRecord,
  /** By the city's slug. */
  market: cityMarket,
  /** By the slug of the state: those whose principal city is there. */
  metros: z.array(metro),
  /** All, largest first. */
  "metro-index": z.array(
    metroLink.extend({
      /** As the Census prints it. */
      title: z.string(),
      stateCodes: z.array(stateCode),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** By the slug of the state: places of at least 20,000 people, largest first. */
  places: z.array(place),
  /** By its slug. */
  profession,
  /** Those with a page, then all others that postings are filed under. */
  "profession-index": z.object({
    rows: z.array(professionRow).min(25),
    /** How much the jobs of all occupations together change, 2024 to 2034. */
    allOccupationsPercent: z.number(),
  }),
  /** All, by name. */
  "specialty-index": z.array(specialtyEntry).min(600),
  /** By the entry's dataFile. */
  specialties: z.array(specialtyDetail),
};

export type RecordKind = keyof typeof recordSchemas;
export type CatalogRecord<Kind extends RecordKind> = z.infer<(typeof recordSchemas)[Kind]>;
