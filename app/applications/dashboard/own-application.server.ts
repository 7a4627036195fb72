import { and, asc, desc, eq, sql } from "drizzle-orm";
import { applications, employers, users } from "#app/accounts/schema.ts";
import { applicationEvents } from "#app/applications/schema.ts";
import { isPausedByUs } from "#app/jobs/postings/record/job-page.server.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";

const mostShown = 50;

// An account with an unproved address sees none: a missing one would tell a stranger that the address has applied before.
const isProved = (userId: number) =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND email_verified_at IS NOT NULL)`;

export function selectOwnApplications(db: Db, userId: number) {
  return db
    .select({
      publicId: applications.publicId,
      jobTitle: applications.jobTitle,
      employerName: applications.employerName,
      state: applications.state,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(and(eq(applications.userId, userId), isProved(userId)))
    .orderBy(desc(applications.createdAt))
    .limit(mostShown);
}

export async function findOwnApplication(db: Db, userId: number, publicId: string) {
  const isOwn = and(eq(applications.publicId, publicId), eq(applications.userId, userId), isProved(userId));
  const [application] = await db
    .select({
      id: applications.id,
      jobTitle: applications.jobTitle,
      employerName: applications.employerName,
      jobSlug: jobs.slug,
      jobStatus: jobs.status,
      isJobPausedByUs: isPausedByUs,
      company: { id: employers.id, slug: employers.slug },
      state: applications.state,
      firstName: applications.firstName,
      lastName: applications.lastName,
      email: applications.email,
      phone: applications.phone,
      message: applications.message,
      createdAt: applications.createdAt,
      isBeforeProof: sql<number>`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId}
        AND email = lower(${applications.email}) AND email_verified_at > ${applications.createdAt})`,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(employers, eq(employers.id, applications.employerId))
    .where(isOwn)
    .limit(1);
  if (!application) return null;
  const events = await db
    .select({ kind: applicationEvents.kind, detail: applicationEvents.detail, at: applicationEvents.at })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, application.id))
    .orderBy(asc(applicationEvents.id))
    .limit(mostShown);
  return { ...application, events };
}
