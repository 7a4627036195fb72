import { and, desc, eq } from "drizzle-orm";
import { skillResults } from "#app/clinicians/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type Rated, rated } from "./rated.ts";

export interface KeptResult {
  of: Rated;
  updatedAt: number;
}

export async function findSkillResult(db: Db, userId: number, checklist: string): Promise<KeptResult | null> {
  const [row] = await db.select().from(skillResults).where(isOwn(userId, checklist)).limit(1);
  return row ? { of: rated.parse(row.ratings), updatedAt: row.updatedAt } : null;
}

/** More than there are checklists. */
const mostShown = 100;

export const listSkillResults = (db: Db, userId: number) =>
  db
    .select({ checklist: skillResults.checklist, updatedAt: skillResults.updatedAt })
    .from(skillResults)
    .where(eq(skillResults.userId, userId))
    .orderBy(desc(skillResults.updatedAt))
    .limit(mostShown);

export function saveSkillResult(db: Db, userId: number, checklist: string, of: Rated, now: number) {
  const row = { version: of.version, ratings: of, updatedAt: now };
  return db
    .insert(skillResults)
    .values({ userId, checklist, ...row })
    .onConflictDoUpdate({ target: [skillResults.userId, skillResults.checklist], set: row });
}

export const removeSkillResult = (db: Db, userId: number, checklist: string) =>
  db.delete(skillResults).where(isOwn(userId, checklist));

const isOwn = (userId: number, checklist: string) =>
  and(eq(skillResults.userId, userId), eq(skillResults.checklist, checklist));
