import { Link } from "@remix-run/react";
import { useId } from "react";
import type { Budget, RouteMetric, RouteVitals } from "#app/desk/figures/speed/queries/budgets.ts";
import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { formatMetric, metricFacts, metrics, rateMetric } from "#app/kit/vitals/vitals.ts";
import { toRouteName, toSpeedAddress } from "./speed-filters.tsx";
import { RatingChip } from "./speed-panel.tsx";

interface VitalsTableProps {
  routes: readonly RouteVitals[];
  search: SpeedSearch;
  caption: string;
}

export function VitalsTable({ routes, search, caption }: VitalsTableProps) {
  return (
    <Scroller label={caption}>
      <table className="w-full min-w-3xl text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b bg-sunken text-ink-2 text-sm">
          <tr>
            <th
              scope="col"
              className="w-1/5 min-w-36 md:min-w-56 px-4 py-3 text-left align-bottom font-semibold"
            >
              Route
            </th>
            {metrics.map((metric) => (
              <th key={metric} scope="col" className="px-3 py-3 text-right align-bottom font-semibold">
                <abbr title={metricFacts[metric].name} className="no-underline">
                  {metric.toUpperCase()}
                </abbr>
                <span className="block whitespace-nowrap font-normal">
                  up to {formatMetric(metric, metricFacts[metric].goodAtMost)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {routes.map(({ route, metrics: measured }) => (
            <tr key={route}>
              <th scope="row" className="wrap-anywhere px-4 py-3 text-left align-top font-semibold">
                <Link to={toSpeedAddress({ ...search, route })} className="link">
                  {toRouteName(route)}
                </Link>
              </th>
              {measured.map((value) => (
                <MetricCell key={value.metric} {...value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function MetricCell({ metric, p75, count }: RouteMetric) {
  if (p75 === null)
    return <td className="px-3 py-3 text-right align-top text-ink-3 text-sm">Not measured</td>;
  return (
    <td className="whitespace-nowrap px-3 py-3 text-right align-top tabular-nums">
      <span className="block font-semibold">{formatMetric(metric, p75)}</span>
      <RatingChip rating={rateMetric(metric, p75, count)} />
      <span className="block text-ink-3 text-sm">n = {formatCount(count)}</span>
    </td>
  );
}

export function BudgetTable({ budgets }: { budgets: readonly Budget[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="speed-panel">
      <h2 id={id}>Performance budget</h2>
      <table className="desk-table">
        <caption className="sr-only">Performance budget</caption>
        <thead>
          <tr>
            <th scope="col">Budget</th>
            <th scope="col" className="number">
              At most
            </th>
            <th scope="col" className="number">
              Now
            </th>
            <th scope="col">Of</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {budgets.map(({ name, limit, now, of, isOver }) => (
            <tr key={name} className={isOver ? "bg-coral-soft" : undefined}>
              <th scope="row">{name}</th>
              <td className="number" data-label="At most">
                {limit}
              </td>
              <td className="number" data-label="Now">
                {now}
              </td>
              <td data-label="Of">{of}</td>
              <td
                data-label="State"
                className={classNames("font-semibold", isOver ? "text-coral" : "text-ink-2")}
              >
                {isOver === null ? "Not rated" : isOver ? "Over" : "Within"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
