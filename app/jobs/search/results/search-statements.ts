import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { listedTraits } from "#app/jobs/reading/traits/trait-names.ts";
import { facetSql, traitColumns } from "#app/jobs/search/index/search-keys.ts";
import { type FacetChoices, listAsked } from "#app/jobs/search/plan/facets.ts";
import type { Circle } from "#app/jobs/search/plan/search-place.ts";
import { milesPerDegree, type SearchPlan, toMatch } from "#app/jobs/search/plan/search-plan.ts";

const nearestAmong = 1_000;
/** Of squared degrees. */
const farthest = 1e9;

// Lists are read newest first by key, so a limit needs no sort; `nearestKeys` sorts among the newest.

/** Of squared degrees: how much shorter one of longitude is there, and how far the circle goes. */
export const toCircleBounds = ({ lat, radiusMiles }: Circle) => ({
  shrink: Math.cos((lat * Math.PI) / 180) ** 2,
  reach: (Math.max(radiusMiles, 3) / milesPerDegree) ** 2,
});

interface CircleSql {
  lat: string;
  lon: string;
  shrink: string;
  reach: string;
}

const toApart = (lat: string, lon: string, { lat: north, lon: east, shrink }: CircleSql): string =>
  `(${lat} - ${north}) * (${lat} - ${north}) + (${lon} - ${east}) * (${lon} - ${east}) * ${shrink}`;

const apartOfFirst = (circle: CircleSql) => toApart("i.lat", "i.lon", circle);
/** `p` is a row of `json_each(i.more_points)`. */
const apartOfOther = (circle: CircleSql) => toApart("(p.value ->> 0)", "(p.value ->> 1)", circle);

/** SQL about the row `i` of job_index: whether one of its places is in the circle. Few postings have more than the first. */
export const toInCircle = (circle: CircleSql): string =>
  `(${apartOfFirst(circle)} <= ${circle.reach} OR i.more_points IS NOT NULL AND EXISTS (
    SELECT 1 FROM json_each(i.more_points) p WHERE ${apartOfOther(circle)} <= ${circle.reach}))`;

/** The same, of whether it is in one of the states. `codes` is SQL for a list of FIPS codes. */
export const toInStates = (codes: string): string =>
  `(i.state IN (${codes}) OR i.more_states IS NOT NULL AND EXISTS (
    SELECT 1 FROM json_each(i.more_states) m WHERE m.value IN (${codes})))`;

/** Its numbers as they are, because D1 binds at most 100 values, and a region is several circles. */
function toSql(circle: Circle): CircleSql {
  const { shrink, reach } = toCircleBounds(circle);
  return { lat: `${circle.lat}`, lon: `${circle.lon}`, shrink: `${shrink}`, reach: `${reach}` };
}

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
  if (plan.minPay) {
    wheres.push(`i.${plan.minPay.column} >= ?`);
    values.push(plan.minPay.cents);
  }
  if (plan.circles.length > 0) {
    const ways = plan.circles.map((one) => toInCircle(toSql(one)));
    if (plan.orStates.length > 0) ways.push(toInStates(plan.orStates.join()));
    wheres.push(ways.length === 1 ? ways[0]! : `(${ways.join(" OR ")})`);
  }
  const needsEntry = options.needsEntry || plan.minPay !== null || plan.circles.length > 0;
  const from =
    match === null
      ? "job_index i"
      : needsEntry
        ? "jobs_fts f JOIN job_index i ON i.key = f.rowid"
        : "jobs_fts f";
  return { key, values, sql: `FROM ${from} WHERE ${wheres.join(" AND ") || "true"}` };
}

export function toNewestKeys(plan: SearchPlan, limit: number, offset: number) {
  const { key, sql, values } = toCandidates(plan, {});
  return {
    sql: `SELECT ${key} AS key ${sql} ORDER BY ${key} DESC LIMIT ? OFFSET ?`,
    values: [...values, limit, offset],
  };
}

export function newestKeys(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  offset: number,
): D1PreparedStatement {
  const { sql, values } = toNewestKeys(plan, limit, offset);
  return d1.prepare(`SELECT group_concat(key) AS list FROM (${sql})`).bind(...values);
}

export function windowEntries(d1: D1Database, plan: SearchPlan, limit: number): D1PreparedStatement {
  return entries(d1, plan, limit, { withFacets: false });
}

export function rankedKeys(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  extraTerms: readonly string[] = [],
): D1PreparedStatement {
  return entries(d1, plan, limit, { extraTerms });
}

/** The newest whose title has the words, each with 2 where it is the title, and else 1. */
export function titledKeys(
  d1: D1Database,
  plan: SearchPlan,
  { match, exact }: NonNullable<SearchPlan["titled"]>,
  limit: number,
): D1PreparedStatement {
  const text = plan.text === null ? match : `(${plan.text}) AND ${match}`;
  const { key, sql, values } = toCandidates({ ...plan, text }, {});
  return d1
    .prepare(
      `SELECT group_concat(c.key || ' 0 ' || (1 + (j.title = ? COLLATE NOCASE))) AS list
        FROM (SELECT ${key} AS key ${sql} ORDER BY ${key} DESC LIMIT ?) c
        CROSS JOIN jobs j ON j.id = c.key % ${keysPerDay}`,
    )
    .bind(exact, ...values, limit);
}

