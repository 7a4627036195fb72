import { Link } from "@remix-run/react";
import { Notice } from "#app/kit/ui/notice.tsx";
import { formatMetric } from "#app/kit/vitals/vitals.ts";
import type { Regression } from "#app/desk/figures/speed/queries/releases.ts";
import type { SpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { toRouteName, toSpeedAddress } from "./speed-filters.tsx";

const mostShown = 5;

interface RegressionNoticeProps {
  regressions: readonly Regression[];
  search: SpeedSearch;
}

export function RegressionNotice({ regressions, search }: RegressionNoticeProps) {
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
