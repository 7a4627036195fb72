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
