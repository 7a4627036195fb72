import { and, count, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { randomId, sha256 } from "#app/platform/random.ts";
import { emailLinks, users } from "#app/platform/schema.ts";

type LinkPurpose = (typeof emailLinks.$inferSelect)["purpose"];

const goodForMs = 60 * 60_000;
const maxAnHour = 3;

/** A new link: its secret for the mail, and the insert that keeps only the secret's hash. */
export async function newLink(db: Db, purpose: LinkPurpose, userId: number | SQL<number>, now: number) {
  const secret = randomId();
  const secretHash = await sha256(secret);
  const insert = db
    .insert(emailLinks)
    .values({ secretHash, userId, purpose, createdAt: now, expiresAt: now + goodForMs });
  return { secret, insert };
}

/** Whose link this is, as long as it can be used. Looking does not use it up: mail scanners open links. */
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
 * For a `db.batch` that uses a link: `owner` is the subquery for its person, null once it is used or expired, so that
 * the batch's writes change nothing then; `burn` goes last and ends every link of that purpose the person has.
 */
export async function redeemLink(db: Db, purpose: LinkPurpose, secret: string, now: number) {
  const owner = sql<number>`(SELECT ${emailLinks.userId} FROM ${emailLinks} WHERE ${isGood(purpose, await sha256(secret), now)})`;
  const burn = db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(eq(emailLinks.userId, owner), eq(emailLinks.purpose, purpose), isNull(emailLinks.usedAt)));
  return { owner, burn };
}

/** False where the person was sent as many links of this purpose as an hour allows. */
export async function mayHaveLink(
  db: Db,
  purpose: LinkPurpose,
  userId: number,
  now: number,
): Promise<boolean> {
  const [row] = await db
    .select({ sent: count() })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.purpose, purpose),
        gt(emailLinks.createdAt, now - goodForMs),
      ),
    );
  return (row?.sent ?? 0) < maxAnHour;
}

function isGood(purpose: LinkPurpose, secretHash: string, now: number) {
  return and(
    eq(emailLinks.secretHash, secretHash),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, now),
  );
}
