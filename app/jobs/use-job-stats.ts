import { queryOptions, useQuery } from "@tanstack/react-query";
import { freshFor } from "#app/platform/query-client.ts";
import { fallbackStats } from "#app/site.ts";
import type { JobStats } from "./job-stats.ts";

/** @param initial what the loader read; null where it could not */
export function useJobStats(initial: JobStats | null): JobStats {
  const { data } = useQuery(jobStatsQuery(initial));
  return data ?? fallbackStats;
}

export function jobStatsQuery(initial: JobStats | null) {
  return queryOptions<JobStats>({
    queryKey: ["/api/jobs/stats"],
    initialData: initial ?? undefined,
    staleTime: freshFor(5),
  });
}
