import type { ReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

export type StrayReason = "stranger" | "forged" | "money";

interface Stray {
  address: ReplyAddress;
  sender: string;
  reason: StrayReason;
  text: string;
  idempotencyKey: string;
}

/** Of one conversation. Someone who has its address could send thousands. */
const mostADay = 20;

/** Holds a mail back until our desk has looked at it. Its files are not kept. */
export async function putAside(
  { db, now }: WorkContext,
  { address, sender, reason, text, idempotencyKey }: Stray,
): Promise<void> {
  await db.$client
    .prepare(
      `INSERT OR IGNORE INTO strayed_mails (application_id, side, sender, reason, text, idempotency_key, at)
        SELECT a.id, ?2, ?3, ?4, ?5, ?6, ?7 FROM applications a WHERE a.public_id = ?1
          AND (SELECT count(*) FROM strayed_mails s WHERE s.application_id = a.id AND s.at > ?8) < ${mostADay}`,
    )
    .bind(
      address.publicId,
      address.side,
      sender.slice(0, 254),
      reason,
      text,
      idempotencyKey,
      now,
      now - dayMs,
    )
    .run();
}

export interface StrayedMail {
  id: number;
  side: ReplyAddress["side"];
  sender: string;
  reason: StrayReason;
  text: string;
  at: number;
  /** Its public id. */
  application: string;
  jobTitle: string;
  employerName: string;
}

export const strayedColumns = `s.id, s.side, s.sender, s.reason, s.text, s.at, a.public_id AS application,
  a.job_title AS jobTitle, a.employer_name AS employerName
  FROM strayed_mails s JOIN applications a ON a.id = s.application_id`;

export const findStrayedMail = ({ $client }: Db, id: number): Promise<StrayedMail | null> =>
  $client.prepare(`SELECT ${strayedColumns} WHERE s.id = ?1`).bind(id).first<StrayedMail>();

/** False where it is gone. The audit log says who decided. */
export async function removeStrayedMail(
  { db, now }: WorkContext,
  id: number,
  actorId: number,
  to: "deleted" | "delivered" = "deleted",
): Promise<boolean> {
  const [, removed] = await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "strayed_mail.decide", subject: `strayed_mail:${id}`, detail: { to }, at: now },
      `EXISTS (SELECT 1 FROM strayed_mails WHERE id = ${Number(id)})`,
    ),
    db.$client.prepare("DELETE FROM strayed_mails WHERE id = ?1").bind(id),
  ]);
  return removed!.meta.changes > 0;
}

const strayedKeptMs = 30 * dayMs;

/** What nobody asked for is kept for a month. */
export const removeOldStrays = async ({ $client }: Db, now: number): Promise<number> =>
  (
    await $client
      .prepare("DELETE FROM strayed_mails WHERE at <= ?1")
      .bind(now - strayedKeptMs)
      .run()
  ).meta.changes;
