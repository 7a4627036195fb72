import type { Reading } from "#app/jobs/search/query/typed-query.ts";
import type { JobFilters } from "#app/jobs/search/index/filters.ts";

export interface Pill {
  /** A reading is one thing that was read from the typed words. */
  of: keyof JobFilters | "reading";
  label: string;
  without: Partial<JobFilters>;
  /** Follows "without" if the label cannot. */
  noun?: string;
  readings?: readonly Reading[];
}
