import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/count.ts";
import { Scroller } from "#app/ui/scroller.tsx";
import { otherRoute } from "./route-pattern.ts";
import type { RouteMetric, RouteVitals } from "./route-vitals.server.ts";
import { formatMetric, metricFacts, metrics, type Rating, rateMetric } from "./vitals.ts";

export function VitalsTable({ routes, caption }: { routes: RouteVitals[]; caption: string }) {
  return (
    <Scroller label={caption}>
      <table className="w-full min-w-3xl text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b bg-sunken text-ink-2 text-sm">
          <tr>
            <th scope="col" className="w-1/5 px-4 py-3 text-left align-bottom font-semibold">
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
                {route === otherRoute ? "Other addresses" : route}
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

const ratings: Record<Rating, { label: string; look: string }> = {
  good: { label: "Good", look: "bg-accent-soft text-accent-strong" },
  fair: { label: "Needs work", look: "bg-amber-soft text-amber" },
  poor: { label: "Poor", look: "bg-coral-soft text-coral" },
  unknown: { label: "Too few", look: "bg-sunken text-ink-2" },
};

function MetricCell({ metric, p75, count }: RouteMetric) {
  if (p75 === null)
    return <td className="px-3 py-3 text-right align-top text-ink-3 text-sm">Not measured</td>;
  const { label, look } = ratings[rateMetric(metric, p75, count)];
  return (
    <td className="whitespace-nowrap px-3 py-3 text-right align-top tabular-nums">
      <span className="block font-semibold">{formatMetric(metric, p75)}</span>
      <span className={classNames("my-0.5 inline-flex rounded-chip px-1.5 font-semibold text-sm", look)}>
        {label}
      </span>
      <span className="block text-ink-3 text-sm">n = {formatCount(count)}</span>
    </td>
  );
}
