import * as z from "zod";

const count = z.number().int().nonnegative();
const people = z.number().int().positive();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const stateCode = z.string().regex(/^[A-Z]{2}$/);
const soc = z.string().regex(/^\d\d-\d{4}$/);
/** Dollars a year. */
const dollars = z.number().int().positive();
const sentence = z.string().min(20);
const question = z.object({ question: z.string().min(10), answer: sentence });

/**
 * What the tenth, the 25th, ... of 100 wage earners makes, in dollars a year; null where it is not published.
 * Of May 2024, `topCode` stands for "at least that much": the survey prints no higher figure.
 */
const pay = z.object({
  p10: dollars.nullable(),
  p25: dollars.nullable(),
  median: dollars.nullable(),
  p75: dollars.nullable(),
  p90: dollars.nullable(),
});
export type Pay = z.infer<typeof pay>;
export const topCode = 239_200;

/** How a compact stands in a state (data/licensure_compacts.json): only a member issues or honors licenses. */
const compactStatus = z.enum(["member", "enacted", "unverified", "none"]);
const compacts = z.record(
  z.enum(["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"]),
  compactStatus,
);

const nursePractitioners = z.object({
  authority: z.enum(["full", "reduced", "restricted"]),
  /** A year and month. */
  asOf: z.string(),
  note: z.string(),
});

/** Medicare's list of 2026; its system of 2023 (AHRQ) and its beds (HIFLD, HCRIS) are null where they are not known. */
const hospital = z.object({
  name: z.string(),
  city: z.string(),
  stateCode,
  type: z.string(),
  ownership: z.enum(["nonprofit", "government", "for_profit"]).nullable(),
  system: z.string().nullable(),
  beds: people.nullable(),
  /** 1 to 5 stars. */
  rating: z.number().int().min(1).max(5).nullable(),
});
export type Hospital = z.infer<typeof hospital>;

/** Median dollars a year by SOC code, May 2025; only the ten occupations that are published by state. */
const stateMedians = z.record(soc, dollars);

