import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";

const mostListed = 50;

/** Specialties that people typed because our list lacks them, without who did. */
export const listUnlistedSpecialties = (db: Db) =>
  db.all<{ words: string; people: number }>(sql`
    SELECT lower(details ->> '$.specialty.unlisted') AS words, count(*) AS people FROM profile_details
    WHERE details ->> '$.specialty.unlisted' IS NOT NULL
    GROUP BY lower(details ->> '$.specialty.unlisted') ORDER BY people DESC, words LIMIT ${mostListed}`);
