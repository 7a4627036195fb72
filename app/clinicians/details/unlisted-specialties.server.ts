import { sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";

const mostListed = 50;

export interface UnlistedSpecialty {
  words: string;
  people: number;
}

/** Specialties that people typed because our list lacks them, without who did. Rows of `UnlistedSpecialty`. */
export const selectUnlistedSpecialties = (db: Db): D1PreparedStatement =>
  toStatement(
    db,
    sql`SELECT lower(details ->> '$.specialty.unlisted') AS words, count(*) AS people FROM profile_details
      WHERE details ->> '$.specialty.unlisted' IS NOT NULL
      GROUP BY lower(details ->> '$.specialty.unlisted') ORDER BY people DESC, words LIMIT ${mostListed}`,
  );
