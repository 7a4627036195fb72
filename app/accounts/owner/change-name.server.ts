import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { nameSchema } from "#app/accounts/account.ts";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";

/** The audit log says that the name changed, and neither name. False for a session that has ended meanwhile. */
export async function changeName(
  { db, now }: SiteContext,
  { id, sessionId }: Viewer,
  { firstName, lastName }: z.output<typeof nameSchema>,
): Promise<boolean> {
  const isOther = sql`id = ${id} AND (first_name <> ${firstName} OR last_name <> ${lastName}) AND ${toIsOpenSession(sessionId, id)}`;
  const [, , kept] = await db.$client.batch([
    toUserAudit(
      db,
      { actorId: id, action: "user.name", userId: id, at: now },
      sql`EXISTS (SELECT 1 FROM users WHERE ${isOther})`,
    ),
    toStatement(
      db,
      sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, updated_at = ${now} WHERE ${isOther}`,
    ),
    toStatement(db, sql`SELECT 1 FROM sessions WHERE public_id = ${sessionId}`),
  ]);
  return kept!.results.length > 0;
}
