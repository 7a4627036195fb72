import type { SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { paths } from "#app/paths.ts";

/** 0 is the best match; null is none. */
export function toMatchRank(entry: SpecialtyEntry, query: string): number | null {
  const asked = toWords(query);
  if (asked.length === 0) return null;
  const { name, all } = wordsOf(entry);
  if (!asked.every((word) => all.some((known) => known.startsWith(word)))) return null;
  if (asked.join(" ") === name.join(" ")) return 0;
  if (asked.every((word, at) => name[at]?.startsWith(word))) return 1;
  return asked.every((word) => name.some((known) => known.startsWith(word))) ? 2 : 3;
}

/** "Medical ICU Nurse" becomes "Medical ICU": the profession is a filter. "Charge" alone is too vague. */
export function toNamedPhrase({ name, search }: SpecialtyEntry): string {
  const plain = name.replace(/ \([^)]*\)/g, "");
  const profession = findProfession(search?.profession);
  const titles = [profession?.name, profession?.slug === "registered-nurse" && "Nurse"];
  const title = titles.find((of) => of && plain.endsWith(` ${of}`));
  const rest = title ? plain.slice(0, -title.length - 1) : plain;
  return toWords(rest).length > 1 && !/\bCertified\b/.test(rest) ? rest : plain;
}

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== "and");

interface EntryWords {
  name: string[];
  all: string[];
}

// Dropped together with the catalog's record.
const known = new WeakMap<SpecialtyEntry, EntryWords>();

function wordsOf(entry: SpecialtyEntry): EntryWords {
  const found = known.get(entry);
  if (found) return found;
  const name = toWords(entry.name);
  const profession = findProfession(entry.search?.profession);
  const others = [
    entry.family,
    profession?.name ?? "",
    ...(profession?.synonyms ?? []),
    ...listSpecialtySynonyms(entry.search?.specialty ?? ""),
  ];
  const synonyms = listSpecialtySynonyms(entry.search?.specialty ?? "").map((text) => toWords(text).join(""));
  const words = { name, all: [...new Set([...name, ...others.flatMap(toWords), ...synonyms])] };
  known.set(entry, words);
  return words;
}

export interface SpecialtyFact {
  label: string;
  value: string;
  to?: string;
}

const taxonomyUrl = "https://taxonomy.nucc.org/";

export function toSpecialtyFacts(
  entry: SpecialtyEntry,
  detail: SpecialtyDetail,
  ofField: SpecialtyEntry | null,
): SpecialtyFact[] {
  const field = findSpecialty(entry.search?.specialty);
  return [
    { label: "Family", value: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    // Links to the field's postings when this is the field's page.
    field && {
      label: "Filed under",
      value: field.name,
      to:
        ofField === entry
          ? paths.jobs(`specialty=${field.slug}`)
          : paths.specialty(ofField?.slug ?? field.slug),
    },
    detail.national && detail.soc && { label: "Wage code (SOC)", value: detail.soc },
    detail.nucc && { label: "Taxonomy (NUCC)", value: detail.nucc, to: taxonomyUrl },
  ].filter((fact) => fact !== null && fact !== "");
}
