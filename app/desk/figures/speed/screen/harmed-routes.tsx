import { Link } from "@remix-run/react";
import type { HarmedRoute } from "#app/desk/figures/speed/queries/budgets.ts";
import type { RatedFigure } from "#app/desk/figures/speed/queries/cells.server.ts";
import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatMetric, type Metric, metricFacts, metrics, rateMetric } from "#app/kit/vitals/vitals.ts";
import { toRouteName, toSpeedAddress } from "./speed-filters.tsx";
import { RatingChip, SpeedPanel, toShareText } from "./speed-panel.tsx";

const mostRows = 10;

interface HarmedRoutesProps {
  routes: readonly HarmedRoute[];
  search: SpeedSearch;
  query: string;
}

export function HarmedRoutes({ routes, search, query }: HarmedRoutesProps) {
  const { metric } = search;
  return (
    <SpeedPanel
      title="Worst routes"
      file="harmed"
      query={query}
      note="Most people harmed first: page views times the share that was poor."
    >
      {routes.length === 0 ? (
        <p className="text-ink-2">No page view was poor in this period.</p>
      ) : (
        <table className="desk-table">
          <caption className="sr-only">Worst routes by people harmed</caption>
          <thead>
            <tr>
              <th scope="col">Route</th>
              {["People harmed", "Page views", "Poor", "75th percentile"].map((heading) => (
                <th key={heading} scope="col" className="number">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.slice(0, mostRows).map(({ route, views, p75, count, poorShare, harmed }) => (
              <tr key={route} data-row>
                <th scope="row">
                  <Link to={toSpeedAddress({ ...search, route })} data-open className="link">
                    {toRouteName(route)}
                  </Link>
                </th>
                <td className="number" data-label="People harmed">
                  {formatCount(harmed)}
                </td>
                <td className="number" data-label="Page views">
                  {formatCount(views)}
                </td>
                <td className="number" data-label="Poor">
                  {toShareText(poorShare, 1)}
                </td>
                <td className="number" data-label="75th percentile">
                  <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
                    {formatMetric(metric, p75)}
                    <RatingChip rating={rateMetric(metric, p75, count)} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SpeedPanel>
  );
}

interface MetricTilesProps {
  totals: readonly RatedFigure[];
  current: Metric;
  toMetric: (metric: Metric) => string;
}

export function MetricTiles({ totals, current, toMetric }: MetricTilesProps) {
  return (
    <nav aria-label="Metric">
      <ul className="speed-tiles">
        {metrics.map((metric) => (
          <li key={metric}>
            <Link
              to={toMetric(metric)}
              preventScrollReset
              aria-current={metric === current ? "page" : undefined}
            >
              <span className="font-semibold text-md">
                {metric.toUpperCase()}
                <span className="block font-normal text-ink-2 text-sm">{metricFacts[metric].name}</span>
              </span>
              <Total metric={metric} figure={totals.find((each) => each.metric === metric)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Total({ metric, figure }: { metric: Metric; figure: RatedFigure | undefined }) {
  if (!figure) return <span className="text-ink-3 text-sm">Not measured</span>;
  const { p75, count, good } = figure;
  return (
    <>
      <b>{formatMetric(metric, p75)}</b>
      <RatingChip rating={rateMetric(metric, p75, count)} />
      <span className="text-ink-2 text-sm">
        {toShareText(good, count)} good, <span className="whitespace-nowrap">n = {formatCount(count)}</span>
      </span>
    </>
  );
}
