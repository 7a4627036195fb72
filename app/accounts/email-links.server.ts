import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { randomId, sha256 } from "#app/platform/random.ts";
import { emailLinks, users } from "#app/platform/schema.ts";

export type LinkPurpose = (typeof emailLinks.$inferSelect)["purpose"];

const minuteMs = 60_000;
const goodForMs: Record<LinkPurpose, number> = {
  verify: 60 * minuteMs,
  reset: 60 * minuteMs,
  "sign-in": 30 * minuteMs,
};
const maxUnused = 3;

/**
 * A new link: its secret for the mail, and the insert that stores only the secret's hash. The insert does nothing while
 * the person has three unused links for this purpose: then a working link is in the mailbox. `isStored` is true after
 * the insert if it stored the link.
 */
export async function newLink(db: Db, purpose: LinkPurpose, userId: number | SQL<number>, now: number) {
  const secret = randomId();
  const secretHash = await sha256(secret);
  const isUnused = sql`user_id = ${userId} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > ${now}`;
  const insert = db
    .insert(emailLinks)
    .select(
      sql`SELECT ${secretHash}, ${userId}, ${purpose}, ${now}, ${now + goodForMs[purpose]}, NULL
        WHERE (SELECT count(*) FROM ${emailLinks} WHERE ${isUnused}) < ${maxUnused}`,
    )
    .returning({ secretHash: emailLinks.secretHash });
  const isStored = sql`EXISTS (SELECT 1 FROM ${emailLinks} WHERE secret_hash = ${secretHash})`;
  return { secret, insert, isStored };
}

/** Looking does not use the link, because mail scanners open links. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, secret: string, now: number) {
  const [owner] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(isGood(purpose, await sha256(secret), now))
    .limit(1);
  return owner ?? null;
}

/**
 * For a `db.batch` that uses a link. `owner` is the subquery for the person, and null once the link is used or expired:
 * every other write of the batch depends on it, so that only one of two requests takes effect. `burn` goes last and
 * ends all the person's links for these purposes.
 */
export async function redeemLink(
  db: Db,
  purpose: LinkPurpose,
  secret: string,
  now: number,
  burnt: LinkPurpose[] = [purpose],
) {
  const owner = sql<number>`(SELECT ${emailLinks.userId} FROM ${emailLinks} WHERE ${isGood(purpose, await sha256(secret), now)})`;
  return { owner, burn: burnLinks(db, owner, burnt, now) };
}

export function burnLinks(db: Db, userId: number | SQL<number>, purposes: LinkPurpose[], now: number) {
  return db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(
      and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, purposes), isNull(emailLinks.usedAt)),
    );
}

function isGood(purpose: LinkPurpose, secretHash: string, now: number) {
  return and(
    eq(emailLinks.secretHash, secretHash),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, now),
  );
}
