import { idsPerPage, toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";
import { type MailState, mailStates } from "./mail-state.ts";

export interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  attempts: number;
  createdAt: number;
  lastTriedAt: number | null;
  nextAttemptAt: number | null;
  sentAt: number | null;
  leasedUntil: number | null;
  lastError: string | null;
  hasText: number;
}

const columns = `id, recipient, subject, attempts, created_at AS createdAt, last_tried_at AS lastTriedAt,
  next_attempt_at AS nextAttemptAt, sent_at AS sentAt, leased_until AS leasedUntil, last_error AS lastError, body <> '' AS hasText`;

/** Must match the partial indexes. */
const inState: Record<MailState, string> = {
  waiting: "sent_at IS NULL AND next_attempt_at IS NOT NULL",
  failed: "sent_at IS NULL AND next_attempt_at IS NULL",
  sent: "sent_at IS NOT NULL",
};

export const selectMails = (db: Db, state: MailState | null, place: ListPlace) =>
  db.$client.prepare(
    `SELECT ${columns} FROM outbox WHERE ${state ? inState[state] : "true"} ${toIdPageSql(place, "id")}`,
  );

export const selectMailsTo = (db: Db, recipient: string) =>
  db.$client
    .prepare(`SELECT ${columns} FROM outbox WHERE lower(recipient) = ? ORDER BY id DESC LIMIT ${idsPerPage}`)
    .bind(recipient.toLowerCase());

export const mostMailsCounted = 1000;

export const selectMailCounts = (db: Db) =>
  db.$client.prepare(
    `SELECT ${mailStates
      .map(
        (state) =>
          `(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE ${inState[state]} LIMIT ${mostMailsCounted})) AS ${state}`,
      )
      .join(", ")}`,
  );

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  return db.$client.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`).bind(id).first<MailRow>();
}
