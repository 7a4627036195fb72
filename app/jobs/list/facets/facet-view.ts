import { professions } from "#app/facts/reference/profession/professions.ts";
import { compactName, shiftNames, typeNames, workplaceNames } from "#app/jobs/postings/record/job-names.ts";
import { listedTraits, type Trait, traitNames } from "#app/jobs/reading/traits/trait-names.ts";
import { type FacetName, facetCodes } from "#app/jobs/search/index/search-keys.ts";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import type { SearchResult } from "#app/jobs/search/results/search.server.ts";

export interface FacetOption {
  /** Of its field, when not its group's. */
  name?: string;
  value: string;
  label: string;
  count: number | null;
  isChosen: boolean;
}

export interface FacetGroup {
  name: string;
  label: string;
  options: FacetOption[];
  /** How many of them a page shows before its address asks for all. */
  shown?: number;
  isCut?: boolean;
}

const shownProfessions = { least: 4, most: 8 };

/** Traits that only words name are not counted. */
const traitOptions = (counts: Partial<Record<Trait, number>>, chosen: readonly Trait[]): FacetOption[] =>
  [...new Set([...listedTraits, ...chosen])].map((trait) => ({
    value: trait,
    label: traitNames[trait],
    count: counts[trait] ?? null,
    isChosen: chosen.includes(trait),
  }));

/** Omits choices that find nothing. A named license has its own field, which includes compact. */
export function toFacetGroups(
  { facets: counts, traits, facetsAmong }: Pick<SearchResult, "facets" | "traits" | "facetsAmong">,
  filters: JobFilters,
  hasCompact = true,
): FacetGroup[] {
  const toOption = (
    facet: FacetName,
    code: number,
    value: string,
    label: string,
    chosen: readonly string[],
  ) => ({ value, label, count: counts[facet].get(code) ?? 0, isChosen: chosen.includes(value) });
  const toOptions = (facet: "type" | "workplace" | "shift", names: Record<string, string>) =>
    Object.entries(facetCodes[facet]).map(([value, code]) =>
      toOption(facet, code, value, names[value]!, filters[facet]),
    );
  // "7 / 7" is a trait, which finds it however the posting says it.
  const shifts = toOptions("shift", shiftNames).filter(
    ({ value, isChosen }) => value !== "7on7off" || isChosen,
  );
  const byProfession = professions
    .map((p) => toOption("profession", p.code, p.slug, p.name, filters.profession))
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || a.label.localeCompare(b.label),
    );
  const found = byProfession.filter((option) => option.count > 0 || option.isChosen).length;
  const shown = Math.max(
    Math.min(shownProfessions.most, Math.max(shownProfessions.least, found)),
    filters.profession.length,
  );
  const groups: FacetGroup[] = [
    { name: "profession", label: "Profession", options: byProfession, shown },
    { name: "type", label: "Job type", options: toOptions("type", typeNames) },
    { name: "workplace", label: "Workplace", options: toOptions("workplace", workplaceNames) },
    { name: "shift", label: "Shift", options: shifts },
    {
      name: "has",
      label: "Only show",
      options: [
        {
          ...toOption("urgent", 1, "urgent", "Urgent hiring", filters.urgent ? ["urgent"] : []),
          name: "urgency",
        },
        ...traitOptions(traits, filters.has),
        {
          ...toOption("compact", 1, "1", compactName, filters.compact ? ["1"] : []),
          name: "compact",
        },
      ],
    },
  ];
  // When only the newest matches were counted, older ones may have what these lack.
  const isOffered = ({ name, count, isChosen }: FacetOption) =>
    (isChosen || facetsAmong !== null || count !== 0) &&
    (name !== "compact" || (hasCompact && filters.license.length === 0));
  return groups
    .map((group) => ({ ...group, options: group.options.filter(isOffered) }))
    .filter(({ options }) => options.length > 0)
    .map((group) => (group.name === filters.unfold ? group : cut(group)));
}

const cut = ({ shown, ...group }: FacetGroup): FacetGroup =>
  shown === undefined || group.options.length <= shown
    ? group
    : { ...group, options: group.options.slice(0, shown), isCut: true };
