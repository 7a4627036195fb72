import { findPhrases, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";

/** Health systems, chains and agencies, and what employers are called, which people name although none posts here. */
const names =
  "AdventHealth, Advent Health, Advocate Health, Aetna, Allegheny Health Network, Allina, AMN, Amedisys, Ascension, Aspen Dental, " +
  "Atrium Health, Atrium, Avera, Aya, Banner Health, Banner, Baptist Health, BayCare, Baylor Scott and White, Baystate, Beth Israel, " +
  "BJC, Bon Secours, Brigham and Women's, Brigham, BrightSpring, Brookdale, Carilion, Cedars Sinai, CHRISTUS, Cigna, CityMD, " +
  "City of Hope, Cleveland Clinic, CommonSpirit, Community Health Systems, Concentra, Corewell, Cross Country, CVS, Dana Farber, " +
  "Dartmouth Hitchcock, DaVita, Dignity Health, Dignity, Duke, Duke Health, Elevance, Emory, Encompass Health, Encompass, Envision, Essentia, " +
  "Fairview, Favorite Staffing, Fresenius, Froedtert, Geisinger, Hackensack Meridian, Hartford HealthCare, HCA, HCA Healthcare, " +
  "Heartland Dental, Henry Ford, Hoag, Honor Health, Houston Methodist, Humana, Inova, Integris, Intermountain, Intermountain Health, " +
  "Jefferson Health, Johns Hopkins, Kaiser, Kaiser Permanente, Kindred, Labcorp, Lifepoint, Loma Linda, Lurie Children's, Main Line Health, " +
  "Mass General, Mass General Brigham, Massachusetts General, Mayo, Mayo Clinic, MD Anderson, Med City, Medical Solutions, MedStar, " +
  "Memorial Hermann, Memorial Sloan Kettering, Mercy, Mercy Health, MinuteClinic, Montefiore, Mount Sinai, Multicare, Nationwide Children's, " +
  "Nebraska Medicine, Northside, Northwell, Northwestern Medicine, Norton Healthcare, Novant, NYU Langone, Ochsner, OhioHealth, Optum, " +
  "OSF, Pacific Dental, Parkland, Penn Medicine, Piedmont, Planned Parenthood, Prisma, ProMedica, Providence, Quest Diagnostics, " +
  "Rite Aid, Riverside Health, Rush, Sanford, Sanford Health, Scripps, Select Medical, Sentara, Shriners, SSM, SSM Health, Stanford, Stanford Health, " +
  "Steward, St Jude, St. Luke's, Sutter, Sutter Health, TeamHealth, Team Health, Teladoc, Tenet, Texas Children's, Texas Health, Trinity Health, " +
  "UCHealth, UCLA, UCSF, UnitedHealth, UnitedHealthcare, UnityPoint, UPMC, US Renal, USAP, UW Health, VCU, Veterans Affairs, VITAS, " +
  "Vanderbilt, Vituity, Walgreens, Walmart, WellSpan, WellStar, Yale New Haven, " +
  "FQHC, FQHCs, IHS, Indian Health Service, magnet, critical access, teaching hospital, academic medical center, children's hospital, " +
  "veterans hospital, rural, prior auth, orthodontics, endodontics, periodontics";

const lexicon = toLexicon(names.split(", ").map((name) => [name, name] as const));

/** The words of the names, which are no misspelled others. */
export const nameWords: ReadonlySet<string> = new Set(
  [...lexicon.phrases.keys()].flatMap((name) => name.split(" ")),
);

/** The names in the words that nothing else was read from, as their owners write them. */
export function listKnownNames(text: string, readings: readonly Reading[]): string[] {
  const others = readings.filter((reading) => reading.kind !== "city" || !isInName(text, reading));
  const unread = others.reduce(
    (left, { from, to }) => left.slice(0, from) + "|".padEnd(to - from, " ") + left.slice(to),
    text,
  );
  return findPhrases(toTokens(unread), lexicon).map(({ value }) => value);
}

/** Whether a city is only the first word of a name: "Cleveland Clinic". */
export function isInName(text: string, { from, to }: Pick<Reading, "from" | "to">): boolean {
  const tokens = toTokens(text);
  return findPhrases(tokens, lexicon).some((hit) => {
    const last = tokens[hit.to - 1]!;
    return hit.to - hit.from > 1 && tokens[hit.from]!.at <= from && to < last.at + last.raw.length;
  });
}
