import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { getStateJobsPage, readFilters } from "#app/jobs/list/list-filters.server.ts";
import { toStateListMeta } from "#app/jobs/list/list-meta.ts";
import { toListData } from "#app/jobs/list/search-page.server.ts";
import { JobArticle, type JobDetail } from "#app/jobs/page/job-article.tsx";
import { findJobMarket } from "#app/jobs/page/job-detail.server.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs, type SimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import { toJobMeta, toJobPosting } from "#app/jobs/postings/record/job-posting.ts";
import { type JobView, toJobView } from "#app/jobs/postings/record/job-view.ts";
import { useNoteSeen } from "#app/jobs/saved/views/use-note-seen.ts";
import { gone, movedTo, notFound } from "#app/kit/platform/http.ts";
import { island, screen } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { findStateByAddress, toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

const SearchResults = screen(() =>
  import("#app/jobs/list/search-results.tsx").then((module) => module.SearchResults),
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const url = new URL(request.url);
  const state = findStateBySlug(slug);
  if (state) {
    const list = await getStateJobsPage(context, state, readFilters(request, context));
    const card = paths.card("states", state.slug);
    return { kind: "state" as const, ...toListData(list), state: state.code, slug: state.slug, card };
  }
  const record = await findJob(context.db, slug.toLowerCase());
  if (!record) {
    const meant = findStateByAddress(slug);
    if (meant) throw movedTo(request, paths.jobsInState(meant.slug));
    throw notFound(toMissingPage(url.pathname));
  }
  if (record.slug !== slug) throw movedTo(request, paths.job(record.slug));
  if (record.status === "removed") throw gone(toMissingPage(url.pathname));
  const job = toJobView(record, context.now, parseMyLicense(url.searchParams));
  const canonical = paths.job(record.slug);
  const isLive = job.state === "open" || job.state === "closing";
  const absolute = new URL(canonical, context.env.SITE_URL).href;
  const [similar, market] = await Promise.all([
    listSimilarJobs(context, record),
    findJobMarket(context, record),
  ]);
  return {
    kind: "job" as const,
    job,
    similar,
    ...market,
    meta: toJobMeta(record),
    isLive,
    posting: isLive ? toJobPosting(record, absolute) : null,
    trail: toJobTrail(record),
    canonical,
    card: paths.card("jobs", record.slug),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Job not found", isIndexed: false });
  if (data.kind === "job") {
    const title = toAnsweringTitle(data.meta.title, data.job.license?.verdict);
    return toPageMeta({ ...data.meta, title, isIndexed: data.isLive });
  }
  return toStateListMeta(data.list, data.state);
};

export default function JobOrStatePage() {
  const data = useLoaderData<typeof loader>();
  useNoteSeen(data.kind === "job" ? data.job.slug : null);
  if (data.kind === "state")
    return (
      <>
        <SearchResults packed={data.packed} />
        <AboutState slug={data.slug} code={data.state} />
      </>
    );
  return (
    <>
      <JobPage job={data.job} standing={data.standing} place={data.place} similar={data.similar} />
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
