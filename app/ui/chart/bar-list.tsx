import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/count.ts";

interface BarItem {
  name: string;
  value: number;
  to?: string;
}

interface BarListProps {
  items: readonly BarItem[];
  unit?: readonly [one: string, many: string];
  format?: (value: number) => string;
  columns?: 1 | 2 | 4;
}

const columnClasses = {
  1: "",
  2: "sm:grid-cols-2",
  4: "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
};

export function BarList({ items, unit, format = formatCount, columns = 1 }: BarListProps) {
  const most = Math.max(1, ...items.map(({ value }) => value));
  return (
    <ul className={classNames("-mx-3 grid gap-x-4 gap-y-1", columnClasses[columns])}>
      {items.map((item) => (
        <li key={item.to ?? item.name}>
          {item.to ? (
            <Link
              to={item.to}
              className="grid gap-1 rounded-control px-3 py-2 transition-colors duration-150 hover:bg-sunken"
            >
              <Bar item={item} most={most} unit={unit} format={format} />
            </Link>
          ) : (
            <div className="grid gap-1 px-3 py-2">
              <Bar item={item} most={most} unit={unit} format={format} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  item: BarItem;
  most: number;
  unit: BarListProps["unit"];
  format: (value: number) => string;
}

function Bar({ item: { name, value }, most, unit, format }: BarProps) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-2 text-md tabular-nums">
          {format(value)} {unit && <span className="sr-only">{unit[value === 1 ? 0 : 1]}</span>}
        </span>
      </span>
      <span className="h-1 rounded-full bg-sunken" aria-hidden="true">
        <span
          className="block h-1 rounded-full bg-accent"
          style={{ width: `${Math.round(Math.max(0, value / most) * 1000) / 10}%` }}
        />
      </span>
    </>
  );
}
