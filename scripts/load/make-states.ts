import * as z from "zod";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { mapTexts, type Passage } from "#app/facts/catalog/passage.ts";
import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { listLargest } from "./hospital/hospitals.ts";
import { toMetroLink } from "./make-metros.ts";
import { readNeighbors } from "./neighbors.ts";
import { type Reference, toGrowthPercent, toNursePractitioners } from "./reference/reference.ts";
import { type CsvRow, toCellNumber } from "./source/csv.ts";
import { type Figures, fillFigures } from "./source/figure-texts.ts";
import { knownProfession, writtenPassage } from "./source/written.ts";
import { toStateFigures } from "./state-figures.ts";
import { toPhysicianReader } from "./state-physicians.ts";

const file = "catalog/state_highlights.json";
const areasAsOf = "2026-05-25";
const needsAsOf = "2025-12-31";
const hospitalsShown = 20;
const compactNames = ["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"] as const;

const writtenStates = z.array(
  z.strictObject({
    stateCode: z.string(),
    /** The text relies on these facts (data/catalog/PLACEHOLDERS.md). */
    expects: z.record(z.string(), z.string()),
    healthcareFacts: z.array(writtenPassage).length(4),
    economicHighlights: z.array(writtenPassage).length(3),
    livingHighlights: z.array(writtenPassage).length(3),
    recruiting: z.array(writtenPassage).length(2),
    forClinicians: writtenPassage,
    questions: z.array(
      z.strictObject({
        question: z.string(),
        professions: z.array(knownProfession).min(1).optional(),
        answer: z.string(),
      }),
    ),
  }),
);
type WrittenState = z.infer<typeof writtenStates>[number];

