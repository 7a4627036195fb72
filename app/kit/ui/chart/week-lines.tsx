import { formatCount } from "#app/kit/ui/count.ts";
import "./week-lines.css";

interface LineRow {
  name: string;
  note: string;
  values: readonly number[];
}

interface WeekLinesProps {
  label: string;
  rows: readonly LineRow[];
  ends: readonly [first: string, last: string];
}

const width = 300;
const height = 40;
const edge = 4;

/** Each line's scale goes from zero to its own highest value. */
export function WeekLines({ label, rows, ends: [first, last] }: WeekLinesProps) {
  return (
    <figure aria-label={label}>
      <ul className="week-lines">
        {rows.map((row) => (
          <li key={row.name}>
            <b>{row.name}</b>
            <span>{row.note}</span>
            <Line row={row} />
          </li>
        ))}
        <li aria-hidden="true">
          <small>
            {first} <span>{last}</span>
          </small>
        </li>
      </ul>
    </figure>
  );
}

function Line({ row: { name, values } }: { row: LineRow }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => [
    values.length > 1 ? (at / (values.length - 1)) * width : width,
    height - edge - (value / most) * (height - 2 * edge),
  ]);
  return (
    <svg
      role="img"
      aria-label={`${name}: ${values.map(formatCount).join(", ")}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
    >
      <line x1={0} x2={width} y1={height - edge} y2={height - edge} vectorEffect="non-scaling-stroke" />
      <polyline
        points={points.map((point) => point.map(Math.round).join(",")).join(" ")}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
