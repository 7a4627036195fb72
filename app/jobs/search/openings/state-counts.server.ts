import type { Db } from "#app/kit/platform/db.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { getOpenCounts } from "./open-counts.server.ts";

export async function countJobsByState(db: Db) {
  const { total, byState } = await getOpenCounts(db);
  return {
    total,
    states: states.map(({ slug, name, code }) => ({ slug, name, code, open: byState.get(code) ?? 0 })),
  };
}
