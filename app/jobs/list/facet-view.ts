import {
  compactName,
  multistateName,
  shiftNames,
  typeNames,
  workplaceNames,
} from "#app/jobs/posting/job-names.ts";
import type { FacetCounts } from "#app/jobs/search/facets.ts";
import type { JobFilters } from "#app/jobs/search/filters.ts";
import { type FacetName, facetCodes } from "#app/jobs/search/search-keys.ts";
import { professions } from "#app/reference/profession/professions.ts";

export interface FacetOption {
  value: string;
  label: string;
  count: number | null;
  isChosen: boolean;
  /** Never true when only the newest matches were counted. */
  isEmpty: boolean;
}

export interface FacetGroup {
  name: string;
  label: string;
  options: FacetOption[];
  shown: number;
}

const shownProfessions = { least: 4, most: 8 };

/** A named license widens the search by "compact", which therefore has no count. */
export function toFacetGroups(counts: FacetCounts, filters: JobFilters, isExact: boolean): FacetGroup[] {
  const toOption = (
    facet: FacetName,
    code: number,
    value: string,
    label: string,
    chosen: readonly string[],
  ) => {
    const count = counts[facet].get(code) ?? 0;
    return { value, label, count, isChosen: chosen.includes(value), isEmpty: isExact && count === 0 };
  };
  const toOptions = (facet: "type" | "workplace" | "shift", names: Record<string, string>) =>
    Object.entries(facetCodes[facet]).map(([value, code]) =>
      toOption(facet, code, value, names[value]!, filters[facet]),
    );
  const byProfession = professions
    .map((p) => toOption("profession", p.code, p.slug, p.name, filters.profession))
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || a.label.localeCompare(b.label),
    );
  const found = byProfession.filter((option) => option.count > 0 || option.isChosen).length;
  const shown = Math.min(shownProfessions.most, Math.max(shownProfessions.least, found));
  return [
    { name: "profession", label: "Profession", options: byProfession, shown },
    { name: "type", label: "Job type", options: toOptions("type", typeNames), shown: 8 },
    { name: "workplace", label: "Workplace", options: toOptions("workplace", workplaceNames), shown: 3 },
    { name: "shift", label: "Shift", options: toOptions("shift", shiftNames), shown: 7 },
    {
      name: "urgency",
      label: "Start",
      options: [toOption("urgent", 1, "urgent", "Urgent hiring", filters.urgent ? ["urgent"] : [])],
      shown: 1,
    },
    {
      name: "compact",
      label: "License",
      options: [
        filters.license.length > 0
          ? { value: "1", label: multistateName, count: null, isChosen: filters.compact, isEmpty: false }
          : toOption("compact", 1, "1", compactName, filters.compact ? ["1"] : []),
      ],
      shown: 1,
    },
  ];
}
