import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export const ownerNames = {
  nonprofit: "Nonprofit",
  government: "Government",
  for_profit: "For-profit",
} as const;

export const ownerWords = { nonprofit: "nonprofit", government: "public", for_profit: "for-profit" } as const;

export const countKnownOwners = (counts: Readonly<Record<keyof typeof ownerNames, number>>): number =>
  counts.nonprofit + counts.government + counts.for_profit;

export const ownerSource = "CMS records, 2026";

export const hospitalHeadings = ["Hospital", "City", "Owner", "Beds", "Stars"];
export const hospitalNote =
  "Owners and stars: CMS, 2026, with some owners corrected. Beds: HIFLD, HCRIS, some by hand. Several campuses are one row, at the main address, with all beds. – means we have no figure.";

/** Children's, psychiatric and military hospitals do not take every patient. */
export const isGeneralHospital = ({ type }: Pick<Hospital, "type">): boolean =>
  type === "Acute Care Hospital" || type === "Critical Access Hospital";

export const systemSource = "AHRQ, 2023";

/** Leaves out hospitals that do not report their beds. */
export const listSized = <T extends Pick<Hospital, "beds">>(
  hospitals: readonly T[],
): (T & { beds: number })[] =>
  hospitals.flatMap((hospital) => (hospital.beds === null ? [] : [{ ...hospital, beds: hospital.beds }]));

/** "748 beds on several campuses", or without `unit` "748 on several campuses". */
export const describeBeds = (
  { beds, hasSeveralCampuses }: Pick<Hospital, "hasSeveralCampuses"> & { beds: number },
  unit = "",
): string => `${formatCount(beds)}${unit && ` ${unit}`}${hasSeveralCampuses ? " on several campuses" : ""}`;

/** Only one address is known of several campuses, so their beds are not those of any distance. */
export const isRankedByBeds = <T extends Pick<Hospital, "beds" | "hasSeveralCampuses">>(
  hospital: T,
): hospital is T & { beds: number } => hospital.beds !== null && !hospital.hasSeveralCampuses;

/** For a cell, where beds stand in another: "Miami, several campuses". */
export const describeCampuses = (
  where: string,
  { hasSeveralCampuses }: Pick<Hospital, "hasSeveralCampuses">,
): string => (hasSeveralCampuses ? `${where}, several campuses` : where);

export const toHospitalRows = (hospitals: readonly Hospital[]) =>
  hospitals.map(({ name, city, ownership, beds, rating, hasSeveralCampuses }) => ({
    name,
    cells: [
      describeCampuses(city, { hasSeveralCampuses }),
      ownership ? ownerNames[ownership] : "–",
      beds ? formatCount(beds) : "–",
      rating ? String(rating) : "–",
    ],
  }));

/** Does not repeat a city that is part of the name: "Grady Memorial Hospital in Atlanta". */
export const withCity = ({ name, city }: Pick<Hospital, "name" | "city">): string =>
  hasWords(name, city) ? name : `${name} in ${city === "Bronx" ? "the Bronx" : city}`;

/** "Reno" is not in "Renown". */
const hasWords = (text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${words.replaceAll(".", "\\.")}(?!\\p{L})`, "u").test(text);

export function describeSystems(hospitals: readonly Hospital[], which: string): string {
  const [first, ...others] = listSystems(hospitals).slice(0, 3);
  const of = `the ${toNumberWord(hospitals.length)} hospitals ${which}`;
  if (!first) return `No health system runs more than one of ${of} (${systemSource}).`;
  const next = others.map(({ system, count }) => `${system} runs ${toNumberWord(count)}`);
  return `${listWithAnd([`${first.system} runs ${toNumberWord(first.count)} of ${of}`, ...next])} (${systemSource}).`;
}

export function listSystems(hospitals: readonly Hospital[]): { system: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { system } of hospitals) if (system) counts.set(system, (counts.get(system) ?? 0) + 1);
  return [...counts]
    .map(([system, count]) => ({ system, count }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count);
}
