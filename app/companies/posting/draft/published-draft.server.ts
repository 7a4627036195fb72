import { and, eq, inArray } from "drizzle-orm";
import type { Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { jobs, publishedDrafts } from "#app/kit/platform/schema.ts";

/** For the batch that publishes the draft. `from` is SQL that selects the posting as the row `j`. */
export const toPublishedNote = ({ $client }: Db, publicId: string, from: string, now: number) =>
  $client
    .prepare(`INSERT INTO published_drafts (public_id, job_id, at) SELECT ?1, j.id, ?2 ${from}`)
    .bind(publicId, now);

/** Null when the draft was not published recently, or by another company. */
export async function findPublished(db: Db, viewer: Viewer | null, publicId: string): Promise<string | null> {
  const ids = (viewer?.memberships ?? []).map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  const [row] = await db
    .select({ slug: jobs.slug })
    .from(publishedDrafts)
    .innerJoin(jobs, eq(jobs.id, publishedDrafts.jobId))
    .where(and(eq(publishedDrafts.publicId, publicId), inArray(jobs.employerId, ids)))
    .limit(1);
  return row?.slug ?? null;
}
