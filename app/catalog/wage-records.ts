import * as z from "zod";
import { count, dollars, pay, people, slug, soc, stateCode } from "./record-fields.ts";

/** By SOC code. States and the nation are of May 2025, metropolitan areas of May 2024. */
export const wages = z.object({
  soc,
  /** As a sentence names them: "registered nurses". */
  people: z.string().min(4),
  /** Jobs, counted with the figures of May 2025. */
  employed: people.nullable(),
  national: pay,
  /** Of May 2024, beside which the metropolitan areas are of the same time. */
  earlier: pay,
  /** Only ten occupations are published by state, and only their medians. */
  states: z.record(stateCode, dollars),
  /** Of May 2024, without the 25th and 75th percentiles: emergency medical services only. */
  earlierStates: z.record(stateCode, pay.extend({ employed: people.nullable() })),
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

/** By the role's slug, in the order of app/reference/profession/paid-roles.ts. */
export const rolePay = z.array(
  z.object({
    slug,
    national: pay,
    employed: people.nullable(),
    hasStates: z.boolean(),
    /** How many metropolitan areas have figures of their own. */
    metros: count,
  }),
);
export type RolePay = z.infer<typeof rolePay>[number];

/** By the role's slug: the slugs of the places with figures of their own, between spaces. */
export const paidPlaces = z.record(slug, z.string());

/** BEA's regional price parities of 2024: the nation is 100. By state code, and by the slug of a metropolitan area. */
export const priceLevels = z.record(z.string(), z.number().positive());
export type PriceLevels = z.infer<typeof priceLevels>;
