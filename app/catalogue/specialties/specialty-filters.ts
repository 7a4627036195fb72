import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";

export interface SpecialtyFilters {
  query: string;
  category: SpecialtyEntry["category"] | null;
  family: string | null;
  priority: SpecialtyEntry["priority"] | null;
  page: number;
}

export const noSpecialtyFilters: SpecialtyFilters = {
  query: "",
  category: null,
  family: null,
  priority: null,
  page: 1,
};

const maxQueryLength = 100;

export function parseSpecialtyFilters(
  params: URLSearchParams,
  families: readonly string[],
): SpecialtyFilters {
  const oneOf = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === params.get(name)) ?? null;
  return {
    query: (params.get("query") ?? "").trim().slice(0, maxQueryLength).trim(),
    category: oneOf("category", Object.keys(categoryNames) as SpecialtyEntry["category"][]),
    family: oneOf("family", families),
    priority: oneOf("priority", Object.keys(priorityNames) as SpecialtyEntry["priority"][]),
    page: /^[1-9]\d{0,3}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1,
  };
}

/** The canonical address has a fixed order and no defaults. */
export function toSpecialtyParams({ query, category, family, priority, page }: SpecialtyFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ query, category, family, priority }))
    if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  return params.toString();
}

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
