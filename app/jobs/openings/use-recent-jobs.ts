import type { FetchQueryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { JobCardView } from "#app/jobs/posting/job.ts";
import type { JobJson } from "#app/jobs/posting/job-json.ts";
import { freshFor, keptFor } from "#app/platform/browser/query-times.ts";

export function useRecentJobs(read: JobCardView[] | null): JobCardView[] | "asking" | "failed" {
  const [answer, setAnswer] = useState<JobCardView[] | "asking" | "failed">("asking");

  // No event would trigger the request, because the page works without the list.
  useEffect(() => {
    if (read !== null) return;
    import("./recent-cards.ts")
      .then((module) => module.askRecentCards())
      .then(setAnswer, () => setAnswer("failed"));
  }, [read]);

  return read ?? answer;
}

export function toRecentJobsQuery(): FetchQueryOptions<JobJson[]> {
  return { queryKey: ["/api/jobs/recent?limit=6"], staleTime: freshFor(2), gcTime: keptFor(5) };
}
