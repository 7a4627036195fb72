import { sql } from "drizzle-orm";
import { type State, states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { professionMask } from "#app/jobs/search/index/search-keys.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";

export interface OpenCounts {
  total: number;
  byState: Map<string, number>;
  byProfession: Map<string, number>;
}

export async function getOpenCounts(db: Db): Promise<OpenCounts> {
  const rows = await db.all<{ state: number | null; profession: string; postings: number }>(sql`
    SELECT state, '' AS profession, postings FROM state_counts WHERE postings > 0
    UNION ALL SELECT NULL, profession, sum(postings) FROM specialty_counts GROUP BY profession`);
  const ofStates = rows.filter((row) => row.state !== null);
  const byFips = new Map(ofStates.map(({ state, postings }) => [state, postings]));
  const bySlug = new Map(
    rows.filter((row) => row.state === null).map((row) => [row.profession, row.postings]),
  );
  return {
    total: ofStates.reduce((sum, { postings }) => sum + postings, 0),
    byState: new Map(states.flatMap(({ fips, code }) => toEntry(code, byFips.get(fips)))),
    byProfession: new Map(professions.flatMap(({ slug }) => toEntry(slug, bySlug.get(slug)))),
  };
}

const toEntry = (key: string, count: number | undefined): [string, number][] => (count ? [[key, count]] : []);

/** Returns null when the database cannot be read, and then the page is not cached. */
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

export async function countJobsByState(db: Db) {
  const { total, byState } = await getOpenCounts(db);
  return {
    total,
    states: states.map(({ slug, name, code }) => ({ slug, name, code, open: byState.get(code) ?? 0 })),
  };
}
