import { Link } from "@remix-run/react";
import "./fit-panel.css";
import { LicenseLine, useShortAnswer } from "#app/facts/licensing/memory/license-line.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { paths } from "#app/paths.ts";
import type { Fit } from "./fit.server.ts";
import type { JobSummaryView } from "./job-summary.ts";

interface FitPanelProps {
  id: string;
  className: string;
  fit: Fit | null;
  /** For the license that this browser remembers. */
  work: string | null;
  isSignedIn: boolean;
  hasProfile: boolean;
  /** "within 3 days", or null while too few were answered. */
  usualAnswer: string | null;
  receiver: string;
  slug: string;
}

export function FitPanel(props: FitPanelProps) {
  const { id, className, fit, work, isSignedIn, hasProfile, usualAnswer, receiver, slug } = props;
  const isAnswered = useShortAnswer(work) !== null;
  const [to, press, rest] =
    isSignedIn && !hasProfile
      ? [paths.profile(), "Fill in your profile", "to see what matches this job and what does not."]
      : [`${paths.job(slug)}#license`, "See whether you can work there", "with your license."];
  return (
    <aside
      aria-labelledby={id}
      className={classNames(
        "grid gap-item rounded-panel border border-line bg-surface p-5 text-md",
        className,
      )}
    >
      <h2 id={id} className="text-lg">
        Before you send it
      </h2>
      {fit && fit.lines.length > 0 ? (
        <>
          <dl className="fit-lines grid gap-item">
            {fit.lines.map(({ label, answer }) => (
              <div key={label}>
                <dt className="wrap-anywhere text-ink-3 text-sm">{label}</dt>
                <dd>
                  <LicenseLine work={null} told={answer} asked={null} />
                </dd>
              </div>
            ))}
          </dl>
          {fit.closing && <p className="text-ink-2 text-sm">{fit.closing}</p>}
        </>
      ) : isAnswered ? (
        <div>
          <LicenseLine work={work} asked={null} />
          <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
            Why?
          </Link>
        </div>
      ) : (
        <p className="text-ink-2">
          <Link to={to} className="link">
            {press}
          </Link>{" "}
          {rest}
        </p>
      )}
      <dl className="grid gap-item border-line border-t pt-item">
        <div>
          <dt className="text-ink-3 text-sm">Who receives it</dt>
          <dd>{receiver}</dd>
        </div>
        {usualAnswer && (
          <div>
            <dt className="text-ink-3 text-sm">Usual answer</dt>
            <dd>{usualAnswer}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}

/** The posting that one applies for, in short. */
export function JobSummary({ job }: { job: JobSummaryView }) {
  return (
    <aside
      aria-labelledby="summary"
      className="grid content-start gap-item rounded-panel border border-line bg-surface p-5"
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
    </aside>
  );
}