export function toStateRows(reference: Reference): CatalogRecord<"states"> {
  return reference.states
    .map((row) => toStateRow(reference, row))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function toStateRecords(reference: Reference): StateRecord[] {
  const written = reference.readWritten(file, writtenStates);
  const emsWages = reference.read("bls_oews_state_ems_2024.csv");
  const neighbors = readNeighbors();
  const readPhysicians = toPhysicianReader(reference);
  return reference.states.map((row) => {
    const code = row.code!;
    const text = written.find(({ stateCode }) => stateCode === code);
    if (!text) throw new Error(`data/${file}: ${row.name} has no text.`);
    const figures = toStateFigures(reference, code, emsWages);
    requireExpected(reference, text, figures);
    return {
      ...toStateRow(reference, row),
      population2020: Number(row.pop_census_2020),
      populationRank: Number(row.pop_rank_2025),
      cities: toCities(reference, code),
      metros: reference.metros.filter(({ stateCodes }) => stateCodes.includes(code)).map(toMetroLink),
      nationalMedians: toNationalMedians(reference, code),
      physicians: readPhysicians(code),
      neighbors: neighbors.get(code)!.filter((neighbor) => neighbor !== code),
      ...toHospitalParts(reference, code),
      shortage: toShortage(reference, code),
      enrolled: Object.fromEntries(
        (reference.enrollments.get(code) ?? []).map((of) => [of.provider_type!, Number(of.enrolled)]),
      ),
      ...toFilledText(text, figures, `data/${file}, ${code}`),
    };
  });
}

function toStateRow(reference: Reference, row: Reference["states"][number]): StateRow {
  const code = row.code!;
  const license = reference.licensing.get(code)!;
  return {
    code,
    slug: row.slug!,
    name: row.name!,
    region: row.region!,
    division: row.division!,
    capital: row.capital!,
    population: Number(row.pop_est_2025),
    growthPercent: toGrowthPercent(Number(row.pop_census_2020), Number(row.pop_est_2025)),
    compacts: Object.fromEntries(
      compactNames.map((name) => [name, license[name.toLowerCase()]]),
    ) as StateRow["compacts"],
    nursePractitioners: toNursePractitioners(reference, code),
    medians: Object.fromEntries(
      reference.stateMedians.get(code)!.map((of) => [of.soc!, Number(of.annual_median)]),
    ),
    prices: toPrices(reference.prices.get(code)!),
    hospitals: Number(reference.facilities.get(code)!.hospitals),
    shortageAreas: Number(reference.shortages.get(code)!.pc_designations_2026_05_25),
    latitude: Number(row.lat),
    longitude: Number(row.lon),
  };
}

const toPrices = (row: CsvRow): StateRow["prices"] => ({
  all: Number(row.all_items),
  goods: Number(row.goods),
  housing: Number(row.housing),
  utilities: Number(row.utilities),
  services: Number(row.other_services),
});

const toNationalMedians = (reference: Reference, code: string): StateRow["medians"] =>
  Object.fromEntries(
    reference.stateMedians
      .get(code)!
      .map(({ soc }) => [soc!, Number(reference.nationalWages.get(soc!)!.annual_median)]),
  );

function toCities(reference: Reference, code: string): StateRecord["cities"] {
  const slugs = new Map(reference.places.map(({ row, slug }) => [row.geoid, slug]));
  return reference.topCities[code]!.map(({ name, population, geoid }) => ({
    slug: slugs.get(geoid ?? "") ?? null,
    name,
    population,
  }));
}

function toHospitalParts(reference: Reference, code: string) {
  const row = reference.facilities.get(code)!;
  const hospitals = reference.hospitalsByState.get(code) ?? [];
  const countOwned = (ownership: string) =>
    hospitals.filter(({ hospital }) => hospital.ownership === ownership).length;
  return {
    facilities: {
      hospitals: Number(row.hospitals),
      acuteCare: Number(row.acute_care),
      criticalAccess: Number(row.critical_access),
      childrens: Number(row.childrens),
      psychiatric: Number(row.psychiatric),
      skilledNursing: Number(row.skilled_nursing),
      homeHealth: Number(row.home_health),
      hospice: Number(row.hospice),
      dialysis: Number(row.dialysis),
    },
    ownership: {
      nonprofit: countOwned("nonprofit"),
      government: countOwned("government"),
      for_profit: countOwned("for_profit"),
    },
    largestHospitals: listLargest(hospitals, hospitalsShown),
  };
}

function toShortage(reference: Reference, code: string): StateRecord["shortage"] {
  const row = reference.shortages.get(code)!;
  return {
    areas: Number(row.pc_designations_2026_05_25),
    areasAsOf,
    population: toCellNumber(row.pc_population_2025_12_31),
    needMetPercent: toCellNumber(row.pc_need_met_pct_2025_12_31),
    practitionersNeeded: toCellNumber(row.pc_practitioners_needed_2025_12_31),
    needsAsOf,
  };
}

function toFilledText(text: WrittenState, figures: Figures, where: string) {
  const fill = (part: string) => fillFigures(part, figures, where);
  const fillPassage = (passage: Passage) => mapTexts(passage, fill);
  return {
    healthcareFacts: text.healthcareFacts.map(fillPassage),
    economicHighlights: text.economicHighlights.map(fillPassage),
    livingHighlights: text.livingHighlights.map(fillPassage),
    recruiting: text.recruiting.map(fillPassage),
    forClinicians: fillPassage(text.forClinicians),
    questions: text.questions.map(({ question, answer, professions }) => ({
      professions,
      question: fill(question),
      answer: fill(answer),
    })),
  };
}

/** @throws when the data no longer supports the text */
function requireExpected(reference: Reference, { stateCode, expects }: WrittenState, figures: Figures): void {
  for (const [key, value] of Object.entries(expects)) {
    const [column, code] = key.split(".").reverse();
    const found =
      key === "largestCity"
        ? figures.largestCity!("")
        : reference.licensing.get(code ?? stateCode)?.[column!];
    if (found !== value)
      throw new Error(`data/${file}, ${stateCode} was written for ${key} ${value}; it is ${found}.`);
  }
}
