import { Link } from "@remix-run/react";

export interface GridLink {
  name: string;
  to: string;
  note?: string | null;
}

export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6">
      {links.map(({ name, to, note }) => (
        <li key={to} className="border-line border-t">
          <Link
            to={to}
            className="group flex min-h-11 flex-wrap items-center justify-between gap-3 rounded-control py-2"
          >
            <span className="font-semibold text-accent-strong underline decoration-transparent underline-offset-4 group-hover:decoration-current">
              {name}
            </span>
            {note && <span className="text-right text-ink-3 text-sm tabular-nums">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
