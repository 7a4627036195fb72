import { type RatedFigure, toFigures, toFiguresQuery } from "#app/desk/figures/speed/queries/cells.server.ts";
import { parseSpeedSearch, toSpeedQuery } from "#app/desk/figures/speed/speed-search.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { type Db, isUniqueViolation, readAnywhere } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { unpackedVitals } from "#app/kit/vitals/stored-counts.ts";
import { formatMetric, type Metric, metricFacts, rateMetric, toDay } from "#app/kit/vitals/vitals.ts";

const daysInARow = 3;

interface Alerted {
  route: string;
  metric: Metric;
}

/** By cron, daily: routes over a threshold on three whole days, once until a good day. Skips quiet days. */
export async function mailSlowRoutes(
  db: Db,
  env: Pick<Env, "VITALS_DB" | "MAIL_TO" | "SITE_URL">,
  now: number,
): Promise<number> {
  const days = Array.from({ length: daysInARow }, (_, at) => toDay(now, daysInARow - at));
  const [figures, alerted] = await Promise.all([
    readFigures(env.VITALS_DB, days),
    db.$client.prepare("SELECT route, metric FROM vitals_alerts").all<Alerted>(),
  ]);
  const toKey = ({ route, metric }: Alerted) => `${metric} ${route}`;
  const known = new Set(alerted.results.map(toKey));
  const slow = findSlowRoutes(figures, days).filter((each) => !known.has(toKey(each)));
  const good = alerted.results.filter((each) => isGood(each, figures, days.at(-1)!));
  const changes = [
    db.$client
      .prepare(
        `DELETE FROM vitals_alerts WHERE (route, metric) IN
          (SELECT value ->> 'route', value ->> 'metric' FROM json_each(?1))`,
      )
      .bind(JSON.stringify(good)),
    db.$client
      .prepare(
        `INSERT INTO vitals_alerts (route, metric, sent_at)
          SELECT value ->> 'route', value ->> 'metric', ?1 FROM json_each(?2)`,
      )
      .bind(now, JSON.stringify(slow)),
  ];
  if (slow.length > 0)
    changes.push(toOutboxInserts(db, [{ to: env.MAIL_TO, ...toSlowRoutesMail(slow, env.SITE_URL) }], now));
  try {
    if (slow.length + good.length > 0) await db.$client.batch(changes);
    return slow.length;
  } catch (error) {
    // A simultaneous run was faster.
    if (isUniqueViolation(error, "vitals_alerts")) return 0;
    throw error;
  }
}

async function readFigures(vitals: D1Database, days: readonly string[]): Promise<Map<string, RatedFigure>> {
  const sql = `SELECT day || ' ' || route AS key, ${unpackedVitals} FROM vitals_histograms, json_each(counts) AS packed
    WHERE day BETWEEN ? AND ?`;
  const values = [days[0]!, days.at(-1)!];
  const figures = toFigures(await toFiguresQuery(readAnywhere(vitals), { sql, values }).all());
  return new Map(figures.map((figure) => [`${figure.key} ${figure.metric}`, figure]));
}

const isOver = ({ metric, p75, count }: RatedFigure) =>
  ["fair", "poor"].includes(rateMetric(metric, p75, count));

function findSlowRoutes(figures: ReadonlyMap<string, RatedFigure>, days: readonly string[]): SlowRoute[] {
  const last = days.at(-1)!;
  return [...figures.values()].flatMap(({ key, metric }) => {
    if (!key.startsWith(last)) return [];
    const route = key.slice(last.length + 1);
    const found = days.flatMap((day) => figures.get(`${day} ${route} ${metric}`) ?? []);
    if (found.length < days.length || !found.every(isOver)) return [];
    return [{ route, metric, goodAtMost: metricFacts[metric].goodAtMost, p75s: found.map(({ p75 }) => p75) }];
  });
}

function isGood({ route, metric }: Alerted, figures: ReadonlyMap<string, RatedFigure>, day: string): boolean {
  const figure = figures.get(`${day} ${route} ${metric}`);
  return figure !== undefined && rateMetric(metric, figure.p75, figure.count) === "good";
}

interface SlowRoute {
  route: string;
  metric: Metric;
  goodAtMost: number;
  p75s: number[];
}

export function toSlowRoutesMail(slow: readonly SlowRoute[], siteUrl: string) {
  const [first] = slow;
  const subject =
    first && slow.length === 1
      ? `Slow for three days: ${first.metric.toUpperCase()} of ${first.route}`
      : `Slow for three days: ${slow.length} figures of our pages`;
  const body = [
    "The 75th percentile was over its threshold on each of the last three days:",
    ...slow.map((each) => `\n${toLines(each, siteUrl).join("\n")}`),
    "",
    "You get no other email about these until a day was good again.",
  ].join("\n");
  return { subject, body };
}

function toLines({ route, metric, goodAtMost, p75s }: SlowRoute, siteUrl: string): string[] {
  const search = { ...parseSpeedSearch(new URLSearchParams()), route, metric };
  return [
    `${metric.toUpperCase()} of ${route}`,
    `${p75s.map((p75) => formatMetric(metric, p75)).join(", ")} (good up to ${formatMetric(metric, goodAtMost)})`,
    siteUrl + deskPaths.adminRouteVitals(toSpeedQuery(search)),
  ];
}
