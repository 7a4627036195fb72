import { idsPerPage, parseIdPlace, toIdPage, toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toCountUpTo } from "#app/kit/platform/db.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";
import { sendOutboxSoon, suppressedText } from "#app/kit/platform/mail.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import {
  canBeRetried,
  type MailState,
  mailStateNames,
  mailStates,
  parseMailState,
  toMailChip,
} from "./mail-state.ts";

export async function readMailPage({ db, now }: SiteContext, search: URLSearchParams) {
  const state = parseMailState(search.get("state"));
  const place = parseIdPlace(search);
  const [read, counted] = await db.$client.batch([selectMails(db, state, place), selectMailCounts(db)]);
  const counts = counted!.results[0] as Record<MailState, number>;
  const filters: Record<string, string> = state ? { state } : {};
  const { rows, newer, older } = toIdPage(read!.results as MailRow[], place, filters);
  const toSegment = (label: string, each: MailState | null, count: number) => ({
    label,
    to: deskPaths.adminMail(each ? `state=${each}` : ""),
    isCurrent: state === each,
    count: count < mostMailsCounted ? formatCount(count) : `${formatCount(mostMailsCounted - 1)}+`,
  });
  const all = mailStates.reduce((sum, each) => sum + counts[each], 0);
  const retried = /^\d{1,3}$/.exec(search.get("retried") ?? "")?.[0];
  return {
    segments: [
      toSegment("All", null, all),
      ...mailStates.map((each) => toSegment(mailStateNames[each], each, counts[each])),
    ],
    mails: rows.map((row) => toMailView(row, now)),
    newer: newer === null ? null : deskPaths.adminMail(newer),
    older: older === null ? null : deskPaths.adminMail(older),
    listAction: deskPaths.adminMail(`${new URLSearchParams(filters)}`),
    retried: retried === undefined ? null : Number(retried),
    failedCount: state === "failed" ? counts.failed : 0,
  };
}

export async function findMailsTo({ db, now }: SiteContext, find: string) {
  const words = find.trim().slice(0, 254);
  const read = words ? (await selectMailsTo(db, words).all<MailRow>()).results : [];
  return { words, mails: read.map((row) => toMailView(row, now)) };
}

export async function receiveRetry(context: SiteContext, actorId: number, chosen: string): Promise<Response> {
  if (chosen !== "all" && !/^\d{1,15}$/.test(chosen)) throw notFound();
  const count = await retryMails(context, actorId, chosen === "all" ? null : Number(chosen));
  return goTo(deskPaths.adminMail(`${new URLSearchParams({ state: "failed", retried: String(count) })}`));
}

/** A mail with a lease may have been sent, and a retry by hand could send a second copy. */
const isRetryable = `sent_at IS NULL AND next_attempt_at IS NULL AND leased_until IS NULL AND body <> ''
  AND NOT EXISTS (SELECT 1 FROM mail_suppressions WHERE email = lower(outbox.recipient))`;

const mostRetried = 500;

/** For one mail, or with null the newest 500. A second click finds nothing, because it checks stored rows. */
async function retryMails(context: SiteContext, actorId: number, id: number | null): Promise<number> {
  const { db, now } = context;
  const chosen = `id IN (SELECT id FROM outbox WHERE ${isRetryable} AND (?1 IS NULL OR id = ?1) ORDER BY id DESC LIMIT ${mostRetried})`;
  const [, retried] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at)
          SELECT ?2, 'mail.retry', 'mail:' || id, '{"from":"failed","to":"waiting"}', ?3 FROM outbox WHERE ${chosen}`,
      )
      .bind(id, actorId, now),
    db.$client.prepare(`UPDATE outbox SET attempts = 0, next_attempt_at = ?2 WHERE ${chosen}`).bind(id, now),
  ]);
  const count = retried!.meta.changes;
  if (count > 0) sendOutboxSoon(context);
  return count;
}

interface MailRow {
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

const mostMailsCounted = 1000;

const selectMailCounts = (db: Db) =>
  db.$client.prepare(
    `SELECT ${mailStates
      .map((state) => `${toCountUpTo(mostMailsCounted, `outbox WHERE ${inState[state]}`)} AS ${state}`)
      .join(", ")}`,
  );

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  return db.$client.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`).bind(id).first<MailRow>();
}

export function toMailView(mail: MailRow, now: number) {
  const { id, recipient, subject, attempts, createdAt, lastTriedAt, nextAttemptAt, sentAt, lastError } = mail;
  const isSuppressed = lastError === suppressedText && sentAt === null && nextAttemptAt === null;
  return {
    id,
    recipient,
    subject,
    attempts,
    state: toMailChip(mail, now),
    problem: isSuppressed ? "We must not mail this address." : sentAt === null ? lastError : null,
    written: toOfficeTime(createdAt),
    tried: lastTriedAt === null ? null : toOfficeTime(lastTriedAt),
    sent: sentAt === null ? null : toOfficeTime(sentAt),
    next: nextAttemptAt === null ? null : toOfficeTime(nextAttemptAt),
    isRetryable: canBeRetried(mail) && !isSuppressed && mail.hasText === 1,
    hasText: mail.hasText === 1,
  };
}
