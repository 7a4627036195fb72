import { sql } from "drizzle-orm";
import { states } from "#app/markets/states.ts";
import type { Db } from "#app/platform/db.ts";

/** How many postings are open in each state, in the states' order, and in the whole country. */
export async function countJobsByState(db: Db) {
  const rows = await db.all<{ scope: number; open: number }>(
    sql`SELECT scope, sum(postings) AS open FROM facet_counts GROUP BY scope`,
  );
  const open = new Map(rows.map((row) => [row.scope, row.open]));
  return {
    total: open.get(0) ?? 0,
    states: states.map(({ fips, slug, name, code }) => ({ slug, name, code, open: open.get(fips) ?? 0 })),
  };
}
