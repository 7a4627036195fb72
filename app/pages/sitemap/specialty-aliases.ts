import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { findSpecialty, type Specialty, specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { paths } from "#app/paths.ts";

const sameSpecialty = new Map([
  ["geriatrics", "geriatric-medicine"],
  ["palliative-care", "hospice-palliative-medicine"],
  ["colorectal-surgery", "colon-rectal-surgery"],
  ["pediatric-emergency", "pediatric-emergency-medicine"],
  ["reproductive-endocrinology", "reproductive-endocrinology-infertility"],
  ["genetics", "medical-genetics"],
  ["pain-management", "pain-medicine"],
  ["hand-therapy", "certified-hand-therapist"],
  ["float-pool", "float-pool-nurse"],
  ["neuroscience-nursing", "neuroscience-stroke-unit-nurse"],
  ["nursing-informatics", "informatics-nurse"],
]);

const wholeFields: [name: string, path: string][] = [
  ["nursing", paths.specialties("category=nursing")],
  ["surgery", paths.specialtyFamily("surgical-specialties")],
];

export function findEntryOfField(index: readonly SpecialtyEntry[], field: string): SpecialtyEntry | null {
  const slug = sameSpecialty.get(field) ?? field;
  return index.find((entry) => entry.slug === slug) ?? null;
}

/** The catalog splits some fields, such as intensive care, into specialties. */
export function findFieldOnly(index: readonly SpecialtyEntry[], slug: string): Specialty | null {
  return findEntryOfField(index, slug) ? null : findSpecialty(slug);
}

export function findMeantSpecialty(index: readonly SpecialtyEntry[], asked: string): string | null {
  const entry = findEntryOfField(index, asked);
  return entry ? paths.specialty(entry.slug) : (getAliases(index).get(toKey(asked)) ?? null);
}

const beginning = 2;

/** Matches the beginnings of words, because the address may be misspelled. */
export function listLikelySpecialties(index: readonly SpecialtyEntry[], asked: string): SpecialtyEntry[] {
  const toBeginnings = (slug: string) => slug.split("-").map((word) => word.slice(0, beginning));
  const begins = new Set(toBeginnings(asked));
  return index.filter(({ slug }) => toBeginnings(slug).some((letters) => begins.has(letters)));
}

const toKey = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== "and")
    .map((word) => word.replace(/(?<=[^su])s$/, ""))
    .join("");

const known = new WeakMap<readonly SpecialtyEntry[], Map<string, string>>();

// Built only when an address matches no page.
function getAliases(index: readonly SpecialtyEntry[]): Map<string, string> {
  const found = known.get(index);
  if (found) return found;
  const aliases = new Map<string, string | null>();
  // A name that two specialties share leads to neither.
  const add = (text: string, path: string) => {
    const key = toKey(text);
    aliases.set(key, (aliases.get(key) ?? path) === path ? path : null);
  };
  for (const { slug, name } of index) for (const text of [slug, name]) add(text, paths.specialty(slug));
  for (const [text, path] of wholeFields) add(text, path);
  const own = new Set(aliases.keys());
  for (const { slug, name } of specialties) {
    const path = paths.specialty(findEntryOfField(index, slug)?.slug ?? slug);
    for (const text of [slug, name, ...listSpecialtySynonyms(slug)])
      if (!own.has(toKey(text))) add(text, path);
  }
  for (const { family } of index)
    if (!own.has(toKey(family))) add(family, paths.specialtyFamily(toFamilySlug(family)));
  const sure = new Map([...aliases].filter((alias): alias is [string, string] => alias[1] !== null));
  known.set(index, sure);
  return sure;
}
