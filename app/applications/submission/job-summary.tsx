import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import type { JobSummaryView } from "./job-summary.ts";

export function JobSummary({ job, children }: { job: JobSummaryView; children?: ReactNode }) {
  return (
    <aside
      aria-labelledby="summary"
      className="grid content-start gap-item rounded-panel border border-line bg-surface p-5 max-md:order-last"
    >
      <div>
        <h2 id="summary" className="text-lg">
          <Link to={paths.job(job.slug)} className="link">
            {job.title}
          </Link>
        </h2>
        <p className="text-ink-2 text-md">{[job.employer, job.place].filter(Boolean).join(" · ")}</p>
      </div>
      <dl className="grid grid-cols-2 gap-item text-md">
        {job.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {value}
              {note && <span className="block font-normal text-ink-3 text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {job.takes && <p className="text-ink-2 text-sm">{job.takes}</p>}
      {children}
    </aside>
  );
}
