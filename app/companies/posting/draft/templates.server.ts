import { and, desc, eq, ne } from "drizzle-orm";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";

const mostShown = 10;

export const listTemplates = (db: Db, employerId: number) =>
  db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      city: jobs.city,
      stateCode: jobs.stateCode,
      postedAt: jobs.postedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), ne(jobs.status, "removed")))
    .orderBy(desc(jobs.postedAt))
    .limit(mostShown);
