import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";

/** Takes the latest time, so that no device turns them on again. */
export const stopExpiryMails = (db: Db, userId: number, now: number) =>
  db.run(sql`
    UPDATE profiles SET about = json_set(about, '$.expiryMails', json('false')), about_said_at = max(about_said_at + 1, ${now})
    WHERE user_id = ${userId} AND about ->> 'expiryMails' = 1`);
