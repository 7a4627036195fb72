import { Link } from "@remix-run/react";
// Below the posting, whose own styles come first.
import cardStyles from "#app/jobs/postings/record/job-card.css?url";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import type { SimilarJobs } from "./similar-jobs.server.ts";

export function SimilarList({ similar: { jobs, all, alert } }: { similar: SimilarJobs }) {
  if (jobs.length === 0 && !alert) return null;
  return (
    <section aria-labelledby="similar" className="pt-section print:hidden">
      <link rel="stylesheet" href={cardStyles} />
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
      {alert && (
        <div className="pt-4">
          <AlertMe
            search={alert}
            label="Email me when jobs like this open"
            className={buttonClass("outline", "normal", "max-sm:w-full")}
          />
        </div>
      )}
      {all && jobs.length > 0 && (
        <p className="pt-2">
          <Link to={all.to} className="link inline-flex min-h-11 items-center">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}
