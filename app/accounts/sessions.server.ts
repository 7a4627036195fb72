import { and, eq, gt } from "drizzle-orm";
import type { Viewer } from "#app/platform/context.ts";
import { readSessionId } from "#app/platform/cookies.ts";
import type { Db } from "#app/platform/db.ts";
import { sha256 } from "#app/platform/random.ts";
import { sessions, users } from "#app/platform/schema.ts";

/** The person whose session the request carries, or null: signed out, expired, revoked or forged. */
export async function findViewer(
  db: Db,
  request: Request,
  secret: string,
  now: number,
): Promise<Viewer | null> {
  const sessionId = await readSessionId(request, secret);
  if (!sessionId) return null;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      emailVerifiedAt: users.emailVerifiedAt,
      sessionId: sessions.publicId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, await sha256(sessionId)), gt(sessions.expiresAt, now)))
    .limit(1);
  if (!row) return null;
  const { emailVerifiedAt, ...viewer } = row;
  return { ...viewer, emailVerified: emailVerifiedAt !== null };
}
