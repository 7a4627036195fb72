import { professions } from "#app/specialties/professions.ts";
import { type FacetChoices, type FacetCounts, facetValues } from "./facets.ts";
import { shiftNames, typeNames, workplaceNames } from "./job.ts";
import type { FacetName } from "./search-keys.ts";

export interface FacetOption {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

export interface FacetGroup {
  /** The URL's parameter. */
  name: string;
  label: string;
  options: FacetOption[];
  /** How many stand open; the rest are behind "Show all". */
  shown: number;
}

const shownProfessions = { least: 4, most: 8 };

/** The groups of checkboxes, with how many postings each option would give. */
export function toFacetGroups(counts: FacetCounts, choices: FacetChoices): FacetGroup[] {
  const toOption = (facet: FacetName, code: number, value: string, label: string): FacetOption => ({
    value,
    label,
    count: counts[facet].get(code) ?? 0,
    isChosen: choices[facet].includes(code),
  });
  const toOptions = (facet: "type" | "workplace" | "shift", names: Record<string, string>) =>
    facetValues[facet].map((value, i) => toOption(facet, i + 1, value, names[value]!));
  const byCount = (a: FacetOption, b: FacetOption) =>
    Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || a.label.localeCompare(b.label);
  const byProfession = professions.map((p) => toOption("profession", p.code, p.slug, p.name)).sort(byCount);
  const found = byProfession.filter((option) => option.count > 0 || option.isChosen).length;
  const shown = Math.min(shownProfessions.most, Math.max(shownProfessions.least, found));
  return [
    { name: "profession", label: "Profession", options: byProfession, shown },
    { name: "type", label: "Job type", options: toOptions("type", typeNames), shown: 8 },
    { name: "workplace", label: "Workplace", options: toOptions("workplace", workplaceNames), shown: 3 },
    { name: "shift", label: "Shift", options: toOptions("shift", shiftNames), shown: 7 },
    {
      name: "compact",
      label: "License",
      options: [toOption("compact", 1, "1", "Compact license OK")],
      shown: 1,
    },
    {
      name: "urgency",
      label: "Start",
      options: [toOption("urgent", 1, "urgent", "Urgent hiring")],
      shown: 1,
    },
  ];
}
