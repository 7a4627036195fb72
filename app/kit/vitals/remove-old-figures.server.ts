import { toDay } from "./vitals.ts";

export async function removeOldVitals(db: D1Database, now: number): Promise<void> {
  await db.batch([
    ...Object.entries(keptDays).map(([table, days]) =>
      db.prepare(`DELETE FROM ${table} WHERE day < ?1`).bind(toDay(now, days)),
    ),
    db
      .prepare("DELETE FROM posting_months WHERE month < substr(?1, 1, 7)")
      .bind(toDay(now, postingsKeptDays)),
  ]);
}

/** Cron deletes rows with an older `day`. 400 days compare a month with the one a year earlier. */
const keptDays = {
  vitals_histograms: 400,
  vitals_countries: 400,
  vitals_releases: 400,
  releases: 400,
  vitals_hours: 35,
  posting_parts: 7,
  visit_hours: 7,
  visit_days: 400,
  visit_weeks: 400,
  search_days: 400,
};

/** Then a posting's counts go, month by month. */
const postingsKeptDays = 400;

/** After that, only words of enough visits are kept, and no visitors. Hours compare two days. */
export const rawSearchesKeptDays = 3;
