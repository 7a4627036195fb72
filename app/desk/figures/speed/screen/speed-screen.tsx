import { Link } from "@remix-run/react";
import { NothingCounted } from "#app/desk/figures/nothing-counted.tsx";
import { P75Chart, toReleaseMarks } from "#app/desk/figures/speed/chart/p75-chart.tsx";
import { RatingChart } from "#app/desk/figures/speed/chart/rating-chart.tsx";
import type { SpeedView } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { type SpeedSearch, toSpeedQuery } from "#app/desk/figures/speed/speed-search.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { formatMetric, metricFacts } from "#app/kit/vitals/vitals.ts";
import { HarmedRoutes, MetricTiles } from "./harmed-routes.tsx";
import { ReleaseTable } from "./release-table.tsx";
import { SpeedFilters, toRouteName, toSpeedAddress } from "./speed-filters.tsx";
import { SpeedPanel, toP75Table, toRatingTable } from "./speed-panel.tsx";
import { BudgetTable, VitalsTable } from "./vitals-table.tsx";
import "#app/desk/figures/speed/speed.css";
import type { Regression } from "#app/desk/figures/speed/queries/releases.ts";

export function SpeedScreen({ search, filters, figures, since, budgets }: SpeedView) {
  const { route } = search;
  return (
    <DeskPage
      title={route ? toRouteName(route) : "Web vitals"}
      lead={
        route
          ? undefined
          : "Measured in visitors' browsers. 75% of page views were this good or better. Under 20 views is too few to rate."
      }
      back={{ to: toSpeedAddress({ ...search, route: null }) }}
    >
      <SpeedFilters search={search} {...filters} />
      {figures === null && (
        <Notice tone="bad" title="We can't read the measurements right now">
          Their database is not responding. The rest of the admin area works. Try again in a few minutes.
        </Notice>
      )}
      {figures?.totals.length === 0 && (
        <NothingCounted
          title={since ? "No measurements with these choices" : "No measurements yet"}
          counted="How long pages take to show, to answer a press and to begin to arrive, and how much they jump, in the browsers of visitors, by page, kind of device, country and release."
          since={since}
          todo="Open a page of the site in a window where you are logged out, and close it: its measurements are here within a minute."
          links={
            since
              ? [{ name: "All devices, countries and pages, 90 days", to: deskPaths.adminVitals("days=90") }]
              : []
          }
        />
      )}
      {figures && figures.totals.length > 0 && <Figures search={search} figures={figures} />}
      {budgets && <BudgetTable budgets={budgets} />}
    </DeskPage>
  );
}

function Figures({
  search,
  figures,
}: Pick<SpeedView, "search"> & { figures: NonNullable<SpeedView["figures"]> }) {
  const { metric, route } = search;
  const { totals, days, hours, releases, regressions, harmed, routes } = figures;
  const { name } = metricFacts[metric];
  const query = toSpeedQuery(search);
  const marksOf = (points: typeof days, unit: "day" | "hour") =>
    toReleaseMarks(
      releases,
      points.map(({ at }) => at),
      unit,
    );
  return (
    <>
      <RegressionNotice regressions={regressions} search={search} />
      <MetricTiles
        totals={totals}
        current={metric}
        toMetric={(chosen) => toSpeedAddress({ ...search, metric: chosen })}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <SpeedPanel title={`${name} by day`} file="days" query={query} table={toP75Table(days, metric)}>
          <P75Chart
            label={`75th percentile of ${name} by day. The table below has the figures.`}
            metric={metric}
            points={days}
            marks={marksOf(days, "day")}
          />
        </SpeedPanel>
        <SpeedPanel
          title="Good, needs work and poor by day"
          file="days"
          query={query}
          table={toRatingTable(days)}
        >
          <RatingChart
            label={`Shares of page views by rating of ${name}. The table below has the figures.`}
            points={days}
          />
        </SpeedPanel>
      </div>
      {hours && (
        <SpeedPanel
          title="Last 72 hours"
          file="hours"
          query={query}
          table={toP75Table(hours, metric)}
          note="All devices and countries, by UTC hour."
        >
          <P75Chart
            label={`75th percentile of ${name} by hour. The table below has the figures.`}
            metric={metric}
            points={hours}
            marks={marksOf(hours, "hour")}
          />
        </SpeedPanel>
      )}
      {!route && <HarmedRoutes routes={harmed} search={search} query={query} />}
      <ReleaseTable releases={releases} metric={metric} query={query} />
      {!route && (
        <SpeedPanel title="All routes" file="routes" query={query}>
          <VitalsTable routes={routes} search={search} caption="75th percentile by route" />
        </SpeedPanel>
      )}
    </>
  );
}

const mostShown = 5;

interface RegressionNoticeProps {
  regressions: readonly Regression[];
  search: SpeedSearch;
}

function RegressionNotice({ regressions, search }: RegressionNoticeProps) {
  if (regressions.length === 0) return null;
  const { metric } = search;
  const releases = [...new Set(regressions.map(({ release }) => release))];
  const names = `${releases.length === 1 ? "Release" : "Releases"} ${releases.join(", ")}`;
  const routes = regressions.length === 1 ? "a route" : `${regressions.length} routes`;
  return (
    <Notice tone="bad" title={`${names} made ${routes} slower (${metric.toUpperCase()})`}>
      <ul>
        {regressions.slice(0, mostShown).map(({ route, before, after }) => (
          <li key={route}>
            <Link to={toSpeedAddress({ ...search, route })} className="link">
              {toRouteName(route)}
            </Link>
            : {formatMetric(metric, before)} before, {formatMetric(metric, after)} now
          </li>
        ))}
      </ul>
      {regressions.length > mostShown && <p>And {regressions.length - mostShown} more.</p>}
    </Notice>
  );
}
