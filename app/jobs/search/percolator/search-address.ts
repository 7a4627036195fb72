import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import {
  type JobFilters,
  noFilters,
  parseFilters,
  toQuoted,
  toSearchParams,
} from "#app/jobs/search/plan/filters.ts";

/** A search by its address: the parameters of a job list, or a company's slug. */
type SavedSearch = { filters: JobFilters } | { company: string };

const companyName = "company";

/** How a list is sorted and paged, and how old its postings may be, are no part of what someone waits for. */
const ofListOnly: Partial<JobFilters> = {
  sort: null,
  page: 1,
  posted: null,
  onlyNew: false,
  unfold: null,
};

/** Whatever a list understands. The whole board, too, has an address: an empty one is "all=1". */
export function readSavedSearch(params: URLSearchParams): SavedSearch {
  const company = params.get(companyName);
  if (company && /^[\w-]{1,120}$/.test(company)) return { company };
  return { filters: { ...parseFilters(params), ...ofListOnly } };
}

export const toCompanyAddress = (slug: string): string => `${companyName}=${slug}`;

export const wholeBoard = "all=1";

/** One order and one spelling, so that the same search is the same address. */
export function toSearchAddress(search: SavedSearch): string {
  if ("company" in search) return toCompanyAddress(search.company);
  return toSearchParams({ ...search.filters, ...ofListOnly }) || wholeBoard;
}

/** Where its list is: what is new first. */
export const toListSearch = (address: string): string => (address === wholeBoard ? "" : address);

/** False when the address asks for a field, a profession or a choice that we no longer have: it would find too much. */
export function isStillUnderstood(address: string): boolean {
  const search = readSavedSearch(new URLSearchParams(address));
  return toSearchAddress(search) === address;
}

/** "Registered Nurse jobs for “wound care” in Texas", before what else it asks. */
export function toSearchNoun(filters: JobFilters): string {
  const [profession, ...others] = filters.profession;
  const field = filters.specialty
    ? (findSpecialty(filters.specialty)?.name ?? specialtyGroups[filters.specialty]?.name)
    : null;
  const who = others.length === 0 ? findProfession(profession)?.name : null;
  const isRemote = filters.workplace.length === 1 && filters.workplace[0] === "remote";
  const words = [isRemote && "remote", field, who, "jobs"].filter(Boolean).join(" ");
  const isNear = filters.radius !== noFilters.radius;
  const place = filters.location
    ? ` ${isNear ? `within ${filters.radius} miles of` : "in"} ${filters.location}`
    : "";
  const about = filters.query ? ` for ${toQuoted(filters.query)}` : "";
  return `${words[0]!.toUpperCase()}${words.slice(1)}${about}${place}`;
}
