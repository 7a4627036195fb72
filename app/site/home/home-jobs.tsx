import { useEffect, useState } from "react";
import { useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";
import { screen } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";
import type { ForLicense } from "./for-license.server.ts";
import { JobGrid } from "./job-grid.tsx";
import { Section } from "./section.tsx";

/** Its code is loaded where a license is known, which is rare. */
const NewForLicense = screen(() => import("./new-for-license.tsx").then((module) => module.NewForLicense));

interface HomeJobsProps {
  /** For the license of the account that is signed in. */
  own: ForLicense | null;
  /** The browser asks for them when they are null because the loader failed. */
  newest: JobCardView[] | null;
}

export function HomeJobs({ own, newest }: HomeJobsProps) {
  const mine = useMyLicense();
  const jobs = useRecentJobs(newest);
  const [answer, setAnswer] = useState<ForLicense | null>(null);
  const found = own ?? (mine && answer);
  const isOwn = own !== null || mine !== null;
  return (
    <>
      <div className="own-room">
        {isOwn && <NewForLicense found={found} mine={own ? null : mine} onFound={setAnswer} />}
      </div>
      <Section
        id="featured"
        title="Featured Opportunities"
        lead="The newest postings, at most two from one employer. No paid placements."
        className="pt-0"
        all={{ label: "See all open jobs", to: paths.jobs() }}
      >
        {typeof jobs === "string" ? (
          <JobGrid jobs={[]} empty={notes[jobs]} role={jobs === "failed" ? "alert" : undefined} />
        ) : (
          <JobGrid jobs={isOwn ? toOthers(jobs, found) : jobs} empty={notes.none} />
        )}
      </Section>
    </>
  );
}

/** Fewer than without a license, so that the page does not grow. */
const toOthers = (jobs: JobCardView[], own: ForLicense | null) =>
  jobs.filter(({ slug }) => !own?.jobs.some((job) => job.slug === slug)).slice(0, 3);

const notes = {
  asking: "We are still loading the newest postings.",
  failed: "We cannot read the newest postings right now. Please try again in a minute, or search all jobs.",
  none: "There are no open postings right now. Please check back tomorrow.",
};

function useRecentJobs(read: JobCardView[] | null): JobCardView[] | "asking" | "failed" {
  const [answer, setAnswer] = useState<JobCardView[] | "asking" | "failed">("asking");

  // No event could trigger the request, because the page works without the list.
  useEffect(() => {
    if (read !== null) return;
    import("#app/jobs/search/openings/recent-cards.ts")
      .then((module) => module.askRecentCards())
      .then(setAnswer, () => setAnswer("failed"));
  }, [read]);

  return read ?? answer;
}
