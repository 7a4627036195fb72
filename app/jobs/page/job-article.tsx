import { Link } from "@remix-run/react";
import { toBadgeChips } from "#app/jobs/postings/record/badge-chips.ts";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { LicenseCheck } from "#app/jobs/postings/record/license-check.tsx";
import { LicenseDetail } from "#app/facts/licensing/memory/license-line.tsx";
import { paths } from "#app/paths.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { SectionLevel } from "#app/kit/ui/section-heading.tsx";
import { JobActions } from "./job-actions.tsx";
import type { JobPlace } from "./job-place.ts";
import { JobTexts } from "./job-texts.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { TileRow } from "./tile-row.tsx";

export interface JobDetail {
  job: JobView;
  standing: PayStanding | null;
  place: JobPlace | null;
}

const PaySection = island(() => import("./pay-section.tsx").then((module) => module.PaySection));
const Whereabouts = island(() => import("./job-whereabouts.tsx").then((module) => module.Whereabouts));

export function JobArticle({
  job,
  standing,
  place,
  heading: Heading = "h1",
  isPreview = false,
}: JobDetail & { heading?: "h1" | "h2"; isPreview?: boolean }) {
  return (
    <SectionLevel.Provider value={Heading === "h1" ? "h2" : "h3"}>
      <article className="@container">
        <header className="grid gap-item">
          <Chips chips={toBadgeChips(job.badges)} />
          <Heading id="job-title" tabIndex={-1} className="outline-none">
            {job.title}
          </Heading>
          <p className="text-ink-2 text-lg">
            <Link to={paths.employer(job.employer.slug)} className="link">
              {job.employer.name}
            </Link>
            {job.place && ` · ${job.place}`}
          </p>
          {!job.isPausedByUs && <LicenseDetail work={job.work} />}
          {!job.isPausedByUs && <p className="text-ink-3 text-sm">{job.freshness}</p>}
        </header>
        {job.isPausedByUs ? (
          <Notice
            tone="warn"
            title={job.isChecked ? "We are checking this posting." : "We paused this posting."}
            className="mt-item"
          >
            {job.isChecked
              ? "We had paused it, and its company sent it to us again. Nobody can apply until we have read it."
              : "Nobody can apply for now, and its text is not shown until we have read it again."}
          </Notice>
        ) : (
          <Particulars job={job} standing={standing} place={place} isPreview={isPreview} />
        )}
      </article>
    </SectionLevel.Provider>
  );
}

function Particulars({ job, standing, place, isPreview }: JobDetail & { isPreview: boolean }) {
  return (
    <>
      {isPreview ? <div className="pb-item" /> : <JobActions job={job} />}
      <TileRow tiles={job.tiles} />
      <div className="job-columns pt-section">
        <div className="grid min-w-0 content-start gap-section">
          {job.license && <LicenseCheck slug={job.slug} check={job.license} />}
          <PaySection job={job} standing={standing} />
        </div>
        <JobTexts job={job} />
      </div>
      <Whereabouts job={job} place={place} />
    </>
  );
}
