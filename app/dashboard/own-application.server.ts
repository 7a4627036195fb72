import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { applicationEvents, applications, employers, jobs } from "#app/platform/schema.ts";

const mostShown = 50;

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
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt))
    .limit(mostShown);
}

export async function findOwnApplication(db: Db, userId: number, publicId: string) {
  const isOwn = and(eq(applications.publicId, publicId), eq(applications.userId, userId));
  const [application] = await db
    .select({
      id: applications.id,
      jobTitle: applications.jobTitle,
      employerName: applications.employerName,
      jobSlug: jobs.slug,
      jobStatus: jobs.status,
      company: { id: employers.id, slug: employers.slug },
      state: applications.state,
      firstName: applications.firstName,
      lastName: applications.lastName,
      email: applications.email,
      phone: applications.phone,
      message: applications.message,
      createdAt: applications.createdAt,
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
