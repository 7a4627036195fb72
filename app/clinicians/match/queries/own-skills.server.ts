import { desc, eq } from "drizzle-orm";
import { skillResults } from "#app/clinicians/schema.ts";
import { rated } from "#app/clinicians/skills/rated.ts";
import type { Db } from "#app/kit/platform/db.ts";

const newest = 3;
const isAlone = 2;

export async function listOwnSkills(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ ratings: skillResults.ratings })
    .from(skillResults)
    .where(eq(skillResults.userId, userId))
    .orderBy(desc(skillResults.updatedAt))
    .limit(newest);
  return rows
    .map(({ ratings }) => rated.safeParse(ratings).data)
    .flatMap((result) => result?.groups ?? [])
    .flatMap(({ items }) => items)
    .filter(({ rating }) => (rating ?? 0) >= isAlone)
    .map(({ text }) => text);
}
