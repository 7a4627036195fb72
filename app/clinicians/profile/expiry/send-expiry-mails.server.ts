import { sql } from "drizzle-orm";
import { findState } from "#app/facts/reference/place/states.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { type Mail, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { openSubject, sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

const [first, second, last] = [90, 30, 7];
const itemsPerBatch = 200;
/** One run reads and writes no more, and the next one continues. */
const mostBatches = 20;

interface DueItem extends ExpiringItem {
  userId: number;
  email: string;
  daysBefore: number;
}

/** By cron, daily. A missed day is made up for by the next one. */
export async function sendExpiryMails(
  db: Db,
  env: Pick<Env, "SITE_URL" | "SESSION_SECRET">,
  now: number,
): Promise<number> {
  await db.run(sql`DELETE FROM expiry_mails WHERE expires_on < ${toIso(now, -1)}`);
  let sent = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const due = await listDue(db, now);
    if (due.length > 0) sent += await send(db, env, toWholePeople(due), now);
    if (due.length < itemsPerBatch) break;
  }
  return sent;
}

/** A full batch may end in the middle of a person, whose mail then waits for the next one. */
function toWholePeople(due: readonly DueItem[]): readonly DueItem[] {
  if (due.length < itemsPerBatch) return due;
  const last = due.at(-1)!.userId;
  const whole = due.filter(({ userId }) => userId !== last);
  return whole.length > 0 ? whole : due;
}

const toIso = (now: number, days: number): string => toIsoDay(now + days * dayMs);

/** Only to confirmed addresses, because anyone can register with someone else's. */
function listDue(db: Db, now: number): Promise<DueItem[]> {
  const isSent = sql`EXISTS (SELECT 1 FROM expiry_mails m WHERE m.user_id = e.user_id AND m.kind = e.kind
    AND m.code = e.code AND m.expires_on = e.expires_on AND m.days_before <= e.days_before)`;
  return db.all<DueItem>(sql`
    SELECT e.user_id AS userId, u.email, e.kind, e.code, e.expires_on AS expiresOn, e.days_before AS daysBefore
    FROM (
      SELECT user_id, kind, code, expires_on,
        CASE WHEN expires_on <= ${toIso(now, last)} THEN ${last}
          WHEN expires_on <= ${toIso(now, second)} THEN ${second} ELSE ${first} END AS days_before
      FROM profile_expiries WHERE expires_on BETWEEN ${toIso(now, 0)} AND ${toIso(now, first)}) e
    JOIN profiles p ON p.user_id = e.user_id AND p.about ->> 'expiryMails' = 1
    JOIN users u ON u.id = e.user_id AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
      AND u.closed_at IS NULL
    WHERE NOT ${isSent}
    ORDER BY e.user_id LIMIT ${itemsPerBatch}`);
}

/** One mail per person, written together with what was sent, so that each is sent once or not at all. */
async function send(
  db: Db,
  { SITE_URL, SESSION_SECRET }: Pick<Env, "SITE_URL" | "SESSION_SECRET">,
  due: readonly DueItem[],
  now: number,
): Promise<number> {
  const mails = await Promise.all(
    [...new Set(due.map(({ userId }) => userId))].map(async (userId) => {
      const items = due.filter((item) => item.userId === userId);
      return toExpiryMail(items[0]!.email, items, SITE_URL, await sealStopToken(userId, SESSION_SECRET));
    }),
  );
  const note = db.$client
    .prepare(
      `INSERT INTO expiry_mails (user_id, kind, code, expires_on, days_before, sent_at)
        SELECT value ->> 'userId', value ->> 'kind', value ->> 'code', value ->> 'expiresOn', value ->> 'daysBefore', ?1
        FROM json_each(?2)`,
    )
    .bind(now, JSON.stringify(due));
  try {
    await db.$client.batch([note, toOutboxInserts(db, mails, now)]);
    return mails.length;
  } catch (error) {
    // A simultaneous run was faster.
    if (isUniqueViolation(error, "expiry_mails")) return 0;
    throw error;
  }
}

interface ExpiringItem {
  kind: "license" | "certificate";
  code: string;
  expiresOn: string;
}

/** `origin` comes from the site's settings, because anyone can choose a Host header. */
export function toExpiryMail(
  email: string,
  items: readonly ExpiringItem[],
  origin: string,
  stopToken: string,
): Mail {
  const lines = items.map((item) => `${toName(item)}: ${formatIsoDay(item.expiresOn)}`);
  const [only] = items;
  const subject =
    items.length === 1
      ? `Your ${toName(only!)} expires on ${formatIsoDay(only!.expiresOn)}`
      : `${items.length} of your licenses and certificates expire soon`;
  const stopUrl = origin + serverPaths.stopExpiryMails(stopToken);
  const body = [
    "Hello,",
    `Your profile at ${site.name} says that ${items.length === 1 ? "this expires" : "these expire"} soon:`,
    lines.join("\n"),
    `Renewed it? Enter the new date in your profile:\n${origin}${paths.profile()}`,
    `You asked for these reminders 90, 30 and 7 days before. To stop them:\n${stopUrl}`,
    site.name,
    site.email,
  ].join("\n\n");
  return { to: email, subject, body, stopUrl };
}

const toName = ({ kind, code }: ExpiringItem): string =>
  kind === "license" ? `${findState(code)?.name ?? code} license` : `${code} certificate`;

/** Takes the latest time, so that no device turns them on again. */
export const stopExpiryMails = (db: Db, userId: number, now: number) =>
  db.run(sql`
    UPDATE profiles SET about = json_set(about, '$.expiryMails', json('false')), about_said_at = max(about_said_at + 1, ${now})
    WHERE user_id = ${userId} AND about ->> 'expiryMails' = 1`);

const audience = "stop-expiry-mails";

/** For reminders' links: works without logging in, does only this, and lasts as long as a reminder. */
export const sealStopToken = (userId: number, secret: string): Promise<string> =>
  sealSubject(String(userId), audience, secret);

export async function readStopToken(token: string, secret: string): Promise<number | null> {
  const userId = Number((await openSubject(token, audience, secret)) ?? Number.NaN);
  return Number.isSafeInteger(userId) ? userId : null;
}
