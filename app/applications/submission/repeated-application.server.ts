import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { toDateText } from "#app/jobs/postings/record/card-view.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import type { NewApplication } from "./application.ts";
import { type Readers, toApplicationMail } from "./application-mail.ts";

/** Of one application. Later ones of a day are refused: strangers can send them too, and they would bury its history. */
export const repeatsADay = 4;

const sentToday = (id: number, now: number): string =>
  `SELECT count(*) FROM application_events WHERE application_id = ${Number(id)} AND kind = 'sent' AND at > ${now - dayMs}`;

export type RepeatOutcome =
  | { ok: true; publicId: string }
  | { ok: false; status: 409 | 429; code: string; title: string; message: string };

interface Earlier extends Pick<NewApplication, "firstName" | "lastName" | "phone" | "message"> {
  id: number;
  publicId: string;
  createdAt: number;
}

/**
 * For someone whose application to the posting is still open. Only a person who proved that the address is theirs is told
 * so: anyone else gets the receipt of a first application, and what they typed goes to the employer with the earlier one.
 */
export async function repeatApplication(
  context: SiteContext,
  application: NewApplication,
  readers: Readers,
): Promise<RepeatOutcome> {
  const { db, now } = context;
  const earlier = await findOpen(db, application);
  if (!earlier) throw new Error("The open application ended while another one was sent.");
  if (isSame(earlier, application)) return { ok: true, publicId: earlier.publicId };
  const viewer = await context.viewer();
  const sender = viewer && isOwnAddress(viewer, application.email) ? viewer : null;
  if (sender?.emailVerified) return toToldOutcome(earlier);
  const { firstName, lastName, phone, message } = application;
  const detail = JSON.stringify({ firstName, lastName, phone, message });
  const publicId = randomId();
  const mail = toApplicationMail(application, readers.toPage?.(earlier.publicId) ?? null);
  const body = `Sent again. The first application is from ${toDateText(earlier.createdAt)}.\n\n${mail.body}`;
  const mails = readers.emails.map((to) => ({ to, ...mail, body }));
  const d1 = db.$client;
  const [, , , kept] = await d1.batch<{ publicId: string }>([
    d1
      .prepare(
        `INSERT INTO application_events (application_id, kind, detail, at, idempotency_key, actor_id)
          SELECT ?1, 'sent', ?2, ?3, ?4, ?5 WHERE NOT EXISTS (
            SELECT 1 FROM application_events WHERE application_id = ?1 AND kind = 'sent' AND detail = ?2)
            AND (${sentToday(earlier.id, now)}) < ${repeatsADay}`,
      )
      .bind(earlier.id, detail, now, publicId, sender?.id ?? null),
    // Whose words both are is unknown now, so deleting an unproved account must not take the other person's.
    d1
      .prepare(
        `UPDATE applications SET user_id = NULL WHERE id = ?1 AND user_id IS NOT ?2
          AND user_id IN (SELECT id FROM users WHERE email_verified_at IS NULL)`,
      )
      .bind(earlier.id, sender?.id ?? null),
    toOutboxInserts(
      db,
      mails,
      now,
      `EXISTS (SELECT 1 FROM application_events WHERE idempotency_key = '${publicId}')`,
    ),
    d1
      .prepare(
        `SELECT idempotency_key AS publicId FROM application_events
          WHERE application_id = ?1 AND kind = 'sent' AND detail = ?2`,
      )
      .bind(earlier.id, detail),
  ]);
  const stored = kept!.results[0];
  return stored ? { ok: true, publicId: stored.publicId } : sentTooOften;
}

export const isOwnAddress = ({ email }: Viewer, address: string): boolean =>
  email.toLowerCase() === address.toLowerCase();

const findOpen = ({ $client }: Db, { jobId, email }: NewApplication) =>
  $client
    .prepare(
      `SELECT id, public_id AS publicId, created_at AS createdAt, first_name AS firstName,
        last_name AS lastName, phone, message FROM applications WHERE job_id = ?1 AND lower(email) = lower(?2) AND ${isOpenSql}`,
    )
    .bind(jobId, email)
    .first<Earlier>();

const isSame = (earlier: Earlier, sent: NewApplication): boolean =>
  (["firstName", "lastName", "phone", "message"] as const).every((field) => earlier[field] === sent[field]);

export const sentTooOften: RepeatOutcome = {
  ok: false,
  status: 429,
  code: "sent_too_often",
  title: "Sent too often today",
  message:
    "This posting has had several applications from this email address today, so this one was not sent. What you typed is still below: please send it tomorrow.",
};

const toToldOutcome = ({ createdAt }: Earlier): RepeatOutcome => ({
  ok: false,
  status: 409,
  code: "already_applied",
  title: "You already applied",
  message: `You sent an application for this posting on ${toDateText(createdAt)}, and it is still open. This one was not sent, and what you typed is still below. To send another, withdraw the first one on your dashboard.`,
});
