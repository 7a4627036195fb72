import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";

interface JobGridProps {
  jobs: readonly JobCardView[];
  /** Said where there are none. */
  empty: string;
  role?: string;
}

export const JobGrid = ({ jobs, empty, role }: JobGridProps) =>
  jobs.length === 0 ? (
    <p role={role} className="rounded-card border border-line bg-surface p-5 text-ink-2">
      {empty}
    </p>
  ) : (
    <ul className="job-grid">
      {jobs.map((job, at) => (
        <li key={job.slug}>
          <JobCard job={job} headingLevel="h3" isFirst={at === 0} />
        </li>
      ))}
    </ul>
  );
