import { sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";

/** By state code; reads at most 52 rows (migrations/0029). Null, and not cached, when the database fails. */
export async function findOpenByState(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  profession: string,
): Promise<ReadonlyMap<string, number> | null> {
  try {
    const rows = await db.all<{ state: number; postings: number }>(sql`
      SELECT state, postings FROM profession_counts WHERE profession = ${findProfession(profession)?.code ?? -1}`);
    const byFips = new Map(rows.map(({ state, postings }) => [state, postings]));
    return new Map(states.map(({ code, fips }) => [code, byFips.get(fips) ?? 0]));
  } catch (error) {
    logError("jobs.open_by_state", error);
    preventCaching();
    return null;
  }
}
