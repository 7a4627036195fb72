import { and, eq, sql } from "drizzle-orm";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { notStored } from "#app/contact/contact.ts";
import { toMessageBody } from "#app/contact/message-body.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { randomId } from "#app/platform/random.ts";
import { applicationEvents, applications, employers, jobs } from "#app/platform/schema.ts";
import type { NewApplication } from "./application.ts";

type ApplicationOutcome = { ok: true; publicId: string } | typeof notStored;

/** Mails the employer's verified owners and recruiters, or us. Repeating an `idempotencyKey` adds nothing. */
export async function createApplication(
  context: SiteContext,
  application: NewApplication,
  idempotencyKey: string,
): Promise<ApplicationOutcome> {
  const { db, env, now } = context;
  const publicId = randomId();
  try {
    const employerId = sql<number>`(SELECT employer_id FROM ${jobs} WHERE id = ${application.jobId})`;
    const [viewer, writers, company] = await Promise.all([
      context.viewer(),
      listMemberEmails(db, employerId, ["owner", "recruiter"]),
      findCompanySlug(db, application.jobId),
    ]);
    const userId = viewer?.id ?? null;
    const isForTeam = writers.length > 0 && company !== null;
    const recipients = isForTeam ? writers : [env.MAIL_TO];
    const mail = toMail(
      application,
      isForTeam ? env.SITE_URL + paths.hiringApplicant(company, publicId) : null,
    );
    await db.batch([
      db.insert(applications).values({
        ...application,
        employerId,
        isForDesk: !isForTeam,
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
      ...recipients.map((to) => toOutboxInsert(db, { to, ...mail }, now)),
    ]);
  } catch (error) {
    const sent = isUniqueViolation(error, "idempotency_key") && (await findSent(db, idempotencyKey));
    if (sent) return { ok: true, publicId: sent };
    logError("application.create", error, { requestId: context.requestId });
    return notStored;
  }
  sendOutboxSoon(context);
  return { ok: true, publicId };
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

export async function findApplicationTime(db: Db, jobId: number, publicId: string): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: applications.createdAt })
    .from(applications)
    .where(and(eq(applications.publicId, publicId), eq(applications.jobId, jobId)))
    .limit(1);
  return row?.createdAt ?? null;
}

/** `page` is in the company's workspace, for those who can open it. */
function toMail(sent: NewApplication, page: string | null): Omit<Mail, "to"> {
  const written = toMessageBody({ ...sent, company: sent.employerName, position: sent.jobTitle });
  return {
    replyTo: sent.email,
    subject: `Application: ${sent.jobTitle}`,
    body: page ? `${written}\n\nAnswer in your workspace:\n${page}` : written,
  };
}
