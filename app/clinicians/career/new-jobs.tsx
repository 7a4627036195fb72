import { Link } from "@remix-run/react";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { paths } from "#app/paths.ts";
import type { CareerBrief } from "./career-brief.server.ts";

/** What her licenses open and what was posted since she was here last. */
export function NewForLicense({ isLicensed, newJobs }: Pick<CareerBrief, "isLicensed" | "newJobs">) {
  if (!isLicensed)
    return (
      <p>
        <Link to={paths.profile()} className="link">
          Add your license
        </Link>
        , and you see here what was posted for it since your last visit.
      </p>
    );
  if (!newJobs) return null;
  const { title, count, jobs, more } = newJobs;
  return (
    <section aria-labelledby="new-jobs" className="grid gap-3">
      <h2 id="new-jobs" className="desk-title">
        {title} <span>{count}</span>
      </h2>
      <ul className="job-rows">
        {jobs.map((job) => (
          <li key={job.slug}>
            <JobCard job={job} headingLevel="h3" />
          </li>
        ))}
      </ul>
      <Link to={more.to} className="link inline-flex min-h-11 items-center justify-self-start">
        {more.label}
      </Link>
    </section>
  );
}
