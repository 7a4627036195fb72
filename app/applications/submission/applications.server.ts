import { eq, sql } from "drizzle-orm";
import { notStored } from "#app/accounts/contact/contact.ts";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { applications, employers } from "#app/accounts/schema.ts";
import { applicationEvents } from "#app/applications/schema.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import type { NewApplication } from "./application.ts";
import {
  hasSentOften,
  isOwnAddress,
  type Readers,
  type RepeatOutcome,
  repeatApplication,
  sentTooOften,
  toApplicationMail,
} from "./repeated-application.server.ts";

type ApplicationOutcome = RepeatOutcome | typeof notStored;

/**
 * Mails the employer's verified owners and recruiters, or us. Repeating an `idempotencyKey` adds nothing, and an email
 * address has one open application for each posting.
 */
export async function createApplication(
  context: SiteContext,
  application: NewApplication,
  idempotencyKey: string,
): Promise<ApplicationOutcome> {
  try {
    const [readers, isOften] = await Promise.all([
      findReaders(context, application.jobId),
      hasSentOften(context, application),
    ]);
    if (isOften) {
      // A second click on the last that was taken is no further application.
      const sent = await findSent(context.db, idempotencyKey);
      return sent ? { ok: true, publicId: sent } : sentTooOften;
    }
    const outcome = await addApplication(context, application, readers, idempotencyKey);
    if (outcome.ok) sendOutboxSoon(context);
    return outcome;
  } catch (error) {
    logError("application.create", error, { requestId: context.requestId });
    return notStored;
  }
}

const toEmployerId = (jobId: number) => sql<number>`(SELECT employer_id FROM ${jobs} WHERE id = ${jobId})`;

/** Whether nobody of the company reads applications here, so that we pass them on. */
export const isForDesk = async (context: SiteContext, jobId: number): Promise<boolean> =>
  (await findReaders(context, jobId)).toPage === null;

async function findReaders({ db, env }: SiteContext, jobId: number): Promise<Readers> {
  const [writers, company] = await Promise.all([
    listMemberEmails(db, toEmployerId(jobId), ["owner", "recruiter"]),
    findCompanySlug(db, jobId),
  ]);
  return writers.length > 0 && company !== null
    ? { emails: writers, toPage: (publicId) => env.SITE_URL + paths.hiringApplicant(company, publicId) }
    : { emails: [env.MAIL_TO], toPage: null };
}

async function addApplication(
  context: SiteContext,
  application: NewApplication,
  readers: Readers,
  idempotencyKey: string,
): Promise<ApplicationOutcome> {
  const { db, now } = context;
  const publicId = randomId();
  const viewer = await context.viewer();
  // Another person's address stays theirs. An unproved own one counts, so that the application goes with the account.
  const userId = viewer && isOwnAddress(viewer, application.email) ? viewer.id : null;
  const mail = toApplicationMail(application, readers.toPage?.(publicId) ?? null);
  try {
    await db.batch([
      db.insert(applications).values({
        ...application,
        employerId: toEmployerId(application.jobId),
        isForDesk: readers.toPage === null,
        publicId,
        userId,
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      }),
      db.insert(applicationEvents).values({
        applicationId: sql`(SELECT id FROM ${applications} WHERE public_id = ${publicId})`,
        actorId: userId,
        kind: "sent",
        at: now,
      }),
      ...readers.emails.map((to) => toOutboxInsert(db, { to, ...mail }, now)),
    ]);
    return { ok: true, publicId };
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key") && !isUniqueViolation(error, "applications_open_once"))
      throw error;
    const sent = await findSent(db, idempotencyKey);
    return sent ? { ok: true, publicId: sent } : repeatApplication(context, application, readers);
  }
}

async function findCompanySlug(db: Db, jobId: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: employers.slug })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.id, jobId))
    .limit(1);
  return row?.slug ?? null;
}

async function findSent(db: Db, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ publicId: applications.publicId })
    .from(applications)
    .where(eq(applications.idempotencyKey, idempotencyKey))
    .limit(1);
  return row?.publicId ?? null;
}
