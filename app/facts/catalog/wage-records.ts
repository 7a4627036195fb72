import * as z from "zod";
import { count, dollars, pay, people, slug, soc, stateCode } from "./record-fields.ts";

/** By SOC code. States and the nation are of May 2025, metropolitan areas of May 2024. */
export const wages = z.object({
  soc,
  people: z.string().min(4),
  employed: people.nullable(),
  national: pay,
  /** May 2024, to compare with metropolitan areas in the same survey. */
  earlier: pay,
  /** BLS publishes only ten occupations by state, and only their medians. */
  states: z.record(stateCode, dollars),
  /** May 2024, without the 25th and 75th percentiles: emergency medical services only. */
  earlierStates: z.record(stateCode, pay.extend({ employed: people.nullable() })),
  /** By the area's slug. Leaves out areas whose median is mostly residents' pay. */
  metros: z.record(slug, pay),
});
export type WageRecord = z.infer<typeof wages>;

/** By state slug, then by the slug of the city's name. */
export const cityMetros = z.object({
  cities: z.record(slug, z.object({ place: slug.nullable(), metro: slug.nullable() })),
  metros: z.record(slug, z.string()),
});
export type CityMetros = z.infer<typeof cityMetros>;

/** In the order of app/facts/reference/profession/paid-roles.ts. */
export const rolePay = z.array(
  z.object({
    slug,
    national: pay,
    employed: people.nullable(),
    hasStates: z.boolean(),
    metros: count,
  }),
);
export type RolePay = z.infer<typeof rolePay>[number];

/** By the role's slug: slugs of places with their own figures, separated by spaces. */
export const paidPlaces = z.record(slug, z.string());

/** BEA's regional price parities of 2024, by state code or metro slug: the national average is 100. */
export const priceLevels = z.record(z.string(), z.number().positive());
export type PriceLevels = z.infer<typeof priceLevels>;

export const taxFiles = z.object({
  federal: z.unknown(),
  states: z.unknown(),
  rules: z.unknown(),
  cities: z.unknown(),
});

const perDiemRate = z.object({
  destination: z.string().min(2),
  authority: z.enum(["GSA", "DoD"]),
  from: z.iso.date(),
  /** Dollars a day for meals and incidentals. */
  meals: z.number().positive(),
  /** Dollars a night before tax, January first. */
  lodging: z.array(z.number().positive()).length(12),
});
export type PerDiemRate = z.infer<typeof perDiemRate>;

export const perDiem = z.object({
  rates: z.array(perDiemRate),
  /** By the name of a city, or of a county that is listed: which rate, or null for the standard rate. */
  places: z.record(slug, z.number().int().nonnegative().nullable()),
  standard: perDiemRate,
});
export type PerDiem = z.infer<typeof perDiem>;
