import { Link } from "@remix-run/react";
import { classNames } from "#app/kit/ui/class-names.ts";
import { paths } from "#app/paths.ts";
import type { FitLine } from "./fit.server.ts";
import type { JobSummaryView } from "./job-summary.ts";

interface FitPanelProps {
  fit: readonly FitLine[];
  isSignedIn: boolean;
  hasProfile: boolean;
  /** "within 3 days", or null while too few were answered. */
  usualAnswer: string | null;
  receiver: string;
  slug: string;
}

const standings: Record<FitLine["standing"], string> = {
  fits: "Matches",
  partly: "In part",
  misses: "Does not match",
  open: "Not known",
};

function toClosing(fit: readonly FitLine[]): string {
  const misses = fit.filter(({ standing }) => standing === "misses").length;
  if (misses > 0)
    return `Does not match in ${misses} of ${fit.length}. You can still apply: the employer decides.`;
  return fit.every(({ standing }) => standing === "fits")
    ? "All of it matches."
    : "You can apply: the employer decides what is in part or not known.";
}

export function FitPanel({ fit, isSignedIn, hasProfile, usualAnswer, receiver, slug }: FitPanelProps) {
  const [to, press, rest] =
    isSignedIn && !hasProfile
      ? [paths.profile(), "Fill in your profile", "to see what matches this job and what does not."]
      : [`${paths.job(slug)}#license`, "See whether you can work there", "with your license."];
  return (
    <aside
      aria-labelledby="fit"
      className="grid gap-item rounded-panel border border-line bg-surface p-5 text-md"
    >
      <h2 id="fit" className="text-lg">
        Before you send it
      </h2>
      {fit.length > 0 ? (
        <>
          <dl className="grid gap-item">
            {fit.map(({ label, text, standing }) => (
              <div key={label}>
                <dt className="flex justify-between gap-2">
                  <span className="text-ink-3 text-sm">{label}</span>
                  <span
                    className={classNames(
                      "font-semibold text-sm",
                      standing === "fits" ? "text-good" : "text-ink-2",
                    )}
                  >
                    {standings[standing]}
                  </span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-2 text-sm">{toClosing(fit)}</p>
        </>
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
    </aside>
  );
}
