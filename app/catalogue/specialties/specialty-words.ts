import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";

export const categoryNames: Record<SpecialtyEntry["category"], string> = {
  physician: "Physicians",
  "advanced-practice": "NPs, PAs, CRNAs and midwives",
  nursing: "Nursing",
  allied: "Allied health",
  administration: "Administration",
};

export const priorityNames: Record<SpecialtyEntry["priority"], string> = {
  "top-30": "Top 30",
  "high-demand": "High demand",
  standard: "All others",
};

const priorities = Object.keys(priorityNames);

export const byPriority = (
  a: Pick<SpecialtyEntry, "priority">,
  b: Pick<SpecialtyEntry, "priority">,
): number => priorities.indexOf(a.priority) - priorities.indexOf(b.priority);

const irregular: [ending: RegExp, plural: string][] = [
  [/^Director of /, "Directors of "],
  [/(Faculty|Nursing|Practitioners)$/, "$1"],
  [/Midwife$/, "Midwives"],
  [/([^aeiou])y$/, "$1ies"],
];

export function toPeople({ name, category }: Pick<SpecialtyEntry, "name" | "category">): string {
  if (category === "physician") return name;
  const [ending, plural] = irregular.find(([pattern]) => pattern.test(name)) ?? [/$/, "s"];
  return name.replace(ending, plural);
}
