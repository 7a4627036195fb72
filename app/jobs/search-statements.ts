import { type SearchPlan, toMatch } from "./search-plan.ts";

// Every statement reads newest first through the key, so that a limit never needs a sort.

const milesPerDegree = 69.1;

/** FROM and WHERE of a plan's candidates, with what to bind. `f` is the full-text table, `i` the index entry. */
function toCandidates(
  plan: SearchPlan,
  options: { withFacets?: boolean; extraTerms?: readonly string[]; needsEntry?: boolean },
) {
  const match = toMatch(plan, options.withFacets ?? true, options.extraTerms);
  const key = match === null ? "i.key" : "f.rowid";
  const wheres: string[] = [];
  const values: (string | number)[] = [];
  if (match !== null) {
    wheres.push("jobs_fts MATCH ?");
    values.push(match);
  }
  if (plan.firstKey !== null) {
    wheres.push(`${key} >= ?`);
    values.push(plan.firstKey);
  }
  if (plan.minPayCents !== null) {
    wheres.push("i.pay_cents >= ?");
    values.push(plan.minPayCents);
  }
  if (plan.circle) {
    const { lat, lon, radiusMiles } = plan.circle;
    const shrink = Math.cos((lat * Math.PI) / 180) ** 2;
    wheres.push("(i.lat - ?) * (i.lat - ?) + (i.lon - ?) * (i.lon - ?) * ? <= ?");
    values.push(lat, lat, lon, lon, shrink, (Math.max(radiusMiles, 3) / milesPerDegree) ** 2);
  }
  const needsEntry = options.needsEntry || plan.minPayCents !== null || plan.circle !== null;
  const from =
    match === null
      ? "job_index i"
      : needsEntry
        ? "jobs_fts f JOIN job_index i ON i.key = f.rowid"
        : "jobs_fts f";
  return { key, values, sql: `FROM ${from} WHERE ${wheres.join(" AND ") || "true"}` };
}

/** One page of keys, newest first, comma-separated. */
export function newestKeys(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  offset: number,
): D1PreparedStatement {
  const { key, sql, values } = toCandidates(plan, {});
  return d1
    .prepare(
      `SELECT group_concat(key) AS list FROM (SELECT ${key} AS key ${sql} ORDER BY ${key} DESC LIMIT ? OFFSET ?)`,
    )
    .bind(...values, limit, offset);
}

/** The newest matches as "key score" pairs; the score is bm25's or the pay, higher is better. */
export function rankedKeys(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  extraTerms: readonly string[] = [],
): D1PreparedStatement {
  const isPay = plan.sort === "pay";
  const { key, sql, values } = toCandidates(plan, { needsEntry: isPay, extraTerms });
  const score = isPay ? "ifnull(i.pay_cents, 0)" : "CAST(f.rank * -1000 AS INTEGER)";
  return d1
    .prepare(
      `SELECT group_concat(key || ' ' || score) AS list FROM
        (SELECT ${key} AS key, ${score} AS score ${sql} ORDER BY ${key} DESC LIMIT ?)`,
    )
    .bind(...values, limit);
}

/** How many match; where candidates are checked by row, counted up to one past the limit. */
export function candidateCounts(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  extraTerms: readonly string[] = [],
): D1PreparedStatement {
  const { sql, values } = toCandidates(plan, { extraTerms });
  const isBounded = plan.circle !== null || plan.minPayCents !== null;
  return isBounded
    ? d1.prepare(`SELECT count(*) AS list FROM (SELECT 1 ${sql} LIMIT ?)`).bind(...values, limit + 1)
    : d1.prepare(`SELECT count(*) AS list ${sql}`).bind(...values);
}

/** The facets of the newest matches, whatever the facets' own choices are. */
export function windowFacets(d1: D1Database, plan: SearchPlan, limit: number): D1PreparedStatement {
  const { key, sql, values } = toCandidates(plan, { withFacets: false, needsEntry: true });
  return d1
    .prepare(
      `SELECT group_concat(facets) AS list FROM (SELECT i.facets AS facets ${sql} ORDER BY ${key} DESC LIMIT ?)`,
    )
    .bind(...values, limit);
}
