import { formatCount } from "#app/kit/ui/count.ts";

interface YearOfPeople {
  year: number;
  people: number;
}

const height = 72;
const width = 600;
const compact = new Intl.NumberFormat("en-US", {
  notation: "compact",
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});

export function PopulationChart({ label, series }: { label: string; series: readonly YearOfPeople[] }) {
  const all = series.map(({ people }) => people);
  const least = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - least);
  const points = all.map((people, at) => [
    ((at + 0.5) / all.length) * width,
    height - 8 - ((people - least) / span) * (height - 16),
  ]);
  return (
    <figure aria-label={label} className="rounded-card border border-line bg-surface p-4">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-20 w-full fill-none stroke-3 stroke-accent"
      >
        <polyline
          points={points.map((point) => point.map(Math.round).join(",")).join(" ")}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <ol className="grid grid-cols-6 text-center text-sm tabular-nums">
        {series.map(({ year, people }) => (
          <li key={year} className="grid">
            <span className="font-semibold" title={formatCount(people)}>
              {compact.format(people)}
            </span>
            <span className="text-ink-3">{year}</span>
          </li>
        ))}
      </ol>
      <figcaption className="pt-2 text-ink-3 text-sm">
        People in April 2020, then each July. The line starts at the lowest year. Source: Census Bureau, 2025
        estimates.
      </figcaption>
    </figure>
  );
}
