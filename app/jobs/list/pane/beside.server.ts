import type { JobDetail } from "#app/jobs/page/job-article.tsx";
import { findJobMarket } from "#app/jobs/page/job-detail.server.ts";
import { findOwnApplied } from "#app/jobs/postings/record/applied.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findBesideSlug } from "./beside-address.ts";

export interface BesideView {
  slug: string;
  detail: JobDetail | null;
}

export async function findBeside(context: SiteContext, request: Request): Promise<BesideView | null> {
  const { searchParams } = new URL(request.url);
  const slug = findBesideSlug(searchParams);
  return slug === null ? null : getBeside(context, slug, searchParams);
}

export async function getBeside(
  context: SiteContext,
  slug: string,
  params: URLSearchParams,
): Promise<BesideView> {
  const record = await findJob(context.db, slug);
  if (!record || record.status === "removed") return { slug, detail: null };
  const job = toJobView(record, context.now, params);
  const [market, own] = await Promise.all([findJobMarket(context, record), findOwnApplied(context, slug)]);
  return { slug, detail: { job, own, ...market } };
}
