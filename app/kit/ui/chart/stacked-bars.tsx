interface StackedRow {
  name: string;
  /** In the legend's order; their total is `of`. */
  parts: readonly number[];
  of: number;
  note: string;
}

interface StackedBarsProps {
  label: string;
  rows: readonly StackedRow[];
  /** At most four, best first. The rest of a bar stays empty. */
  legend: readonly string[];
}

/** The drawing has no figures: put them into a table beside it. */
export function StackedBars({ label, rows, legend }: StackedBarsProps) {
  return (
    <figure aria-label={label} className="grid gap-4">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {legend.map((name, at) => (
          <span key={name} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width={12} height={12} className="stack">
              <rect width={12} height={12} rx={3} className={`part-${at}`} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <ul className="stacks">
        {rows.map((row) => (
          <li key={row.name}>
            <b>{row.name}</b>
            <span>{row.note}</span>
            <svg aria-hidden="true" width="100%" height={14} className="stack">
              {toSpans(row).map(({ part, from, width }) => (
                <rect key={part} x={`${from}%`} width={`${width}%`} height={14} className={`part-${part}`} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function toSpans({ parts, of }: StackedRow) {
  let from = 0;
  return parts.map((count, part) => {
    const width = toTenth((count / of) * 100);
    const span = { part, from, width };
    from = toTenth(from + width);
    return span;
  });
}

const toTenth = (percent: number): number => Math.round(percent * 10) / 10;

interface StackedPart {
  name: string;
  value: number;
  tone: 1 | 2 | 3;
}

interface StackedBarProps {
  parts: readonly StackedPart[];
  most: number;
}

const gap = 0.4;

/** Needs its figures as text beside it. */
export function StackedBar({ parts, most }: StackedBarProps) {
  let from = 0;
  return (
    <svg aria-hidden="true" className="stacked-bar" width="100%" height={12}>
      {parts.map(({ name, value, tone }) => {
        const x = from;
        const width = (value / most) * 100;
        from += width;
        return (
          width > 0 && (
            <rect
              key={name}
              x={`${round(x)}%`}
              width={`${round(Math.max(gap, width - gap))}%`}
              height={12}
              className={`tone-${tone}`}
            />
          )
        );
      })}
    </svg>
  );
}

const round = (share: number): number => Math.round(share * 10) / 10;
