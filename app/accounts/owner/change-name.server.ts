import { and, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { nameSchema } from "#app/accounts/account.ts";
import { sessions, users } from "#app/accounts/schema.ts";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";

/** The audit log says that the name changed, and neither name. False for a session that has ended meanwhile. */
export async function changeName(
  { db, now }: SiteContext,
  { id, sessionId }: Viewer,
  { firstName, lastName }: z.output<typeof nameSchema>,
): Promise<boolean> {
  const isOther = and(
    eq(users.id, id),
    or(sql`${users.firstName} <> ${firstName}`, sql`${users.lastName} <> ${lastName}`),
    toIsOpenSession(sessionId, id),
  );
  const [, , kept] = await db.batch([
    toUserAudit(
      db,
      { actorId: id, action: "user.name", userId: id, at: now },
      sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isOther})`,
    ),
    db.update(users).set({ firstName, lastName, updatedAt: now }).where(isOther),
    db.select({ id: sessions.userId }).from(sessions).where(eq(sessions.publicId, sessionId)),
  ]);
  return kept.length > 0;
}
