import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import { type Rated, rated } from "./rated.ts";

export interface KeptResult {
  of: Rated;
  updatedAt: number;
}

export async function findSkillResult(db: Db, userId: number, checklist: string): Promise<KeptResult | null> {
  const [row] = await db.all<{ ratings: string; updatedAt: number }>(sql`
    SELECT ratings, updated_at AS updatedAt FROM skill_results WHERE user_id = ${userId} AND checklist = ${checklist}`);
  return row ? { of: rated.parse(JSON.parse(row.ratings)), updatedAt: row.updatedAt } : null;
}

/** More than there are checklists. */
const mostShown = 100;

export const listSkillResults = (db: Db, userId: number) =>
  db.all<{ checklist: string; updatedAt: number }>(sql`
    SELECT checklist, updated_at AS updatedAt FROM skill_results WHERE user_id = ${userId}
    ORDER BY updated_at DESC LIMIT ${mostShown}`);

export const saveSkillResult = (db: Db, userId: number, checklist: string, of: Rated, now: number) =>
  db.run(sql`
    INSERT INTO skill_results (user_id, checklist, version, ratings, updated_at)
    VALUES (${userId}, ${checklist}, ${of.version}, ${JSON.stringify(of)}, ${now})
    ON CONFLICT (user_id, checklist) DO UPDATE
    SET version = excluded.version, ratings = excluded.ratings, updated_at = excluded.updated_at`);

export const removeSkillResult = (db: Db, userId: number, checklist: string) =>
  db.run(sql`DELETE FROM skill_results WHERE user_id = ${userId} AND checklist = ${checklist}`);
