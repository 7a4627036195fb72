import type { ReleaseRow } from "#app/desk/figures/speed/queries/releases.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatMetric, type Metric } from "#app/kit/vitals/vitals.ts";
import { RatingChip, SpeedPanel } from "./speed-panel.tsx";

interface ReleaseTableProps {
  releases: readonly ReleaseRow[];
  metric: Metric;
  query: string;
}

export function ReleaseTable({ releases, metric, query }: ReleaseTableProps) {
  return (
    <SpeedPanel
      title="Releases"
      file="releases"
      query={query}
      note="Each build that visitors got, newest first, for all devices and countries."
    >
      {releases.length === 0 ? (
        <p className="text-ink-2">A release appears here with its first measured page view.</p>
      ) : (
        <table className="desk-table">
          <caption className="sr-only">Releases</caption>
          <thead>
            <tr>
              <th scope="col">Release</th>
              <th scope="col">First measured</th>
              {["Page views", "75th percentile", "Change"].map((heading) => (
                <th key={heading} scope="col" className="number">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map(({ name, firstAt, count, p75, rating, change, isSlower }) => (
              <tr key={name} data-row>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td data-label="First measured">{toStart(firstAt)}</td>
                <td className="number" data-label="Page views">
                  {formatCount(count)}
                </td>
                <td className="number" data-label="75th percentile">
                  <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
                    {formatMetric(metric, p75)}
                    <RatingChip rating={rating} />
                  </span>
                </td>
                <td className="number" data-label="Change">
                  {change !== null && (
                    <span className={isSlower ? "font-semibold text-coral" : undefined}>
                      {toChange(metric, change)}
                      {isSlower && " slower"}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SpeedPanel>
  );
}

const toStart = (ms: number): string =>
  `${formatIsoDay(toIsoDay(ms))}, ${new Date(ms).toISOString().slice(11, 16)} UTC`;

const toChange = (metric: Metric, change: number): string =>
  `${change < 0 ? "−" : "+"}${formatMetric(metric, Math.abs(change))}`;
