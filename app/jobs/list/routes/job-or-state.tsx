import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
// The list's code comes later, so it cannot put its styles into the page's head, and a posting needs none of them.
import listStyles from "#app/jobs/list/list.css?url";
import { toStateListMeta } from "#app/jobs/list/list-meta.ts";
import { JobArticle, type JobDetail } from "#app/jobs/page/job-article.tsx";
import type { SimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { Dismissal } from "#app/jobs/postings/dismissal/dismissal.tsx";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { useNoteSeen } from "#app/jobs/saved/views/use-note-seen.ts";
import { island, screen } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./job-or-state.server.ts";

export { loader } from "./job-or-state.server.ts";

const SearchResults = screen(() =>
  import("#app/jobs/list/search-results.tsx").then((module) => module.SearchResults),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Job not found", isIndexed: false });
  if (data.kind === "job") {
    const title = toAnsweringTitle(data.meta.title, data.job.license?.verdict);
    return [
      ...toPageMeta({ ...data.meta, title, isIndexed: data.isLive }),
      { tagName: "link", rel: "alternate", type: "application/json+oembed", href: data.oembed },
    ];
  }
  return toStateListMeta(data.list, data.stateText);
};

export default function JobOrStatePage() {
  const data = useLoaderData<typeof loader>();
  useNoteSeen(data.kind === "job" ? data.job.slug : null);
  if (data.kind === "state")
    return (
      <>
        <link rel="stylesheet" href={listStyles} />
        <SearchResults packed={data.packed} />
        <AboutState slug={data.slug} code={data.state} />
      </>
    );
  return (
    <>
      <JobPage
        {...{ job: data.job, own: data.own, standing: data.standing }}
        {...{ place: data.place, asked: data.asked, similar: data.similar, usualAnswer: data.usualAnswer }}
      />
      {data.posting && <JsonLd data={data.posting} />}
    </>
  );
}

function AboutState({ slug, code }: { slug: string; code: string }) {
  return (
    <p className="page pb-12">
      <Link to={paths.state(slug)} className="link">
        Working in healthcare in {toStateText(code)}
      </Link>
      : licenses, pay and cities
    </p>
  );
}

const SimilarList = island(() =>
  import("#app/jobs/page/similar-list.tsx").then((module) => module.SimilarList),
);

function JobPage({ similar, ...detail }: JobDetail & { similar: SimilarJobs }) {
  return (
    <div className="page pt-4 pb-16">
      <ClosedBanner job={detail.job} />
      <JobArticle {...detail} />
      <div className="flex flex-wrap items-start gap-x-6 pt-6 text-sm print:hidden">
        {detail.own && <Dismissal slug={detail.job.slug} isDismissed={detail.own.isDismissed} />}
        <Link
          to={paths.reportJob(detail.job.slug)}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center"
        >
          Report this posting
        </Link>
      </div>
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
