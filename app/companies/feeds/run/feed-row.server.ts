import { eq, type SQL } from "drizzle-orm";
import { employerFeeds } from "#app/companies/schema.ts";
import { employers } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";

export async function findFeedToRun(db: Db, where: SQL | undefined) {
  const [feed] = await db
    .select({
      id: employerFeeds.id,
      publicId: employerFeeds.publicId,
      source: employerFeeds.source,
      name: employerFeeds.name,
      address: employerFeeds.address,
      everyHours: employerFeeds.everyHours,
      etag: employerFeeds.etag,
      lastModified: employerFeeds.lastModified,
      fileName: employerFeeds.fileName,
      employerId: employerFeeds.employerId,
      employerSlug: employers.slug,
      employerName: employers.name,
      employerKind: employers.kind,
    })
    .from(employerFeeds)
    .innerJoin(employers, eq(employers.id, employerFeeds.employerId))
    .where(where)
    .orderBy(employerFeeds.nextFetchAt)
    .limit(1);
  return feed ?? null;
}

export type FeedToRun = NonNullable<Awaited<ReturnType<typeof findFeedToRun>>>;
