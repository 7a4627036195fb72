import * as z from "zod";
import { dollars, pay, people, slug, soc, stateCode } from "./record-fields.ts";

/** By SOC code. States and the nation are of May 2025, metropolitan areas of May 2024. */
export const wages = z.object({
  soc,
  /** As a sentence names them: "registered nurses". */
  people: z.string().min(4),
  national: pay,
  /** Jobs that the survey counts in the nation. */
  employed: people.nullable(),
  /** Only ten occupations are published by state, and only their medians. */
  states: z.record(stateCode, dollars),
  /** By the area's slug. Leaves out areas whose median is mostly residents' pay. */
  metros: z.record(slug, pay),
});
export type WageRecord = z.infer<typeof wages>;

/** By state slug: the places of a posting, by the slug of the name alone. */
export const cityMetros = z.object({
  cities: z.record(slug, z.object({ place: slug.nullable(), metro: slug.nullable() })),
  /** By the area's slug: "Houston, TX". */
  metros: z.record(slug, z.string()),
});
export type CityMetros = z.infer<typeof cityMetros>;
