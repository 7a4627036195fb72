import { Link } from "@remix-run/react";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";

interface BarItem {
  name: string;
  value: number;
  to?: string;
  note?: string;
}

interface BarListProps {
  items: readonly BarItem[];
  unit?: readonly [one: string, many: string];
  format?: (value: number) => string;
  columns?: 1 | 2 | 4;
  /** The value of a whole bar, for lists that share a scale. */
  most?: number;
}

export function BarList({
  items,
  unit,
  format = formatCount,
  columns = 1,
  most = Math.max(1, ...items.map(({ value }) => value)),
}: BarListProps) {
  return (
    <ul className={classNames("bars", columns > 1 && `bars-${columns}`)}>
      {items.map((item) => {
        const bar = <Bar item={item} most={most} unit={unit} format={format} />;
        return (
          <li key={item.to ?? item.name}>{item.to ? <Link to={item.to}>{bar}</Link> : <div>{bar}</div>}</li>
        );
      })}
    </ul>
  );
}

interface BarProps {
  item: BarItem;
  most: number;
  unit: BarListProps["unit"];
  format: (value: number) => string;
}

function Bar({ item: { name, value, note }, most, unit, format }: BarProps) {
  return (
    <>
      <b>
        {name}
        {note && <small> {note}</small>}
      </b>
      <span>
        {format(value)} {unit && <span className="sr-only">{unit[value === 1 ? 0 : 1]}</span>}
      </span>
      <svg aria-hidden="true" width="100%" height={6}>
        <rect width={`${Math.round(Math.max(0, value / most) * 1000) / 10}%`} height={6} rx={3} />
      </svg>
    </>
  );
}
