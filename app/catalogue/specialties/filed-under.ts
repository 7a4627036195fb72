import type { FiledUnder, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { findEntryOfField } from "#app/pages/sitemap/specialty-aliases.ts";
import { byPriority } from "./specialty-filters.ts";

/** Often broader than the specialty, because postings rarely say more. */
export function toFiledName(filed: FiledUnder | null, count = 2): string {
  const { profession, specialty } = filed ?? { profession: null, specialty: null };
  const field = findSpecialty(specialty)?.name;
  const who = findProfession(profession)?.name;
  const jobs = count === 1 ? "job" : "jobs";
  return [who, jobs, field && `in ${field}`].filter(Boolean).join(" ");
}

export const toFiledCount = (filed: FiledUnder, count: number): string =>
  `${formatCount(count)} ${toFiledName(filed, count)}`;

export function toMentionsTitle(
  named: string,
  total: number,
  filed: { search: FiledUnder; open: number } | null,
): string {
  // Counts by field are kept for a minute, so a search may find more.
  if (!filed || total > filed.open) {
    if (total === 0) return `No posting names ${named} today`;
    return `${formatCount(total)} ${total === 1 ? "posting names" : "postings name"} ${named}`;
  }
  const { open } = filed;
  const jobs = toFiledName(filed.search, open);
  if (open === 0) return `No ${jobs} today`;
  if (open === 1) return `The only ${jobs} ${total === 1 ? "names" : "does not name"} ${named}`;
  if (total === 0) return `None of the ${formatCount(open)} ${jobs} names ${named}`;
  if (total === open) return `${open === 2 ? "Both" : `All ${formatCount(open)}`} ${jobs} name ${named}`;
  return `${formatCount(total)} of the ${formatCount(open)} ${jobs} ${total === 1 ? "names" : "name"} ${named}`;
}

export const toFiledFilters = ({ profession, specialty }: FiledUnder) => ({
  profession: profession ? [profession] : [],
  specialty,
});

export function leadsItsFiling(
  entry: SpecialtyEntry,
  filedWith: readonly SpecialtyEntry[],
  field: SpecialtyEntry | null,
) {
  if (!entry.search?.specialty) return false;
  const all = [entry, ...filedWith];
  const first =
    field && all.includes(field) ? field : all.reduce((best, other) => (leads(other, best) ? other : best));
  return first === entry;
}

/** The entries that a count belongs to: one for each filing. The others' postings are counted under it. */
export function listLeaders(index: readonly SpecialtyEntry[]): ReadonlySet<SpecialtyEntry> {
  const leaders = new Map<string, SpecialtyEntry>();
  for (const entry of index) {
    const { search } = entry;
    if (!search?.specialty) continue;
    const key = `${search.profession ?? ""}/${search.specialty}`;
    const first = leaders.get(key);
    if (first && !leads(entry, first)) continue;
    leaders.set(key, entry);
  }
  for (const [key, { search }] of leaders) {
    const field = findEntryOfField(index, search!.specialty!);
    if (field?.search && isSame(field.search, search)) leaders.set(key, field);
  }
  return new Set(leaders.values());
}

const leads = (a: SpecialtyEntry, b: SpecialtyEntry): boolean => (byPriority(a, b) || a.id - b.id) < 0;

/** Begins after the entry, in list order. */
export function listFiledTogether(index: readonly SpecialtyEntry[], entry: SpecialtyEntry): SpecialtyEntry[] {
  const { search } = entry;
  return listFromNext(index, entry, (other) => Boolean(search?.specialty) && isSame(search!, other.search));
}

export function toCountedName(
  index: readonly SpecialtyEntry[],
  entry: SpecialtyEntry,
  profession: string | null = entry.search?.profession ?? null,
): string {
  const { search, name } = entry;
  const field = findSpecialty(search?.specialty);
  if (!search || !field) return name;
  const filedWith = listFiledTogether(index, entry);
  if (filedWith.length === 0 || leadsItsFiling(entry, filedWith, findEntryOfField(index, field.slug)))
    return name;
  return search.profession === profession ? field.name : toFiledName(search);
}

const isSame = (a: FiledUnder, b: FiledUnder | null): boolean =>
  b !== null && a.profession === b.profession && a.specialty === b.specialty;

/** Begins after the item and wraps around. */
export function listFromNext<T>(list: readonly T[], item: T, isMeant: (other: T) => boolean): T[] {
  const at = list.indexOf(item);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].filter(isMeant);
}
