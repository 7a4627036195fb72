import { useRouteLoaderData } from "@remix-run/react";
import type { JobStats } from "./job-stats.ts";
import { useJobStats } from "./use-job-stats.ts";

export function useSiteStats(): JobStats {
  const root = useRouteLoaderData<{ stats: JobStats | null }>("root");
  return useJobStats(root?.stats ?? null);
}
