import { Link } from "@remix-run/react";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";
import type { OpeningsView } from "./openings.server.ts";

interface OpeningsProps {
  openings: OpeningsView | null;
  title: string;
  emptyText: string;
  id?: string;
  ground?: "plain" | "band";
  /** Not on pages for those who hire. */
  hasAlert?: boolean;
}

export function Openings({
  openings,
  title,
  emptyText,
  id = "openings",
  ground,
  hasAlert = true,
}: OpeningsProps) {
  const count = openings && formatTotal(openings);
  const heading = openings?.total ? (
    <>
      {title} <span className="whitespace-nowrap text-accent-strong tabular-nums">{count} open</span>
    </>
  ) : (
    title
  );
  return (
    <TextSection
      id={id}
      title={heading}
      lead={openings?.total ? "The newest postings, with the date each was last confirmed open." : null}
      ground={ground}
    >
      {openings === null && (
        <Notice title="We cannot show the newest postings right now.">
          Please try again in a minute.{" "}
          <Link to={paths.jobs()} className="link">
            Search all jobs
          </Link>
        </Notice>
      )}
      {openings?.total === 0 && (
        <Notice title={emptyText}>
          <Link to={openings.wider.to} className="link">
            {openings.wider.label}
          </Link>
        </Notice>
      )}
      {openings && openings.total > 0 && (
        <>
          <ul className="job-grid">
            {openings.jobs.map((job, at) => (
              <li key={job.slug}>
                <JobCard job={job} headingLevel="h3" isFirst={at === 0} />
              </li>
            ))}
          </ul>
          <p className="pt-5">
            <Link to={openings.search} className={buttonClass("outline")}>
              {openings.total > openings.jobs.length ? `See all ${count} jobs` : "Refine this search"}
            </Link>
          </p>
        </>
      )}
      {openings && hasAlert && (
        <AlertMe
          search={openings.alert}
          label="Email me when one opens"
          className="link inline-flex min-h-11 items-center text-md"
        />
      )}
    </TextSection>
  );
}

export function OpeningsButton({ openings }: { openings: OpeningsView | null }) {
  if (openings?.total === 0)
    return (
      <>
        <AlertMe search={openings.alert} label="Email me when one opens" className={buttonClass("solid")} />
        <ButtonLink to={openings.wider.to} look="outline">
          {openings.wider.label}
        </ButtonLink>
      </>
    );
  return <ButtonLink to={openings?.search ?? paths.jobs()}>See the jobs</ButtonLink>;
}
