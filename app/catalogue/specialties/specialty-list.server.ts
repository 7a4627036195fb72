import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import {
  countOpen,
  countOpenInAll,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { listLeaders } from "./filed-under.ts";
import type { SpecialtyFilters } from "./specialty-filters.ts";
import { byPriority } from "./specialty-filters.ts";
import { toMatchRank } from "./specialty-search.ts";

export const specialtiesPerPage = 36;
const maxFound = 20;

export interface CountedSpecialty {
  entry: SpecialtyEntry;
  /** Its own open postings. Null when they are counted under the entry that leads its field, or unknown. */
  jobCount: number | null;
}

/** With a query, the 20 best matches by open jobs. `matches` counts all. */
export function listSpecialties(
  index: readonly SpecialtyEntry[],
  counts: OpenBySpecialty | null,
  { query, category, family, priority }: Omit<SpecialtyFilters, "page">,
): { found: CountedSpecialty[]; matches: number } {
  const among = index.filter(
    (entry) =>
      (!category || entry.category === category) &&
      (!family || toFamilySlug(entry.family) === family) &&
      (!priority || entry.priority === priority),
  );
  if (!query) return { found: emptyLast(countOwn(index, counts, among)), matches: among.length };
  const fitting = among
    .map((entry) => ({ entry, rank: toMatchRank(entry, query) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank! || byPriority(a.entry, b.entry));
  const best = fitting.slice(0, maxFound).map(({ entry }) => entry);
  return { found: countOwn(index, counts, best).sort(byJobCount), matches: fitting.length };
}

export function countOwn(
  index: readonly SpecialtyEntry[],
  counts: OpenBySpecialty | null,
  entries: readonly SpecialtyEntry[],
): CountedSpecialty[] {
  const leaders = listLeaders(index);
  return entries.map((entry) => ({
    entry,
    jobCount: leaders.has(entry) ? countOpen(counts, entry.search) : null,
  }));
}

/** Those counted under another come after those with jobs, and those without a job come last. */
export const byJobCount = (a: CountedSpecialty, b: CountedSpecialty): number =>
  toOrder(b) - toOrder(a) || byPriority(a.entry, b.entry);

const toOrder = ({ jobCount }: CountedSpecialty): number => (jobCount === null ? 0.5 : jobCount);

const emptyLast = (all: readonly CountedSpecialty[]): CountedSpecialty[] =>
  all.toSorted((a, b) => Number(a.jobCount === 0) - Number(b.jobCount === 0));

export interface SpecialtyFamily {
  name: string;
  slug: string;
  count: number;
  /** Counts each posting once. Null when unknown. */
  totalJobs: number | null;
}

export function listFamilies(
  index: readonly SpecialtyEntry[],
  counts: OpenBySpecialty | null,
): SpecialtyFamily[] {
  const members = new Map<string, SpecialtyEntry[]>();
  for (const entry of index) {
    const family = members.get(entry.family);
    if (family) family.push(entry);
    else members.set(entry.family, [entry]);
  }
  return [...members]
    .map(([name, entries]) => ({
      name,
      slug: toFamilySlug(name),
      count: entries.length,
      totalJobs: countOpenInAll(
        counts,
        entries.map(({ search }) => search),
      ),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

export function toSpecialtyJson({ entry, jobCount }: CountedSpecialty) {
  const { id, name, slug, category, family, priority, dataFile } = entry;
  return {
    id,
    name,
    slug,
    category,
    specialtyFamily: family,
    familySlug: toFamilySlug(family),
    jobCount,
    priority,
    dataFile,
  };
}
