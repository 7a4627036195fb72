import { toDay } from "./vitals.ts";

/** Long enough to compare a month with the same month a year earlier. */
const keptDays = 400;

export async function removeOldVitals(db: D1Database, now: number): Promise<void> {
  const first = toDay(now, keptDays);
  await db.batch(
    ["vitals_histograms", "posting_days"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE day < ?1`).bind(first),
    ),
  );
}
