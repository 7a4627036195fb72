import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { SpeedFigure } from "#app/kit/vitals/site-speed.server.ts";
import { formatMetric, type Metric, metricFacts, speedDays } from "#app/kit/vitals/vitals.ts";

const plainNames: Partial<Record<Metric, string>> = {
  lcp: "Main content visible",
  inp: "Answer to a tap or key",
  cls: "Content that moves while loading",
  ttfb: "First byte from the server",
};

export function SpeedTable({ speed }: { speed: readonly SpeedFigure[] | null }) {
  if (!speed)
    return (
      <Notice title="We cannot read the measurements right now">Please try again in a few minutes.</Notice>
    );
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
      {speed.map(({ metric, p75, views }) => (
        <div key={metric} className="grid content-start gap-0.5 bg-surface px-5 py-4">
          <dt className="text-ink-2 text-md">
            {plainNames[metric]} <span className="text-ink-3 text-sm">({metric.toUpperCase()})</span>
          </dt>
          <dd className="font-bold text-2xl tabular-nums tracking-tight">
            {p75 === null ? "Too few page views" : formatMetric(metric, p75)}
          </dd>
          <dd className="text-ink-3 text-sm">
            {formatCount(views)} page views in {speedDays} days. Good is up to{" "}
            {formatMetric(metric, metricFacts[metric].goodAtMost)}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
