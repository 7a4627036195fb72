import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { type JobFilters, noFilters } from "#app/jobs/search/plan/filters.ts";

/** The search for what these licenses open. */
export function toOpenFilters(profession: string, licenses: readonly HeldLicense[]): JobFilters {
  if (licenses.length === 0) return { ...noFilters, profession: [profession] };
  return {
    ...noFilters,
    licensedAs: profession,
    license: licenses.map(({ state }) => state),
    compact: licenses.some(({ multistate }) => multistate),
  };
}
