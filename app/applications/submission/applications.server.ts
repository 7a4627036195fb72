import { sql } from "drizzle-orm";
import { notStored } from "#app/accounts/contact/contact.ts";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isUniqueViolation, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import type { NewApplication } from "./application.ts";
import { type Readers, toApplicationMail } from "./application-mail.ts";
import {
  isOwnAddress,
  type RepeatOutcome,
  repeatApplication,
  repeatsADay,
  sentTooOften,
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

const toEmployerId = (jobId: number) => sql<number>`(SELECT employer_id FROM jobs WHERE id = ${jobId})`;

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
  sent: NewApplication,
  readers: Readers,
  idempotencyKey: string,
): Promise<ApplicationOutcome> {
  const { db, now } = context;
  const publicId = randomId();
  const viewer = await context.viewer();
  // Another person's address stays theirs. An unproved own one counts, so that the application goes with the account.
  const userId = viewer && isOwnAddress(viewer, sent.email) ? viewer.id : null;
  const mail = toApplicationMail(sent, readers.toPage?.(publicId) ?? null);
  try {
    await db.$client.batch([
      toStatement(
        db,
        sql`INSERT INTO applications (public_id, job_id, user_id, employer_id, first_name, last_name, email, phone, message,
            source, job_title, employer_name, is_for_desk, idempotency_key, created_at, updated_at)
          VALUES (${publicId}, ${sent.jobId}, ${userId}, ${toEmployerId(sent.jobId)}, ${sent.firstName}, ${sent.lastName},
            ${sent.email}, ${sent.phone}, ${sent.message}, ${sent.source}, ${sent.jobTitle}, ${sent.employerName},
            ${readers.toPage === null ? 1 : 0}, ${idempotencyKey}, ${now}, ${now})`,
      ),
      toStatement(
        db,
        sql`INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ${userId}, 'sent', '{}', ${now} FROM applications WHERE public_id = ${publicId}`,
      ),
      ...readers.emails.map((to) => toOutboxInsert(db, { to, ...mail }, now)),
    ]);
    return { ok: true, publicId };
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key") && !isUniqueViolation(error, "applications_open_once"))
      throw error;
    const known = await findSent(db, idempotencyKey);
    return known ? { ok: true, publicId: known } : repeatApplication(context, sent, readers);
  }
}

async function findCompanySlug(db: Db, jobId: number): Promise<string | null> {
  const [row] = await db.all<{ slug: string }>(
    sql`SELECT e.slug FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.id = ${jobId}`,
  );
  return row?.slug ?? null;
}

async function findSent(db: Db, idempotencyKey: string): Promise<string | null> {
  const [row] = await db.all<{ publicId: string }>(
    sql`SELECT public_id AS publicId FROM applications WHERE idempotency_key = ${idempotencyKey}`,
  );
  return row?.publicId ?? null;
}

/** Withdrawn ones count too: each goes to the company by mail. */
const hasSentOften = async (
  { db: { $client }, now }: SiteContext,
  { jobId, email }: NewApplication,
): Promise<boolean> =>
  (await $client
    .prepare(
      "SELECT count(*) AS n FROM applications WHERE lower(email) = lower(?1) AND job_id = ?2 AND created_at > ?3",
    )
    .bind(email, jobId, now - dayMs)
    .first<number>("n"))! >= repeatsADay;

/** When an application was sent, or sent again, and whether to our desk. Each has its own public id. */
export const findSentApplication = ({ $client }: Db, jobId: number, publicId: string) =>
  $client
    .prepare(
      `SELECT created_at AS at, is_for_desk AS isForDesk FROM applications WHERE public_id = ?1 AND job_id = ?2
        UNION ALL SELECT e.at, a.is_for_desk FROM application_events e JOIN applications a ON a.id = e.application_id
          WHERE e.idempotency_key = ?1 AND e.kind = 'sent' AND a.job_id = ?2`,
    )
    .bind(publicId, jobId)
    .first<{ at: number; isForDesk: number }>();
