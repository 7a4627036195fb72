import { sql } from "drizzle-orm";
import { type State, states } from "#app/markets/states.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import { professions } from "#app/specialties/professions.ts";

/** Open postings by the code of a state and by the slug of a profession; what has none is not there. */
export interface OpenCounts {
  byState: Map<string, number>;
  byProfession: Map<string, number>;
}

const professionMask = 127;

export async function getOpenCounts(db: Db): Promise<OpenCounts> {
  const rows = await db.all<{ isState: number; code: number; postings: number }>(sql`
    SELECT 1 AS isState, scope AS code, sum(postings) AS postings FROM facet_counts WHERE scope > 0 GROUP BY scope
    UNION ALL
    SELECT 0, facets & ${professionMask} AS profession, sum(postings) FROM facet_counts WHERE scope = 0 GROUP BY profession`);
  const pick = (isState: boolean) =>
    new Map(
      rows
        .filter((row) => Boolean(row.isState) === isState && row.postings > 0)
        .map((row) => [row.code, row.postings]),
    );
  const [byFips, byCode] = [pick(true), pick(false)];
  return {
    byState: new Map(states.flatMap(({ fips, code }) => toEntry(code, byFips.get(fips)))),
    byProfession: new Map(professions.flatMap(({ slug, code }) => toEntry(slug, byCode.get(code)))),
  };
}

const toEntry = (key: string, count: number | undefined): [string, number][] => (count ? [[key, count]] : []);

/** The same for a page that can do without; null, and the answer is kept by no cache, where the database cannot be read. */
export async function findOpenCounts({
  db,
  preventCaching,
}: Pick<SiteContext, "db" | "preventCaching">): Promise<OpenCounts | null> {
  return getOpenCounts(db).catch((error) => {
    logError("jobs.open_counts", error);
    preventCaching();
    return null;
  });
}

/** Open postings of one state by the slug of a profession, most first; null where the database cannot be read. */
export async function findStateDemand(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  state: State,
): Promise<[slug: string, postings: number][] | null> {
  try {
    const rows = await db.all<{ code: number; postings: number }>(sql`
      SELECT facets & ${professionMask} AS code, sum(postings) AS postings FROM facet_counts
      WHERE scope = ${state.fips} GROUP BY code`);
    const byCode = new Map(rows.map((row) => [row.code, row.postings]));
    return professions
      .flatMap(({ slug, code }) => toEntry(slug, byCode.get(code)))
      .sort((a, b) => b[1] - a[1]);
  } catch (error) {
    logError("jobs.state_demand", error);
    preventCaching();
    return null;
  }
}
