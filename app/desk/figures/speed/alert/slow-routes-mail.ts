import { paths } from "#app/paths.ts";
import { formatMetric, type Metric } from "#app/kit/vitals/vitals.ts";
import { parseSpeedSearch, toSpeedQuery } from "#app/desk/figures/speed/speed-search.ts";

export interface SlowRoute {
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
    siteUrl + paths.adminRouteVitals(toSpeedQuery(search)),
  ];
}
