import { keptDays } from "./kept-times.ts";
import { toDay } from "./vitals.ts";

export async function removeOldVitals(db: D1Database, now: number): Promise<void> {
  await db.batch(
    Object.entries(keptDays).map(([table, days]) =>
      db.prepare(`DELETE FROM ${table} WHERE day < ?1`).bind(toDay(now, days)),
    ),
  );
}
