import { Link } from "@remix-run/react";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { paths } from "#app/paths.ts";
import { island } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { JobArticle, type JobDetail } from "./job-article.tsx";
import type { SimilarJobs } from "./similar-jobs.server.ts";

const SimilarList = island(() => import("./similar-list.tsx").then((module) => module.SimilarList));

export function JobPage({ similar, ...detail }: JobDetail & { similar: SimilarJobs }) {
  return (
    <div className="page pt-4 pb-16">
      <ClosedBanner job={detail.job} />
      <JobArticle {...detail} />
      <p className="pt-6 text-sm print:hidden">
        <Link
          to={paths.reportJob(detail.job.slug)}
          rel="nofollow"
          className="link inline-flex min-h-6 items-center"
        >
          Report this posting
        </Link>
      </p>
      <SimilarList similar={similar} />
    </div>
  );
}

function ClosedBanner({ job }: { job: JobView }) {
  if (job.state === "open" || job.isPausedByUs) return null;
  if (job.state === "closing")
    return <Notice tone="warn" title={`Closing soon: apply by ${job.closes}.`} className="mb-6" />;
  if (job.state === "paused") {
    return (
      <Notice tone="warn" title="This job is not accepting applications right now." className="mb-6">
        The employer paused this posting and may reopen it.
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={job.closedText} className="mb-6">
      You can no longer apply.{" "}
      <Link to={paths.jobs()} className="link">
        See open jobs
      </Link>
    </Notice>
  );
}
