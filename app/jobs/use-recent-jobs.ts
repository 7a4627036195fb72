import type { FetchQueryOptions } from "@tanstack/react-query";
import { freshFor, keptFor } from "#app/platform/query-times.ts";
import { useAnswer } from "#app/platform/use-answer.ts";
import type { JobJson } from "./job-json.ts";

/** @param read the six newest as the endpoint sends them; null where the loader could not read them */
export function useRecentJobs(read: JobJson[] | null): JobJson[] {
  return useAnswer(read, toRecentJobsQuery) ?? [];
}

export function toRecentJobsQuery(): FetchQueryOptions<JobJson[]> {
  return { queryKey: ["/api/jobs/recent?limit=6"], staleTime: freshFor(2), gcTime: keptFor(5) };
}
