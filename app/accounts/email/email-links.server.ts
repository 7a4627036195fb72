import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { emailLinks, users } from "#app/kit/platform/schema.ts";

type LinkPurpose = (typeof emailLinks.$inferSelect)["purpose"];

const minuteMs = 60_000;
const goodForMs: Record<LinkPurpose, number> = {
  verify: 60 * minuteMs,
  reset: 60 * minuteMs,
  "sign-in": 30 * minuteMs,
};
const maxUnused = 3;

/** Stores only the secret's hash, or nothing while the person has three unused links. `isStored` is true if it did. */
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
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
    })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(isGood(purpose, await sha256(secret), now))
    .limit(1);
  return owner ?? null;
}

/** `owner` is null once the link is used or expired, so only one of two requests takes effect. `burn` goes last. */
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
    )
    .returning({ secretHash: emailLinks.secretHash });
}

function isGood(purpose: LinkPurpose, secretHash: string, now: number) {
  return and(
    eq(emailLinks.secretHash, secretHash),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, now),
  );
}
