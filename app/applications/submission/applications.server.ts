import { type SQL, sql } from "drizzle-orm";
import { contactMessages, notStored as unstored } from "#app/accounts/contact/contact.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { sealReceiptKey } from "#app/applications/notices/receipt-key.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import { canWithdraw, type ToldStanding, toStanding } from "#app/applications/receipt/application-words.ts";
import { toJoin } from "#app/applications/receipt/find-receipt.server.ts";
import { canReply } from "#app/applications/receipt/may-write.ts";
import { toFileInserts } from "#app/applications/receipt/sent-files.server.ts";
import { toStandingColumns } from "#app/applications/receipt/told.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { EeoAnswer } from "#app/jobs/questions/eeo.ts";
import { toEeoInsert } from "#app/jobs/questions/eeo-counts.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sendOutboxSoon, toOutboxInsert, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import type { NewApplication } from "./application.ts";
import type { SentFile } from "./application-files.server.ts";
import {
  type RepeatedWay,
  toApplicationMail,
  toBlindMail,
  toReceiptMail,
  toRepeatMail,
} from "./application-mail.ts";
import type { Readers } from "./readers.server.ts";
import { type ApplicationProblem, closedMeanwhile } from "./takes-applications.server.ts";

interface Sent {
  ok: true;
  publicId: string;
  /** False when the person had applied before, and nothing was stored. */
  isNew: boolean;
}

type ApplicationOutcome = Sent | { ok: false; problem: ApplicationProblem };

interface Sending {
  application: NewApplication;
  copy: ApplicationCopy;
  files: readonly SentFile[];
  /** Kept apart: in nothing else that is stored or mailed. */
  eeo: readonly EeoAnswer[];
  idempotencyKey: string;
}

/**
 * Stores one application for each person and posting, whatever is pressed: the email address counts in any capitals, and so
 * does the account. Only a withdrawn one makes room for another. A caller removes the files unless `isNew`.
 */
export async function createApplication(
  context: SiteContext,
  sending: Sending,
  readers: Readers,
): Promise<ApplicationOutcome> {
  const { db } = context;
  const { email } = sending.application;
  const viewer = await context.viewer();
  // Another person's address stays theirs. An unproved own one counts, so that the application goes with the account.
  const userId = viewer && isOwnAddress(viewer, email) ? viewer.id : null;
  try {
    const publicId = await insertApplication(context, sending, readers, userId);
    if (publicId !== null) {
      sendOutboxSoon(context);
      return { ok: true, publicId, isNew: true };
    }
    const earlier = await findEarlier(db, sending, userId);
    if (!earlier) {
      const isOften = await hasSentOften(context, sending.application);
      return { ok: false, problem: isOften ? tooOften : closedMeanwhile };
    }
    const isRepeat = earlier.idempotencyKey !== sending.idempotencyKey;
    if (isRepeat && viewer?.emailVerified && userId !== null)
      await toJoin(db, earlier.publicId, userId).run();
    else if (isRepeat) await mailRepeat(context, earlier, sending.application);
    return { ok: true, publicId: earlier.publicId, isNew: false };
  } catch (error) {
    logError("application.create", error, { requestId: context.requestId });
    return { ok: false, problem: notStored };
  }
}

const isOwnAddress = ({ email }: Pick<Viewer, "email">, address: string): boolean =>
  email.toLowerCase() === address.toLowerCase();

const tooOften: ApplicationProblem = {
  status: 429,
  code: "too_often",
  title: "Sent too often today",
  text: "This posting has had several applications from this email address today, so this one was not sent. What you typed is still below: please send it tomorrow.",
};

const notStored: ApplicationProblem = {
  status: 503,
  code: "unavailable",
  title: contactMessages.failed.title,
  text: unstored.message,
};

/** Of one address to a posting. All but one of them are withdrawn, and each went to the company by mail. */
const mostADay = 4;

const toSentToday = ({ jobId, email }: NewApplication, now: number): SQL => sql`
  SELECT count(*) FROM applications s
  WHERE s.job_id = ${jobId} AND lower(s.email) = lower(${email}) AND s.created_at > ${now - dayMs}`;

async function hasSentOften({ db, now }: SiteContext, sent: NewApplication): Promise<boolean> {
  const [found] = await db.all<{ isMany: number }>(
    sql`SELECT (${toSentToday(sent, now)}) >= ${mostADay} AS isMany`,
  );
  return found?.isMany === 1;
}

