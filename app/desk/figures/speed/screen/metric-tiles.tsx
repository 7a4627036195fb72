import { Link } from "@remix-run/react";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatMetric, type Metric, metricFacts, metrics, rateMetric } from "#app/kit/vitals/vitals.ts";
import type { RatedFigure } from "#app/desk/figures/speed/queries/rated-figures.server.ts";
import { toShareText } from "./panel-tables.ts";
import { RatingChip } from "./rating-chip.tsx";

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
