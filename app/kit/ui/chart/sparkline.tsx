interface SparklineProps {
  /** Oldest first, at least two. */
  values: readonly number[];
}

const height = 48;
const inset = 5;

/** Hidden from screen readers: words or a table beside it have the counts. */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const toX = (at: number) => Math.round((at / (values.length - 1)) * 1000) / 10;
  // Equal counts are drawn in the middle.
  const toY = (value: number) => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round((height - inset - share * (height - 2 * inset)) * 10) / 10;
  };
  const points = values.map((value, at) => [toX(at), toY(value)] as const);
  const [lastX, lastY] = points.at(-1)!;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
      {points.slice(1).map(([x, y], at) => (
        <line
          key={x}
          x1={`${points[at]![0]}%`}
          y1={points[at]![1]}
          x2={`${x}%`}
          y2={y}
          className="stroke-2 stroke-accent"
          strokeLinecap="round"
        />
      ))}
      <circle cx={`${lastX}%`} cy={lastY} r={4} className="fill-accent" />
    </svg>
  );
}
