import { listRecentJobs } from "#app/jobs/postings/record/job-page.server.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toLinks, toSharedValues } from "#app/desk/social/text/posting-values.ts";
import type { Sample } from "./text-editor.tsx";

export function toSample(job: JobListing, siteUrl: string, postId: number): Sample {
  const shared = toSharedValues(job);
  return {
    shared,
    links: toLinks(siteUrl, job.slug, postId),
    card: { slug: job.slug, title: shared.title, host: new URL(siteUrl).host },
  };
}

export async function findSample(db: Db, siteUrl: string): Promise<Sample | null> {
  const [job] = await listRecentJobs(db, 1);
  return job ? toSample(job, siteUrl, 0) : null;
}
