import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { findFirstCountedDay } from "#app/kit/vitals/first-counted-day.server.ts";
import { listRoutePatterns } from "#app/kit/vitals/route-pattern.ts";
import { listDays, toDay } from "#app/kit/vitals/vitals.ts";
import { pagePatterns } from "#app/routes.ts";
import { type HarmedRoute, type RouteVitals, toBudgets, toHarmedRoutes, toRouteList } from "./budgets.ts";
import {
  type RatedFigure,
  toComparedCells,
  toFigures,
  toFiguresQuery,
  toHourCells,
  toMeasuredCells,
  toReleaseCells,
} from "./cells.server.ts";
import {
  findRegressions,
  type Regression,
  type ReleaseRow,
  type RunRelease,
  toReleaseRows,
} from "./releases.ts";

const shownHours = 72;

/** UTC: "2026-08-01", or "2026-08-01 07" for an hour. */
export interface TimePoint {
  at: string;
  figure: RatedFigure | null;
}

export interface SpeedFigures {
  totals: RatedFigure[];
  days: TimePoint[];
  routes: RouteVitals[];
  harmed: HarmedRoute[];
  releases: ReleaseRow[];
  regressions: Regression[];
  /** For one route's page, over all devices and countries. */
  hours: TimePoint[] | null;
  countries: string[];
}

/** Searches for the next one repeatedly instead of scanning. */
const countriesSql = `
  WITH RECURSIVE codes (code) AS (
    SELECT min(country) FROM vitals_countries
    UNION ALL SELECT (SELECT min(country) FROM vitals_countries WHERE country > code) FROM codes WHERE code IS NOT NULL
  )
  SELECT code FROM codes WHERE code IS NOT NULL`;

const releasesSql = "SELECT name, first_at AS firstAt FROM releases ORDER BY first_at DESC LIMIT 20";

export function toSpeedQueries(db: D1DatabaseSession, search: SpeedSearch, now: number) {
  const { metric, route } = search;
  const days = listDays(search.days, now);
  const since = toDay(now, search.days - 1);
  const hourly = toDay(now - shownHours * hourMs);
  return {
    totals: toFiguresQuery(db, toMeasuredCells({ ...search, metric: undefined, days })),
    days: toFiguresQuery(db, toMeasuredCells({ ...search, by: "day", days })),
    routes: toFiguresQuery(db, toMeasuredCells({ ...search, metric: undefined, by: "route", days })),
    releases: toFiguresQuery(db, toReleaseCells({ metric, route, since })),
    compared: toFiguresQuery(db, toComparedCells({ metric, route, since })),
    hours: toFiguresQuery(db, toHourCells({ metric, route, since: hourly })),
    runs: db.prepare(releasesSql),
    countries: db.prepare(countriesSql),
  };
}

export async function readSpeed(db: D1Database, search: SpeedSearch, now: number): Promise<SpeedFigures> {
  const session = readAnywhere(db);
  const queries = toSpeedQueries(session, search, now);
  const results = await session.batch(Object.values(queries));
  const resultOf = (name: keyof typeof queries) => results[Object.keys(queries).indexOf(name)]!;
  const { metric } = search;
  const runs = resultOf("runs").results as RunRelease[];
  const routes = toRouteList(toFigures(resultOf("routes")));
  return {
    totals: toFigures(resultOf("totals")),
    days: toTimeline(listDays(search.days, now), toFigures(resultOf("days"))),
    routes,
    harmed: toHarmedRoutes(routes, metric),
    releases: toReleaseRows(runs, toFigures(resultOf("releases")), metric),
    regressions: findRegressions(runs, toFigures(resultOf("compared")), metric),
    hours: search.route ? toTimeline(listHours(now), toFigures(resultOf("hours"))) : null,
    countries: (resultOf("countries").results as { code: string }[]).map(({ code }) => code),
  };
}

const toTimeline = (times: readonly string[], figures: readonly RatedFigure[]): TimePoint[] => {
  const byTime = new Map(figures.map((figure) => [figure.key, figure]));
  return times.map((at) => ({ at, figure: byTime.get(at) ?? null }));
};

const listHours = (now: number): string[] =>
  Array.from({ length: shownHours }, (_, at) =>
    new Date(now - (shownHours - 1 - at) * hourMs).toISOString().slice(0, 13).replace("T", " "),
  );

export type SpeedView = Awaited<ReturnType<typeof readSpeedView>>;

/** `figures` is null while the database is down. */
export async function readSpeedView(context: SiteContext, search: SpeedSearch) {
  const { env, now, requestId, build } = context;
  const figures = await readSpeed(env.VITALS_DB, search, now).catch((error) => {
    logError("vitals.panel", error, { requestId });
    return null;
  });
  const isEmpty = figures?.totals.length === 0;
  const isWhole = !search.route && !search.country && search.device === "all";
  return {
    search,
    filters: {
      routes: listMeasurableRoutes(),
      countries: toNamed([...(figures?.countries ?? []), ...(search.country ? [search.country] : [])]),
    },
    figures,
    since: isEmpty ? await findFirstCountedDay(env.VITALS_DB) : null,
    budgets: isWhole ? toBudgets(build, figures?.totals ?? []) : null,
  };
}

export const listMeasurableRoutes = (): string[] => listRoutePatterns(pagePatterns).sort();

let names: Intl.DisplayNames | undefined;

function toNamed(codes: readonly string[]): { code: string; name: string }[] {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return [...new Set(codes)]
    .map((code) => ({ code, name: code === "XX" ? "Unknown" : (names?.of(code) ?? code) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