function entries(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  options: { withFacets?: boolean; extraTerms?: readonly string[] },
): D1PreparedStatement {
  const { key, sql, values } = toCandidates(plan, { ...options, needsEntry: true });
  // A word in over half of the postings scores about a millionth; the factor keeps the order of such scores.
  const scores = {
    relevance: "CAST(f.rank * -1000000000 AS INTEGER)",
    pay: "ifnull(i.pay_cents, 0)",
    newest: "0",
  };
  const score = plan.text === null && plan.sort === "relevance" ? scores.newest : scores[plan.sort];
  return d1
    .prepare(
      `SELECT group_concat(key || ' ' || facets || ' ' || score) AS list FROM
        (SELECT ${key} AS key, i.facets AS facets, ${score} AS score ${sql} ORDER BY ${key} DESC LIMIT ?)`,
    )
    .bind(...values, limit);
}

export function countMatches(
  d1: D1Database,
  plan: SearchPlan,
  limit: number,
  extraTerms: readonly string[] = [],
): D1PreparedStatement {
  if (plan.text === "") return d1.prepare("SELECT 0 AS list");
  const { sql, values } = toCandidates(plan, { extraTerms });
  return d1.prepare(`SELECT count(*) AS list FROM (SELECT 1 ${sql} LIMIT ?)`).bind(...values, limit);
}

/** The nearest posting, with all its places. */
export function nearestPlace(d1: D1Database, plan: SearchPlan): D1PreparedStatement {
  const { sql, values } = toDistances(plan);
  return d1
    .prepare(
      `SELECT j.city AS city, j.state_code AS stateCode, j.lat AS lat, j.lon AS lon, j.more_places AS morePlaces,
          sqrt(min(c.apart)) * ${milesPerDegree} AS miles FROM (${sql}) c
        CROSS JOIN jobs j ON j.id = c.key % ${keysPerDay}
        WHERE j.city IS NOT NULL AND j.state_code IS NOT NULL HAVING count(*) > 0`,
    )
    .bind(...values);
}

/** The nearest first, among the newest. */
export function nearestKeys(d1: D1Database, plan: SearchPlan, limit: number): D1PreparedStatement {
  const { sql, values } = toDistances(plan);
  return d1
    .prepare(
      `SELECT group_concat(key) AS list FROM (SELECT key FROM (${sql}) ORDER BY apart, key DESC LIMIT ?)`,
    )
    .bind(...values, limit);
}

function toDistances(plan: SearchPlan) {
  const { key, sql, values } = toCandidates(plan, { needsEntry: true });
  const ways = plan.circles.map(toSql).map(
    (circle) => `ifnull(${apartOfFirst(circle)}, ${farthest}),
        ifnull((SELECT min(${apartOfOther(circle)}) FROM json_each(i.more_points) p), ${farthest})`,
  );
  return {
    sql: `SELECT ${key} AS key, min(${ways.join(", ")}) AS apart
      ${sql} ORDER BY ${key} DESC LIMIT ?`,
    values: [...values, nearestAmong],
  };
}

export function scopeTraits(d1: D1Database, scope: number, choices: FacetChoices): D1PreparedStatement {
  const sums = listedTraits.map((trait) => `ifnull(sum(${traitColumns[trait]}), 0) AS "${trait}"`);
  const wheres = listAsked(choices).map((name) => `AND ${facetSql("facets", name)} IN (${choices[name]})`);
  return d1
    .prepare(`SELECT ${sums.join(", ")} FROM facet_counts WHERE scope = ? ${wheres.join(" ")}`)
    .bind(scope);
}

export function scopeFacets(d1: D1Database, scope: number): D1PreparedStatement {
  return d1
    .prepare(
      "SELECT group_concat(facets || ' ' || postings) AS list FROM facet_counts WHERE scope = ? AND postings > 0",
    )
    .bind(scope);
}

/** `limit` counts postings without stated pay, but the list omits them. */
export function postedPay(d1: D1Database, plan: SearchPlan, limit: number): D1PreparedStatement {
  const { key, sql, values } = toCandidates(plan, {});
  return d1
    .prepare(
      `SELECT group_concat(j.pay_unit || ' ' || j.employment_type || ' ' || ifnull(j.salary_min_cents, 0) || ' ' ||
          ifnull(j.salary_max_cents, 0) || ' ' || ifnull(j.shift_hours, 0) || ' ' || ifnull(j.hours_per_week, 0)) AS list
        FROM (SELECT ${key} AS key ${sql} ORDER BY ${key} DESC LIMIT ?) c
        CROSS JOIN jobs j ON j.id = c.key % ${keysPerDay}
        WHERE j.salary_min_cents IS NOT NULL OR j.salary_max_cents IS NOT NULL`,
    )
    .bind(...values, limit);
}
