import { queryOptions, useQuery } from "@tanstack/react-query";
import { freshFor, keptFor } from "#app/platform/query-client.ts";
import type { toJobJson } from "./job-json.ts";

export type JobJson = ReturnType<typeof toJobJson>;

/** @param initial the six newest as the endpoint would send them; null where the loader could not read them */
export function useRecentJobs(initial: JobJson[] | null): JobJson[] {
  const { data } = useQuery(recentJobsQuery(initial));
  return data ?? [];
}

export function recentJobsQuery(initial: JobJson[] | null) {
  return queryOptions<JobJson[]>({
    queryKey: ["/api/jobs/recent?limit=6"],
    initialData: initial ?? undefined,
    staleTime: freshFor(2),
    gcTime: keptFor(5),
  });
}
