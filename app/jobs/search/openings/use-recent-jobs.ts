import { useEffect, useState } from "react";
import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";

export function useRecentJobs(read: JobCardView[] | null): JobCardView[] | "asking" | "failed" {
  const [answer, setAnswer] = useState<JobCardView[] | "asking" | "failed">("asking");

  // No event could trigger the request, because the page works without the list.
  useEffect(() => {
    if (read !== null) return;
    import("./recent-cards.ts")
      .then((module) => module.askRecentCards())
      .then(setAnswer, () => setAnswer("failed"));
  }, [read]);

  return read ?? answer;
}
