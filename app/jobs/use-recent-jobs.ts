import type { FetchQueryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { freshFor, keptFor } from "#app/platform/query-times.ts";
import type { JobCardView } from "./job.ts";
import type { JobJson } from "./job-json.ts";

/**
 * The newest postings: what the loader read, or where it could not, what the endpoint answers.
 * @param read the six newest; null where the loader could not read them
 */
export function useRecentJobs(read: JobCardView[] | null): JobCardView[] | "asking" | "failed" {
  const [answer, setAnswer] = useState<JobCardView[] | "asking" | "failed">("asking");

  // The page stands without them, so nothing a person does would ask.
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
