import { toDay } from "./vitals.ts";

/** Long enough to compare a month with the same month a year earlier. */
const keptDays = 400;

export async function removeOldVitals(db: D1Database, now: number): Promise<void> {
  await db.prepare("DELETE FROM vitals_histograms WHERE day < ?1").bind(toDay(now, keptDays)).run();
}
