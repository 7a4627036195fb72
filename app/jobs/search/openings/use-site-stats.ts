import { useRouteLoaderData } from "@remix-run/react";
import type { FetchQueryOptions } from "@tanstack/react-query";
import { useAnswer } from "#app/kit/platform/browser/browser-queries.ts";
import { freshFor } from "#app/kit/platform/browser/query-times.ts";
import { fallbackStats } from "#app/site.ts";

export function useSiteStats(): JobStats {
  const root = useRouteLoaderData<{ stats: JobStats | null }>("root");
  return useJobStats(root?.stats ?? null);
}

export function useJobStats(read: JobStats | null): JobStats {
  return useAnswer(read, toJobStatsQuery) ?? fallbackStats;
}

export function toJobStatsQuery(): FetchQueryOptions<JobStats> {
  return { queryKey: ["/api/jobs/stats"], staleTime: freshFor(5) };
}

export interface JobStats {
  newToday: number;
  total: number;
}
