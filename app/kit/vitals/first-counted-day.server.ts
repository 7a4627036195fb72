import { readAnywhere } from "#app/kit/platform/db.ts";

/** The first day that has page views. Each part reads only the first row of its table. */
export const firstDaySql = `SELECT min(day) AS day FROM (${["weeks", "days", "hours"]
  .map((unit) => `SELECT (SELECT min(day) FROM visit_${unit}) AS day`)
  .join(" UNION ALL ")})`;

export async function findFirstCountedDay(db: D1Database): Promise<string | null> {
  const row = await readAnywhere(db).prepare(firstDaySql).first<{ day: string | null }>();
  return row?.day ?? null;
}
