import { Link } from "@remix-run/react";
import { useRecentJobs } from "#app/jobs/search/openings/use-recent-jobs.ts";
import type { JobCardView } from "#app/jobs/postings/record/job.ts";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { paths } from "#app/paths.ts";
import { Section } from "./section.tsx";

/** The browser asks for the jobs when `read` is null because the loader failed. */
export function FeaturedJobs({ read }: { read: JobCardView[] | null }) {
  const jobs = useRecentJobs(read);
  return (
    <Section
      id="featured"
      title="Featured Opportunities"
      lead="The newest postings, at most two from one employer. No paid placements."
      className="pt-0"
      beside={
        <Link to={paths.jobs()} className="link inline-flex min-h-11 items-center">
          See all open jobs
        </Link>
      }
    >
      {typeof jobs === "string" || jobs.length === 0 ? (
        <p
          role={jobs === "failed" ? "alert" : undefined}
          className="rounded-card border border-line bg-surface p-5 text-ink-2"
        >
          {typeof jobs === "string" ? notes[jobs] : notes.none}
        </p>
      ) : (
        <ul className="grid gap-item md:grid-cols-2 lg:grid-cols-3">
          {jobs.map((job, at) => (
            <li key={job.slug}>
              <JobCard job={job} headingLevel="h3" isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const notes = {
  asking: "We are still loading the newest postings.",
  failed: "We cannot read the newest postings right now. Please try again in a minute, or search all jobs.",
  none: "There are no open postings right now. Please check back tomorrow.",
};
