import { type SQL, sql } from "drizzle-orm";
import { toAccountMail } from "#app/accounts/email/account-mail.server.ts";
import { countPerson, findPerson } from "#app/applications/erasure/person.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { queueOutbox, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

const goodForMs = hourMs;
/** Longer than a link works, so that nobody can fill a mailbox. */
const linksKeptMs = dayMs;
const mostADay = 3;

/** Mails a link if we have anything about the address. Call it after the answer, which must not tell whether we have. */
export async function mailDataLink({ db, env, now }: SiteContext, address: string): Promise<void> {
  const person = await findPerson(db, address);
  const { data_links: _, ...counts } = await countPerson(db, person);
  if (Object.keys(counts).length === 0) return;
  const secret = randomId();
  const secretHash = await sha256(secret);
  const { email } = person;
  const mail =
    person.accountId === null ? toDataMail(email, env.SITE_URL, secret) : toOwnDataMail(email, env.SITE_URL);
  await db.$client.batch([
    toStatement(
      db,
      sql`INSERT INTO data_links (secret_hash, email, created_at, expires_at)
        SELECT ${secretHash}, ${email}, ${now}, ${now + linksKeptMs}
        WHERE (SELECT count(*) FROM data_links WHERE email = ${email} AND created_at > ${now - linksKeptMs}) < ${mostADay}`,
    ),
    toOutboxInsertIf(db, mail, now, sql`EXISTS (SELECT 1 FROM data_links WHERE secret_hash = ${secretHash})`),
  ]);
  await queueOutbox(db, env, now);
}

interface DataLink {
  email: string;
  /** SQL that is true while the link works and nobody has an account with the address. */
  holds: SQL;
}

/** An account is asked for its password instead. */
export async function findDataLink(db: Db, secret: string, now: number): Promise<DataLink | null> {
  const secretHash = await sha256(secret);
  const holds = sql`EXISTS (SELECT 1 FROM data_links l WHERE l.secret_hash = ${secretHash}
    AND l.created_at > ${now - goodForMs} AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email = l.email))`;
  const [row] = await db.all<{ email: string }>(
    sql`SELECT email FROM data_links WHERE secret_hash = ${secretHash} AND ${holds}`,
  );
  return row ? { email: row.email, holds } : null;
}

export const toDataMail = (email: string, origin: string, secret: string) =>
  toAccountMail({ email }, `Your data at ${site.name}`, [
    `Someone, probably you, asked what ${site.name} has about this email address. See it, get a copy of it or delete it. Open your data:`,
    origin + serverPaths.dataLink(secret),
    `The link works for 60 minutes. Do not forward it: anyone who opens it can read and delete what you sent us. If you did not ask for it, you can ignore this email.`,
  ]);

export const toOwnDataMail = (email: string, origin: string) =>
  toAccountMail({ email }, `Your data at ${site.name}`, [
    `Someone, probably you, asked what ${site.name} has about this email address. It belongs to an account. Log in to get a copy of everything or to delete it. Open your data:`,
    origin + paths.settingsData(),
    `If you did not ask for it, you can ignore this email.`,
  ]);
