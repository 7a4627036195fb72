import { Link } from "@remix-run/react";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import type { SimilarJobs } from "./similar-jobs.server.ts";

export function SimilarList({ similar: { jobs, all } }: { similar: SimilarJobs }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-section print:hidden">
      <h2 id="similar" className="pb-4">
        Similar jobs
      </h2>
      <ul className="job-grid">
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} headingLevel="h3" />
          </li>
        ))}
      </ul>
      {all && (
        <p className="pt-4">
          <Link to={all.to} className="link inline-flex min-h-11 items-center">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}
