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

/** How a compact stands in a state (data/licensure_compacts.json): only a member issues or honors licenses. */
const compactStatus = z.enum(["member", "enacted", "unverified", "none"]);
const compacts = z.record(
  z.enum(["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"]),
  compactStatus,
);

/** Median dollars a year by SOC code, May 2025; only the ten occupations that are published by state. */
const stateMedians = z.record(soc, dollars);

/** One row of the table of all states. */
export const stateRow = z.object({
  code: stateCode,
  slug,
  name: z.string(),
  region: z.string(),
  division: z.string(),
  capital: z.string(),
  /** July 2025. */
  population: people,
  /** Since April 2020; below zero where the state has lost people. */
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

/** Of a state: for everyone, or for the professions that it names by their slugs. */
const stateQuestion = question.extend({ professions: z.array(slug).min(1).optional() });

export const stateRecord = stateRow.extend({
  population2020: people,
  populationRank: z.number().int(),
  /** Largest first, ten at most. */
  cities: z.array(z.object({ slug: slug.nullable(), name: z.string(), population: people })),
  /** Metropolitan areas that reach into the state, largest first. */
  metros: z.array(metroLink),
  /** The country's, of the same occupations. */
  nationalMedians: stateMedians,
  /** Codes of the states that share a border. */
  neighbors: z.array(stateCode),
  /** Counts of Medicare-certified facilities, spring 2026. */
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
  /** How many hospitals each kind of owner has. */
  ownership: z.object({ nonprofit: count, government: count, for_profit: count }),
  /** By beds, 20 at most. */
  largestHospitals: z.array(hospital),
  /** Federal primary care shortage areas; the counts and the needs are of different dates. */
  shortage: z.object({
    areas: count,
    areasAsOf: z.string(),
    population: people.nullable(),
    needMetPercent: z.number().nullable(),
    practitionersNeeded: z.number().nullable(),
    needsAsOf: z.string(),
  }),
  /** Medicare enrollments of April 2026 by provider type: enrollments, not people. */
  enrolled: z.record(z.string(), count),
  healthcareFacts: z.array(sentence).length(4),
  economicHighlights: z.array(sentence).length(3),
  livingHighlights: z.array(sentence).length(3),
  /** What a search here depends on. */
  recruiting: z.array(sentence).length(2),
  forClinicians: sentence,
  questions: z.array(stateQuestion).length(3),
});
export type StateRecord = z.infer<typeof stateRecord>;

export const metro = z.object({
  slug,
  /** As in "Houston, TX". */
  name: z.string(),
  /** As the Census prints it. */
  title: z.string(),
  cbsa: z.string().length(5),
  /** The first is the one of the principal city. */
  stateCodes: z.array(stateCode).min(1),
  /** Among the 387 metropolitan areas of the states, by the people of 2025. */
  rank: z.number().int(),
  /** Among them, by the growth since April 2020; null where the Census Bureau's figures for 2020 disagree. */
  growthRank: z.number().int().nullable(),
  /** April 1, 2020, then July 1 of 2021 to 2025. */
  populations: z.array(people).length(6),
  counties: z.array(z.string()),
  /** Places of at least 20,000 people, largest first, 15 at most. */
  cities: z.array(z.object({ slug, name: z.string(), population: people })),
  hospitals: count,
  /** By beds, 12 at most. */
  largestHospitals: z.array(hospital),
  /** By SOC code, May 2024. */
  pay: z.record(soc, pay),
  /**
   * The same of the 25 professions: the place of its median among the metropolitan areas that publish one, highest
   * first, and the country's median of that survey. No rank where the survey prints no higher figure.
   */
  standing: z.record(soc, z.object({ rank: count.nullable(), of: count, national: dollars.nullable() })),
  /** The five nearest, by distance, with what registered nurses make there. */
  nearest: z.array(metroLink.extend({ miles: z.number(), nurseMedian: dollars.nullable() })),
});
export type Metro = z.infer<typeof metro>;

const nearbyHospital = hospital.pick({ name: true, city: true, stateCode: true, beds: true }).extend({
  miles: z.number().nonnegative(),
  /** The distance is from the center of its ZIP code or town: its own point is not known. */
  isAbout: z.literal(true).optional(),
  isNearestGeneral: z.literal(true).optional(),
});
export type NearbyHospital = z.infer<typeof nearbyHospital>;

export const place = z.object({
  slug,
  name: z.string(),
  population: people,
  /** Among the places of its state. */
  rank: z.number().int(),
  county: z.string().nullable(),
  metro: z.object({ slug, name: z.string() }).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Those with this city in their address, by beds, ten at most. */
  hospitals: z.array(hospital),
  /** How many stand within 25 miles of its center, in any state, its own among them. */
  hospitalsWithin25: count,
  /**
   * Those with other addresses, in any state, nearest first, with miles to a tenth as the crow flies: the three nearest,
   * the nearest general hospital, and of those within 25 miles the two with most beds.
   */
  nearbyHospitals: z.array(nearbyHospital),
  /** The six nearest, in any state, with miles to a tenth. */
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
  /** Large by common knowledge, though they report no beds: the first hospitals by beds leave them out. */
  unsizedHospitals: z.array(hospital),
  hospitalCount: count,
  economicHighlights: z.array(sentence),
  livingHighlights: z.array(sentence),
  /** Above the national average, as in "3-8%". */
  salaryPremium: z.string(),
  /** What a search here depends on. */
  recruiting: z.array(sentence).length(2),
  /** The rule of its state. */
  nursePractitioners,
  /** The other nine, nearest first. */
  nearest: z.array(z.object({ slug, city: z.string(), stateCode, miles: z.number() })),
});
export type CityMarket = z.infer<typeof cityMarket>;
