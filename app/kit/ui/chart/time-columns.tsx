import { formatCount } from "#app/kit/ui/count.ts";
import "./time-columns.css";

interface TimeColumn {
  name: string;
  value: number;
  before: number;
}

interface TimeColumnsProps {
  label: string;
  columns: readonly TimeColumn[];
  legend: readonly [now: string, before: string];
}

const height = 160;

/** The drawing has no figures: put them into a table beside it. */
export function TimeColumns({ label, columns, legend }: TimeColumnsProps) {
  const top = toRound(Math.max(1, ...columns.flatMap(({ value, before }) => [value, before])));
  const slot = 100 / columns.length;
  const bar = (count: number, at: number, share: number, className?: string) => {
    const tall = Math.round((count / top) * height * 10) / 10;
    return (
      <rect
        x={`${toHundredth((at + (1 - share) / 2) * slot)}%`}
        width={`${toHundredth(share * slot)}%`}
        y={toHundredth(height - tall)}
        height={tall}
        className={className}
      />
    );
  };
  return (
    <figure aria-label={label} className="time-columns">
      <div>
        <p aria-hidden="true">
          <span>{formatCount(top)}</span>
          <span>{top > 1 && formatCount(top / 2)}</span>
          <span>0</span>
        </p>
        <svg role="img" aria-label={toText(columns)} width="100%" height={height}>
          {[0, height / 2, height].map((y) => (
            <line key={y} x2="100%" y1={y} y2={y} />
          ))}
          {columns.map(({ name, value, before }, at) => (
            <g key={name}>
              <title>{`${name}: ${formatCount(value)}, before: ${formatCount(before)}`}</title>
              {bar(before, at, 0.84, "time-before")}
              {bar(value, at, 0.48)}
            </g>
          ))}
        </svg>
        <p aria-hidden="true">
          <span>{columns[0]?.name}</span>
          <span>{columns.at(-1)?.name}, so far</span>
        </p>
      </div>
      <figcaption>
        {legend.map((text, at) => (
          <span key={text}>
            <svg aria-hidden="true" width={12} height={12}>
              <rect width={12} height={12} rx={2} className={at === 1 ? "time-before" : undefined} />
            </svg>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** 2, 4, 6, 8, 10, 20, 40 and so on, so that half of it is whole too. */
function toRound(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= most && step > 1)!;
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100;

function toText(columns: readonly TimeColumn[]): string {
  const highest = columns.reduce((best, column) => (column.value > best.value ? column : best));
  return `Highest: ${formatCount(highest.value)}, ${highest.name}. Last: ${formatCount(columns.at(-1)!.value)}.`;
}
