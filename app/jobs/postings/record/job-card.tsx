import { Link } from "@remix-run/react";
import { Fragment, useSyncExternalStore } from "react";
import { LicenseLine } from "#app/facts/licensing/memory/license-line.tsx";
import { SaveButton } from "#app/jobs/saved/save-button.tsx";
import { subscribeToSeen, toSeenMark } from "#app/jobs/saved/views/seen-store.ts";
import { paths } from "#app/paths.ts";
import { hotTitle } from "./badge-chips.ts";
import type { JobCardView, MatchedText } from "./card-view.ts";
import { toTypeText } from "./job-names.ts";

interface JobCardProps {
  job: JobCardView;
  headingLevel?: "h2" | "h3";
  isFirst?: boolean;
}

/**
 * Seven slots in one order everywhere: title with marks, employer and place, pay with its parts, type and hours, license,
 * freshness, save. Must be a list item's only child: job-card.css lays it out by the item's width.
 */
export function JobCard({ job, headingLevel: Heading = "h2", isFirst = false }: JobCardProps) {
  const { pay } = job;
  return (
    <article className="job-card">
      <Heading className="job-title">
        <Link to={paths.job(job.slug)} prefetch="intent" discover={isFirst ? "render" : "none"}>
          {job.title}
        </Link>
        {job.badges.map(({ tone, label }) => (
          <Fragment key={tone}>
            {/* Keeps the mark on the line of the title's last word. */}
            {"\u00a0"}
            <span className={`job-mark job-${tone}`} title={tone === "hot" ? hotTitle : undefined}>
              {label}
            </span>
          </Fragment>
        ))}
      </Heading>
      <p className="job-at">
        {job.employer}
        {job.place && (
          <>
            {" · "}
            <b>{job.place}</b>
          </>
        )}
      </p>
      <p className={pay.unit ? "job-pay" : "job-pay job-unpaid"}>
        <b>{pay.amount}</b>
        {pay.unit && ` ${pay.unit}`}
        {pay.parts && <small>{pay.parts}</small>}
      </p>
      <p className="job-facts">
        <b data-type={job.isTypeStated ? job.type : undefined}>{toTypeText(job.type, job.isTypeStated)}</b>
        {job.facts.map((fact) => `\u00a0· ${fact.replaceAll(" ", "\u00a0")}`)}
      </p>
      <MatchedLine matched={job.matched} />
      <div className="job-side">
        <LicenseLine work={job.work} told={job.answer} asked={job.license} />
        <p className="job-fresh">
          {job.applied ? <b>{job.applied}</b> : job.freshness}
          <SeenMark job={job} />
        </p>
      </div>
      <SaveButton slug={job.slug} title={job.title} />
    </article>
  );
}

function MatchedLine({ matched }: { matched: MatchedText | undefined }) {
  if (!matched) return null;
  return (
    <p className="job-matched">
      {matched.before}
      <mark className="rounded-sm bg-amber-soft font-semibold text-ink">{matched.marked}</mark>
      {matched.after}
    </p>
  );
}

/** At the end of the last line, so that nothing moves when it appears. */
function SeenMark({ job: { slug, openedMinute } }: { job: JobCardView }) {
  const mark = useSyncExternalStore(
    subscribeToSeen,
    () => toSeenMark(slug, openedMinute),
    () => null,
  );
  return mark && <span className={mark === "Seen" ? "seen" : "to-her"}> · {mark}</span>;
}