/** Null where the person has one already, or the posting takes none any more. */
async function insertApplication(
  { db, env, now }: SiteContext,
  { application: sent, copy, files, eeo, idempotencyKey }: Sending,
  readers: Readers,
  userId: number | null,
): Promise<string | null> {
  const publicId = randomId();
  const d1 = db.$client;
  const receipt = env.SITE_URL + paths.receipt(publicId, await sealReceiptKey(publicId, env.SESSION_SECRET));
  const page = readers.toPage?.(publicId) ?? env.SITE_URL + deskPaths.adminApplication(publicId);
  // Our recruiter passes on all of it, because the company has no workspace to write from.
  const isShared = sent.sharesContact || readers.toPage === null;
  const replyTo = readers.toPage ? await toReplyAddress(env, { publicId, side: "company" }) : sent.email;
  const mail = readers.isBlind
    ? toBlindMail(sent.jobTitle, page)
    : toApplicationMail(sent, copy, { page, replyTo, isShared });
  const ofThis = `(SELECT id FROM applications WHERE public_id = '${publicId}')`;
  const isFirst = sql`NOT EXISTS (
    SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.state <> 'withdrawn'
      AND (lower(a.email) = lower(${sent.email}) OR a.user_id = ${userId}))`;
  try {
    const [inserted] = await d1.batch<{ id: number }>([
      toStatement(
        db,
        sql`INSERT INTO applications (public_id, job_id, user_id, employer_id, first_name, last_name, email, phone, message,
            source, job_title, employer_name, is_for_desk, idempotency_key, created_at, updated_at, contact_shared_at,
            may_consider_again)
          SELECT ${publicId}, j.id, ${userId}, j.employer_id, ${sent.firstName}, ${sent.lastName}, ${sent.email},
            ${sent.phone}, ${sent.message}, ${sent.source}, ${sent.jobTitle}, ${sent.employerName},
            ${readers.toPage === null}, ${idempotencyKey}, ${now}, ${now}, ${isShared ? now : null},
            ${sent.mayConsiderAgain}
          FROM jobs j
          WHERE j.id = ${sent.jobId} AND j.status = 'open' AND j.valid_through > ${now}
            AND ${isFirst} AND (${toSentToday(sent, now)}) < ${mostADay}
          RETURNING id`,
      ),
      toStatement(
        db,
        sql`INSERT INTO application_copies (application_id, copy, created_at)
          SELECT id, ${JSON.stringify(copy)}, ${now} FROM applications WHERE public_id = ${publicId}`,
      ),
      toFileInserts(db, files, ofThis),
      toStatement(
        db,
        sql`INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ${userId}, 'sent', '{}', ${now} FROM applications WHERE public_id = ${publicId}`,
      ),
      toEeoInsert(db, { jobId: sent.jobId, answers: eeo, now, isStored: `${ofThis} IS NOT NULL` }),
      toOutboxInserts(
        db,
        [...readers.emails.map((to) => ({ to, ...mail })), toReceiptMail(sent.email, copy, receipt)],
        now,
        `${ofThis} IS NOT NULL`,
      ),
    ]);
    return inserted!.results.length > 0 ? publicId : null;
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key") || isUniqueViolation(error, "applications_open_once"))
      return null;
    throw error;
  }
}

interface Earlier {
  publicId: string;
  idempotencyKey: string;
  createdAt: number;
}

/** By the key first: a retry gets its own application, also after it was withdrawn. */
async function findEarlier(
  db: Db,
  { application: { jobId, email }, idempotencyKey }: Sending,
  userId: number | null,
): Promise<Earlier | undefined> {
  const [earlier] = await db.all<Earlier>(sql`
    SELECT public_id AS publicId, idempotency_key AS idempotencyKey, created_at AS createdAt FROM applications
    WHERE idempotency_key = ${idempotencyKey}
    UNION ALL SELECT public_id, idempotency_key, created_at FROM applications
    WHERE job_id = ${jobId} AND (lower(email) = lower(${email}) OR user_id = ${userId}) AND state <> 'withdrawn' LIMIT 1`);
  return earlier;
}

/** Once a day: anyone can type the address and gets the same receipt page, and only its owner learns the rest. */
async function mailRepeat(
  context: SiteContext,
  { publicId, createdAt }: Earlier,
  { email }: NewApplication,
): Promise<void> {
  const { db, env, now } = context;
  const aDay = await toLimit(`repeated application ${publicId}`, 1, dayMs);
  if ((await takeUse(db, aDay, now)) !== null) return;
  const receipt = env.SITE_URL + paths.receipt(publicId, await sealReceiptKey(publicId, env.SESSION_SECRET));
  const found = await db.$client
    .prepare(
      `SELECT ${toStandingColumns("a", now)}, job_title AS job, employer_name AS company FROM applications a WHERE a.public_id = ?1`,
    )
    .bind(publicId)
    .first<ToldStanding & { job: string; company: string }>();
  if (!found) return;
  const { job, company } = found;
  const toAdd = toWayToAdd(found, now);
  const mail = { job, company, createdAt, receipt, standing: toStanding(found), toAdd };
  await toOutboxInsert(db, toRepeatMail(email, { ...mail, replyTo: env.MAIL_TO }), now).run();
  sendOutboxSoon(context);
}

function toWayToAdd(found: ToldStanding, now: number): RepeatedWay {
  if (!canWithdraw(found.state)) return "ended";
  if (canReply(found, now)) return "reply";
  return found.isForDesk ? "desk" : "again";
}

/** The application of this person to the posting that still counts, for someone who is signed in. */
export const findStandingApplication = ({ $client }: Db, jobId: number, userId: number) =>
  $client
    .prepare(
      `SELECT public_id AS publicId, created_at AS createdAt, state FROM applications
        WHERE job_id = ?1 AND user_id = ?2 AND state <> 'withdrawn' ORDER BY id DESC LIMIT 1`,
    )
    .bind(jobId, userId)
    .first<{ publicId: string; createdAt: number; state: string }>();
