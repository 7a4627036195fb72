import { Link } from "@remix-run/react";
import { classNames } from "#app/kit/ui/class-names.ts";

export interface Segment {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: string;
}

export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max overflow-hidden rounded-control border border-line-strong">
        {segments.map((segment) => (
          <li key={segment.label}>
            <Link
              to={segment.to}
              aria-current={segment.isCurrent ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-md -outline-offset-3 lg:min-h-9",
                segment.isCurrent ? "bg-accent text-on-accent" : "text-ink-2 hover:bg-sunken",
              )}
            >
              {segment.label}
              {segment.count && <span className="font-normal tabular-nums">{segment.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
