import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { categoryNames, priorityNames } from "./specialty-words.ts";

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
