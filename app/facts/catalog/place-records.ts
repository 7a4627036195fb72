import * as z from "zod";
import { passage } from "./passage.ts";
import {
  count,
  dollars,
  hospital,
  nursePractitioners,
  pay,
  people,
  question,
  slug,
  soc,
  stateCode,
} from "./record-fields.ts";

// Population is of July 2025 and growth since April 2020. Pay by SOC code is of May 2025 (states) or May 2024 (metros).
// Shortage areas are of May 2026, facilities of spring 2026, and enrollments of April 2026.

/** Only a member issues or honors licenses (data/licensure_compacts.json). */
const compactStatus = z.enum(["member", "enacted", "unverified", "none"]);
const compacts = z.record(
  z.enum(["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"]),
  compactStatus,
);

/** Only ten occupations are published by state. */
const stateMedians = z.record(soc, dollars);

/** BEA's regional price parities of 2024: the national average is 100. */
const prices = z.object({
  all: z.number().positive(),
  goods: z.number().positive(),
  housing: z.number().positive(),
  utilities: z.number().positive(),
  services: z.number().positive(),
});

export const stateRow = z.object({
  code: stateCode,
  slug,
  name: z.string(),
  region: z.string(),
  division: z.string(),
  capital: z.string(),
  population: people,
  growthPercent: z.number(),
  compacts,
  nursePractitioners,
  medians: stateMedians,
  prices,
  hospitals: count,
  shortageAreas: count,
  latitude: z.number(),
  longitude: z.number(),
});
export type StateRow = z.infer<typeof stateRow>;

const payRange = z.object({ least: dollars, most: dollars });

export const metroLink = z.object({ slug, name: z.string(), population: people, growthPercent: z.number() });

const stateQuestion = question.extend({ professions: z.array(slug).min(1).optional() });

export const stateRecord = stateRow.extend({
  population2020: people,
  populationRank: z.number().int(),
  cities: z.array(z.object({ slug: slug.nullable(), name: z.string(), population: people })),
  metros: z.array(metroLink),
  nationalMedians: stateMedians,
  /** From the metropolitan areas centered in the state, May 2024. The national median is of May 2025. */
  physicians: z.array(
    z.object({
      slug,
      areas: people,
      median: payRange,
      p25: payRange.nullable(),
      national: dollars,
    }),
  ),
  neighbors: z.array(stateCode),
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
  shortage: z.object({
    areas: count,
    areasAsOf: z.string(),
    population: people.nullable(),
    needMetPercent: z.number().nullable(),
    practitionersNeeded: z.number().nullable(),
    needsAsOf: z.string(),
  }),
  /** Medicare enrollments, not people, by provider type. */
  enrolled: z.record(z.string(), count),
  healthcareFacts: z.array(passage).length(4),
  economicHighlights: z.array(passage).length(3),
  livingHighlights: z.array(passage).length(3),
  recruiting: z.array(passage).length(2),
  forClinicians: passage,
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
  /** By population, among the 387 metropolitan areas. */
  rank: z.number().int(),
  /** Null when the Census Bureau's figures for 2020 disagree. */
  growthRank: z.number().int().nullable(),
  /** April 1, 2020, then July 1 of 2021 to 2025. */
  populations: z.array(people).length(6),
  counties: z.array(z.string()),
  cities: z.array(z.object({ slug, name: z.string(), population: people })),
  hospitals: count,
  largestHospitals: z.array(hospital),
  pay: z.record(soc, pay),
  /** Ranks the median among areas that publish one. Null when the survey prints no higher figure. */
  standing: z.record(soc, z.object({ rank: count.nullable(), of: count, national: dollars.nullable() })),
  nearest: z.array(metroLink.extend({ miles: z.number(), nurseMedian: dollars.nullable() })),
});
export type Metro = z.infer<typeof metro>;

const nearbyHospital = hospital
  .pick({ name: true, city: true, stateCode: true, beds: true, hasSeveralCampuses: true })
  .extend({
    miles: z.number().nonnegative(),
    /** The hospital's own location is unknown, so we measured from the center of its ZIP code or town. */
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
  /** By their main address, and with a known number of beds. */
  severalCampusesWithin25: count,
  /** In any state, by distance: the three nearest, the nearest general one and the two largest on one campus within 25 miles. */
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
  healthcareFacts: z.array(passage),
  majorHospitals: z.array(z.string()).min(5),
  hospitals: z.array(hospital),
  unsizedHospitals: z.array(hospital),
  hospitalCount: count,
  economicHighlights: z.array(passage),
  livingHighlights: z.array(passage),
  /** Above the national average, as in "3-8%". */
  salaryPremium: z.string(),
  recruiting: z.array(passage).length(2),
  nursePractitioners,
  nearest: z.array(z.object({ slug, city: z.string(), stateCode, miles: z.number() })),
});
export type CityMarket = z.infer<typeof cityMarket>;
