import * as z from "zod";
import {
  count,
  dollars,
  hospital,
  nursePractitioners,
  pay,
  people,
  question,
  sentence,
  slug,
  soc,
  stateCode,
} from "./record-fields.ts";

/** Only a member issues or honors licenses (data/licensure_compacts.json). */
const compactStatus = z.enum(["member", "enacted", "unverified", "none"]);
const compacts = z.record(
  z.enum(["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"]),
  compactStatus,
);

/** Median dollars a year by SOC code, May 2025. Only ten occupations are published by state. */
const stateMedians = z.record(soc, dollars);

export const stateRow = z.object({
  code: stateCode,
  slug,
  name: z.string(),
  region: z.string(),
  division: z.string(),
  capital: z.string(),
  /** July 2025. */
  population: people,
  /** Since April 2020. */
  growthPercent: z.number(),
  compacts,
  nursePractitioners,
  medians: stateMedians,
  hospitals: count,
  /** Federal primary care shortage areas, May 2026. */
  shortageAreas: count,
  latitude: z.number(),
  longitude: z.number(),
});
export type StateRow = z.infer<typeof stateRow>;

export const metroLink = z.object({ slug, name: z.string(), population: people, growthPercent: z.number() });

/** Applies to everyone unless it lists professions by slug. */
const stateQuestion = question.extend({ professions: z.array(slug).min(1).optional() });

export const stateRecord = stateRow.extend({
  population2020: people,
  populationRank: z.number().int(),
  cities: z.array(z.object({ slug: slug.nullable(), name: z.string(), population: people })),
  metros: z.array(metroLink),
  nationalMedians: stateMedians,
  neighbors: z.array(stateCode),
  /** Medicare-certified facilities, spring 2026. */
  facilities: z.object({
    hospitals: count,
    acuteCare: count,
    criticalAccess: count,
    childrens: count,
    psychiatric: count,
    skilledNursing: count,
    homeHealth: count,
    hospice: count,
    dialysis: count,
  }),
  ownership: z.object({ nonprofit: count, government: count, for_profit: count }),
  largestHospitals: z.array(hospital),
  /** Federal primary care shortage areas. The counts and the needs have different dates. */
  shortage: z.object({
    areas: count,
    areasAsOf: z.string(),
    population: people.nullable(),
    needMetPercent: z.number().nullable(),
    practitionersNeeded: z.number().nullable(),
    needsAsOf: z.string(),
  }),
  /** Medicare enrollments, not people, by provider type (April 2026). */
  enrolled: z.record(z.string(), count),
  healthcareFacts: z.array(sentence).length(4),
  economicHighlights: z.array(sentence).length(3),
  livingHighlights: z.array(sentence).length(3),
  recruiting: z.array(sentence).length(2),
  forClinicians: sentence,
  questions: z.array(stateQuestion).length(3),
});
export type StateRecord = z.infer<typeof stateRecord>;

export const metro = z.object({
  slug,
  name: z.string(),
  title: z.string(),
  cbsa: z.string().length(5),
  /** The principal city's state comes first. */
  stateCodes: z.array(stateCode).min(1),
  /** Among the 387 metropolitan areas, by 2025 population. */
  rank: z.number().int(),
  /** Null when the Census Bureau's figures for 2020 disagree. */
  growthRank: z.number().int().nullable(),
  /** April 1, 2020, then July 1 of 2021 to 2025. */
  populations: z.array(people).length(6),
  counties: z.array(z.string()),
  cities: z.array(z.object({ slug, name: z.string(), population: people })),
  hospitals: count,
  largestHospitals: z.array(hospital),
  /** By SOC code, May 2024. */
  pay: z.record(soc, pay),
  /** The rank of its median among areas that publish one. Null when the survey prints no higher figure. */
  standing: z.record(soc, z.object({ rank: count.nullable(), of: count, national: dollars.nullable() })),
  nearest: z.array(metroLink.extend({ miles: z.number(), nurseMedian: dollars.nullable() })),
});
export type Metro = z.infer<typeof metro>;

const nearbyHospital = hospital.pick({ name: true, city: true, stateCode: true, beds: true }).extend({
  miles: z.number().nonnegative(),
  /** True when the distance is from the center of its ZIP code or town, because its own location is unknown. */
  isAbout: z.literal(true).optional(),
  isNearestGeneral: z.literal(true).optional(),
});
export type NearbyHospital = z.infer<typeof nearbyHospital>;

export const place = z.object({
  slug,
  name: z.string(),
  population: people,
  rank: z.number().int(),
  county: z.string().nullable(),
  metro: z.object({ slug, name: z.string() }).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hospitals: z.array(hospital),
  hospitalsWithin25: count,
  /** In any state, by distance: the three nearest, the nearest general one and the two largest within 25 miles. */
  nearbyHospitals: z.array(nearbyHospital),
  nearest: z.array(z.object({ slug, name: z.string(), population: people, miles: z.number() })),
});
export type Place = z.infer<typeof place>;

export const cityMarket = z.object({
  slug,
  city: z.string(),
  state: z.string(),
  stateCode,
  metroSlug: slug,
  population: people,
  metroPopulation: people,
  healthcareFacts: z.array(sentence),
  majorHospitals: z.array(z.string()).min(5),
  hospitals: z.array(hospital),
  unsizedHospitals: z.array(hospital),
  hospitalCount: count,
  economicHighlights: z.array(sentence),
  livingHighlights: z.array(sentence),
  /** Above the national average, as in "3-8%". */
  salaryPremium: z.string(),
  recruiting: z.array(sentence).length(2),
  nursePractitioners,
  nearest: z.array(z.object({ slug, city: z.string(), stateCode, miles: z.number() })),
});
export type CityMarket = z.infer<typeof cityMarket>;
