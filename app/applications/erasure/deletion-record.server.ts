import { type SQL, sql } from "drizzle-orm";
import { toAccountMail } from "#app/accounts/email/account-mail.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type Mail, queueOutbox, toErasedAddress, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { site } from "#app/site.ts";
import { type Erasure, toDataDue } from "./data-request.ts";
import { countPerson, listNotified, type Person } from "./person.server.ts";

const isOwnOpen = "state = 'open' AND source = 'account'";
const runMs = 60_000;

/** True while another tab, or the first of two clicks, erases: two runs would delete each other's email. */
export const isBeingErased = (email: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM data_requests WHERE email = ${email} AND ${sql.raw(isOwnOpen)}
    AND erasure ->> 'startedAt' > ${now - runMs})`;

/** The law requires a record of each request (`data_requests`). A new try goes on with the same one. */
export async function openOwnRequest(
  { db, now }: Pick<SiteContext, "db" | "now">,
  person: Person,
  may: SQL,
  reason: string,
  receivedAt = now,
) {
  const [found, { employers }] = await Promise.all([countPerson(db, person), listNotified(db, person)]);
  const erasure: Erasure = {
    reason,
    startedAt: now,
    finishedAt: null,
    found,
    employers,
  };
  const insert = toStatement(
    db,
    sql`INSERT INTO data_requests (public_id, kind, email, source, received_at, due_at, state, checked, created_at, erasure)
      SELECT ${randomId()}, 'erasure', ${person.email}, 'account', ${receivedAt}, ${toDataDue(receivedAt)}, 'open', '[]', ${now},
        ${JSON.stringify(erasure)} WHERE ${may}
      ON CONFLICT (email) WHERE ${sql.raw(isOwnOpen)} DO UPDATE
      SET erasure = json_set(data_requests.erasure, '$.startedAt', cast(${now} AS INTEGER))`,
  );
  return { insert };
}

/** For a run that failed: the next one need not wait for it. */
export const releaseOwnRequest = ({ $client }: Db, email: string) =>
  $client
    .prepare(
      `UPDATE data_requests SET erasure = json_set(erasure, '$.startedAt', erasure ->> 'startedAt' - ${runMs})
        WHERE email = ? AND ${isOwnOpen}`,
    )
    .bind(email)
    .run();

/** Also tells the person, once. */
export async function closeOwnRequest(
  { db, env, now }: Pick<SiteContext, "db" | "now"> & { env: Pick<Env, "MAIL_QUEUE"> },
  email: string,
  of: "account" | "guest",
): Promise<void> {
  const isOwn = `email = ?1 AND ${isOwnOpen}`;
  const row = await db.$client
    .prepare(`SELECT id, erasure FROM data_requests WHERE ${isOwn}`)
    .bind(email)
    .first<{ id: number; erasure: string }>();
  if (!row) return;
  const { employers }: Erasure = JSON.parse(row.erasure);
  await db.$client.batch([
    toOutboxInserts(
      db,
      [of === "account" ? toAccountDeletedMail(email, employers) : toGuestDeletedMail(email, employers)],
      now,
      `EXISTS (SELECT 1 FROM data_requests WHERE id = ${row.id} AND state = 'open')`,
    ),
    db.$client
      .prepare(
        `UPDATE data_requests SET state = 'done', closed_at = ?2, email = ?3, note = ?4,
          erasure = json_remove(json_set(erasure, '$.finishedAt', ?2), '$.employers') WHERE ${isOwn}`,
      )
      .bind(
        email,
        now,
        await toErasedAddress(email),
        of === "account" ? "Deleted on the account page." : "Deleted by a mailed link.",
      ),
  ]);
  await queueOutbox(db, env, now).catch((error) => logError("outbox", error));
}

export const toAccountDeletedMail = (email: string, employers: readonly string[]): Mail =>
  toAccountMail({ email }, `Your ${site.name} account is deleted`, [
    `You closed your account 30 days ago. We have now deleted it, and what you sent us from this address. You cannot log in any more.`,
    ...toEmployersText(employers),
    `Backup copies are gone within 30 days. If you did not ask for this, reply to this email.`,
  ]);

export const toGuestDeletedMail = (email: string, employers: readonly string[]): Mail =>
  toAccountMail({ email }, `Your data at ${site.name} is deleted`, [
    `We deleted what we had about this address, as you asked.`,
    ...toEmployersText(employers),
    `Backup copies are gone within 30 days. If you did not ask for this, reply to this email.`,
  ]);

const toEmployersText = (employers: readonly string[]): string[] =>
  employers.length > 0
    ? [
        `Your applications are deleted for these employers too. We cannot call back an email that they have already received, so you may want to ask them: ${employers.join("; ")}.`,
      ]
    : [];
