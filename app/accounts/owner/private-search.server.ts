import { sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";

export const isPrivateSearch = async (db: Db, userId: number): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM users WHERE id = ${userId} AND is_private = 1`)).length > 0;

/** Turning it on also hides the profile from employers who search, and from agencies. */
export async function switchPrivateSearch(
  db: Db,
  { id, sessionId }: Pick<Viewer, "id" | "sessionId">,
  isOn: boolean,
  now: number,
): Promise<void> {
  const isOpen = toIsOpenSession(sessionId, id);
  const hidden = JSON.stringify({ privacy: { visibility: "hidden", agencies: false, hidden: [] } });
  await db.$client.batch([
    toStatement(db, sql`UPDATE users SET is_private = ${Number(isOn)} WHERE id = ${id} AND ${isOpen}`),
    toStatement(
      db,
      sql`INSERT INTO profile_details (user_id, details, saves, said_at)
        SELECT ${id}, ${hidden}, '{}', ${now} WHERE ${isOn ? 1 : 0} = 1 AND ${isOpen}
        ON CONFLICT (user_id) DO UPDATE SET
          details = json_set(profile_details.details, '$.privacy',
            json_set(coalesce(profile_details.details -> '$.privacy', json(${hidden}) -> '$.privacy'), '$.agencies', json('false'),
              '$.visibility', 'hidden')),
          saves = json_set(profile_details.saves, '$.privacy', coalesce(profile_details.saves ->> '$.privacy', 0) + 1)`,
    ),
  ]);
}