/** One row of the table of all states. */
const stateRow = z.object({
  code: stateCode,
  slug,
  name: z.string(),
  region: z.string(),
  division: z.string(),
  capital: z.string(),
  /** July 2025. */
  population: people,
  /** Of the people of 2020; below zero where the state has lost some. */
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

const metroLink = z.object({ slug, name: z.string(), population: people, growthPercent: z.number() });

/** Of a state: for everyone, or for the professions that it names by their slugs. */
const stateQuestion = question.extend({ professions: z.array(slug).min(1).optional() });

const stateRecord = stateRow.extend({
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

const metro = z.object({
  slug,
  /** As in "Houston, TX". */
  name: z.string(),
  /** As the Census prints it. */
  title: z.string(),
  cbsa: z.string().length(5),
  /** The first is the one of the principal city. */
  stateCodes: z.array(stateCode).min(1),
  /** Among the metropolitan areas, by the people of 2025. */
  rank: z.number().int(),
  /** Among them, by the growth since 2020. */
  growthRank: z.number().int(),
  /** July 1st of 2020 to 2025. */
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

const place = z.object({
  slug,
  name: z.string(),
  population: people,
  /** Among the places of its state. */
  rank: z.number().int(),
  county: z.string().nullable(),
  metro: z.object({ slug, name: z.string() }).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Those with this city in their address, by beds, with where they stand. */
  hospitals: z.array(hospital.extend({ latitude: z.number(), longitude: z.number() })),
  /** The six nearest, in any state, with miles to a tenth. */
  nearest: z.array(z.object({ slug, name: z.string(), population: people, miles: z.number() })),
});
export type Place = z.infer<typeof place>;

const cityMarket = z.object({
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

const specialtyCategory = z.enum(["physician", "advanced-practice", "nursing", "allied", "administration"]);

/** What is written of a profession (data/catalog/professions.json). */
export const professionText = z.strictObject({
  slug,
  name: z.string(),
  plural: z.string(),
  category: specialtyCategory,
  soc,
  summary: sentence,
  work: z.array(sentence).min(2),
  training: sentence,
  credentials: z.array(z.string()).min(1),
  settings: z.array(z.string()).min(1),
  payNotes: z.array(sentence).min(1),
  /** How a search for one runs: four paragraphs. */
  recruiting: z.array(sentence).length(4),
  demandFactors: z.array(sentence).min(5),
  benefits: z.array(z.object({ title: z.string(), description: sentence })).min(6),
  questions: z.array(question).min(4),
  /** A sample of what a search starts from, never a posting. */
  sampleRole: z.strictObject({
    title: z.string(),
    schedule: z.string(),
    points: z.array(z.string()).min(3),
  }),
  related: z.array(slug).min(1),
});

/** Federal projection of 2024 to 2034. */
const outlook = z.object({
  jobs2024: count,
  jobs2034: count,
  changePercent: z.number(),
  openingsPerYear: count,
  entryEducation: z.string(),
});

const profession = professionText.extend({
  /** What the wage code covers where that is more than the profession. */
  payScope: z.string().nullable(),
  /** The country's, May 2025. */
  national: z.object({ pay, jobs: count.nullable(), hourlyMedian: z.number().nullable() }),
  /** The country's, May 2024: what the metropolitan areas compare with. */
  national2024: pay,
  outlook,
  /** Median by state code, May 2025; null where the occupation is not published by state. */
  states: z.record(stateCode, dollars).nullable(),
  /** By the metro's slug, May 2024. */
  metros: z.array(z.object({ slug, name: z.string(), stateCodes: z.array(stateCode), pay })),
  /** What a state lets its nurse practitioners do, by state code; null for every other profession. */
  practiceAuthority: z.record(stateCode, nursePractitioners).nullable(),
  /** Pages of specialties that its postings are told apart by, the most asked for first, 8 at most. */
  specialties: z.array(z.object({ slug, name: z.string() })),
});
export type Profession = z.infer<typeof profession>;

/** What a page of several professions shows of each. */
const professionRow = z.object({
  slug,
  name: z.string(),
  plural: z.string(),
  /** null for one without a page of its own. */
  category: specialtyCategory.nullable(),
  soc,
  /** The country's, May 2025. */
  pay,
  jobs: count.nullable(),
  outlook: outlook.nullable(),
});
export type ProfessionRow = z.infer<typeof professionRow>;

const specialtyPriority = z.enum(["top-30", "high-demand", "standard"]);

const specialtyEntry = z.object({
  id: z.number().int().positive(),
  slug,
  name: z.string(),
  category: specialtyCategory,
  family: z.string(),
  priority: specialtyPriority,
  dataFile: slug,
  /** What the job search filters by for it; null where postings are not told apart that far. */
  search: z.object({ profession: slug.nullable(), specialty: slug.nullable() }).nullable(),
});
export type SpecialtyEntry = z.infer<typeof specialtyEntry>;

const specialtyDetail = z.object({
  slug,
  soc: soc.nullable(),
  /** Code of the Health Care Provider Taxonomy, version 25.1. */
  nucc: z.string().nullable(),
  description: sentence,
  training: sentence,
  hiring: sentence,
  /** Both ways: the specialties that it names, then those that name it. */
  related: z.array(slug),
  /** The country's pay of its SOC code, May 2025, with the occupation's name there. */
  national: z
    .object({
      occupation: z.string(),
      pay,
      jobs: count.nullable(),
      /** Of its median among the occupations of all specialties, the highest first; null without a median. */
      rank: z.number().int().positive().nullable(),
      occupations: count,
      /** Specialties that are counted under the same code, with this one. */
      specialties: count,
    })
    .nullable(),
});
export type SpecialtyDetail = z.infer<typeof specialtyDetail>;

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
