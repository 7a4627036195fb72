import type { Metric } from "#app/kit/vitals/vitals.ts";
import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import type { Cells } from "./rated-figures.server.ts";

/** Rows that count all routes together. */
const together = "*";

interface Asked extends Pick<SpeedSearch, "device" | "country" | "route"> {
  /** Without it, everything is one figure. */
  by?: "day" | "route";
  metric?: Metric;
  days: readonly string[];
}

type Condition = readonly [sql: string, ...values: (string | number)[]];

function toCells(select: string, conditions: readonly (Condition | null)[]): Cells {
  const given = conditions.filter((condition) => condition !== null);
  const where = given.map(([sql]) => sql).join(" AND ");
  return { sql: `${select} WHERE ${where}`, values: given.flatMap(([, ...values]) => values) };
}

const unpacked = "metric, CAST(packed.key AS INTEGER) AS bucket, packed.value AS count";

/** Chooses the table that has what is asked for. */
export function toMeasuredCells({ by, metric, days, device, country, route }: Asked): Cells {
  const key = by ?? "''";
  const since: Condition = ["day >= ?", days[0] ?? ""];
  const shared: (Condition | null)[] = [
    device === "all" ? null : ["device = ?", device],
    metric ? ["metric = ?", metric] : null,
  ];
  if (country) {
    const routes: Condition =
      by === "route" && !route ? ["route <> ?", together] : ["route = ?", route ?? together];
    const select = `SELECT ${key} AS key, ${unpacked} FROM vitals_countries, json_each(counts) AS packed`;
    return toCells(select, [["country = ?", country], since, routes, ...shared]);
  }
  const select = `SELECT ${key} AS key, metric, bucket, count FROM vitals_histograms`;
  if (!route) return toCells(select, [since, ...shared]);
  // The key begins with the day, so each day of a route is one index search.
  const eachDay: Condition = ["day IN (SELECT value FROM json_each(?))", JSON.stringify(days)];
  return toCells(select, [eachDay, ["route = ?", route], ...shared]);
}

interface AskedRoute {
  metric: Metric;
  route: string | null;
  since: string;
}

const releaseTable = "FROM vitals_releases, json_each(counts) AS packed";

export const toReleaseCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(`SELECT release AS key, ${unpacked} ${releaseTable}`, [
    ["release IN (SELECT name FROM releases ORDER BY first_at DESC LIMIT 20)"],
    ["metric = ?", metric],
    ["route = ?", route ?? together],
    ["day >= ?", since],
  ]);

/** "1f3a9c02 /jobs": each route under the newest releases. */
export const toComparedCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(`SELECT release || ' ' || route AS key, ${unpacked} ${releaseTable}`, [
    ["release IN (SELECT name FROM releases ORDER BY first_at DESC LIMIT 4)"],
    ["metric = ?", metric],
    route ? ["route = ?", route] : ["route <> ?", together],
    ["day >= ?", since],
  ]);

export const toHourCells = ({ metric, route, since }: AskedRoute): Cells =>
  toCells(
    `SELECT printf('%s %02d', day, hour) AS key, ${unpacked} FROM vitals_hours, json_each(counts) AS packed`,
    [
      ["metric = ?", metric],
      ["route = ?", route ?? together],
      ["day >= ?", since],
    ],
  );
