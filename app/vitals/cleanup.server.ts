import { toDay } from "./vitals.ts";

/** Long enough to compare a month with the same month of the year before. */
const keptDays = 400;

/** Removes the measurements of days that are over 400 days ago. */
export async function removeOldVitals(db: D1Database, now: number): Promise<void> {
  await db.prepare("DELETE FROM vitals_histograms WHERE day < ?1").bind(toDay(now, keptDays)).run();
}
