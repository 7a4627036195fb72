import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { getStateJobsPage, readFilters, toListData } from "#app/jobs/list/search-page.server.ts";
import { findJobMarket } from "#app/jobs/page/job-detail.server.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { findOwnApplied } from "#app/jobs/postings/record/applied.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import { toJobMeta, toJobPosting } from "#app/jobs/postings/shape/job-posting.ts";
import { gone, movedTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findStateByAddress } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const url = new URL(request.url);
  const state = findStateBySlug(slug);
  if (state) {
    const list = await getStateJobsPage(context, state, readFilters(request, context));
    const card = paths.card("states", state.slug);
    return {
      kind: "state" as const,
      ...toListData(list),
      state: state.code,
      stateText: toStateText(state.code),
      slug: state.slug,
      card,
    };
  }
  const record = await findJob(context.db, slug.toLowerCase());
  if (!record) {
    const meant = findStateByAddress(slug);
    if (meant) throw movedTo(request, paths.jobsInState(meant.slug));
    throw notFound(toMissingPage(url.pathname));
  }
  if (record.slug !== slug) throw movedTo(request, paths.job(record.slug));
  if (record.status === "removed") throw gone(toMissingPage(url.pathname));
  const job = toJobView(record, context.now, url.searchParams);
  const canonical = paths.job(record.slug);
  const isLive = job.state === "open" || job.state === "closing";
  const absolute = new URL(canonical, context.env.SITE_URL).href;
  const [similar, market, own] = await Promise.all([
    listSimilarJobs(context, record),
    findJobMarket(context, record),
    findOwnApplied(context, record.slug),
  ]);
  return {
    kind: "job" as const,
    job,
    similar,
    ...market,
    own,
    meta: toJobMeta(record),
    isLive,
    posting: isLive ? toJobPosting(record, absolute) : null,
    trail: toJobTrail(record),
    canonical,
    oembed: new URL(serverPaths.oembed(absolute), context.env.SITE_URL).href,
    card: paths.card("jobs", record.slug),
  };
}
