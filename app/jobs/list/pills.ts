import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toLicenseLabel } from "#app/facts/licensing/my-license.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import {
  compactName,
  shiftNamesAlone,
  typeNames,
  workplaceNames,
} from "#app/jobs/postings/record/job-names.ts";
import { traitNames } from "#app/jobs/reading/traits/trait-names.ts";
import { type JobFilters, noFilters, toFilterLicense, toQuoted } from "#app/jobs/search/plan/filters.ts";
import type { AskedSearch } from "#app/jobs/search/plan/read-search.server.ts";
import type { Correction } from "#app/jobs/search/spelling/corrections.server.ts";
import { postedNames } from "#app/jobs/search/typed/filter-choices.ts";
import type { TypedQuery } from "#app/jobs/search/typed/typed-query.ts";
import { type Pill, toPayLabel, toTypedPills } from "./typed-pills.ts";

/** "Arizona license" or "RN license in Oklahoma, multistate" */
export function toLicenseNoun(license: MyLicense): string {
  const label = toLicenseLabel(license);
  if (label.includes(": ")) return label.replace(": ", " license in ");
  return license.states.length > 1 ? `license in ${label}` : `${label.replace(/^the /, "")} license`;
}

/** `fixed` filters belong to the page itself and cannot be removed. */
export function toPills(
  filters: JobFilters,
  fixed: readonly string[] = [],
  typed: TypedQuery | null = null,
): Pill[] {
  const pills: Pill[] = [];
  const add = (
    of: keyof JobFilters,
    label: string | null | undefined | false,
    without: Partial<JobFilters>,
    noun?: string,
  ) => {
    if (label) pills.push({ of, label, without, noun });
  };
  const addEach = <K extends "profession" | "type" | "workplace" | "shift" | "has">(
    of: K,
    toLabel: (value: JobFilters[K][number]) => string,
  ) => {
    const values: readonly JobFilters[K][number][] = filters[of];
    for (const value of values) add(of, toLabel(value), { [of]: values.filter((other) => other !== value) });
  };
  if (typed) pills.push(...toTypedPills(typed));
  else add("query", filters.query && toQuoted(filters.query), { query: "" });
  add("location", filters.location, { location: "", radius: noFilters.radius });
  const specialty = filters.specialty;
  add("specialty", specialty && (findSpecialty(specialty)?.name ?? specialtyGroups[specialty]?.name), {
    specialty: null,
  });
  addEach("profession", (slug) => findProfession(slug)!.name);
  addEach("type", (type) => typeNames[type]);
  addEach("workplace", (workplace) => workplaceNames[workplace]);
  addEach("shift", (shift) => shiftNamesAlone[shift]);
  addEach("has", (trait) => traitNames[trait]);
  add("urgent", filters.urgent && "Urgent hiring", { urgent: false });
  add("onlyNew", filters.onlyNew && "New since your last visit", { onlyNew: false });
  add("posted", filters.posted && postedNames[filters.posted], { posted: null });
  add(
    "payMin",
    filters.payMin !== null && toPayLabel(filters.payMin, filters.payPeriod),
    { payMin: null },
    "the minimum pay",
  );
  const license = toFilterLicense(filters);
  // One pill for a license: its states and compact mean nothing apart.
  add(
    "license",
    license && `Open to ${toLicenseLabel(license)}`,
    { license: [], licensedAs: null, compact: false },
    license ? `the ${toLicenseNoun(license)}` : undefined,
  );
  add("compact", !license && filters.compact && compactName, { compact: false }, "the compact license");
  return pills.filter((pill) => !fixed.includes(pill.of));
}

interface ShownWord {
  text: string;
  isChanged: boolean;
  at: number;
}

export interface ReadNote {
  /** Null when the words are as typed. */
  shown: readonly ShownWord[] | null;
  typed: string;
  /** Searches the words as typed. */
  exactTo: string;
}

export function toReadNote(
  { typed, filters }: AskedSearch,
  correction: Correction | null,
  typedText: string,
  toUrl: (changed: Partial<JobFilters>) => string,
): ReadNote | null {
  const exactTo = toUrl({ exact: true });
  if (correction) return { shown: toParts(correction), typed: typedText, exactTo };
  return typed && typed.readings.length > 0 && !filters.exact
    ? { shown: null, typed: typedText, exactTo }
    : null;
}

function toParts({ text, words }: Correction): ShownWord[] {
  const changed = new Set(words.map(({ meant }) => meant));
  return [...text.matchAll(/\p{L}+|[^\p{L}]+/gu)].map((match) => ({
    text: match[0],
    isChanged: changed.has(match[0]),
    at: match.index,
  }));
}
