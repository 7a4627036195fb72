import { Link } from "@remix-run/react";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { PageLink } from "./page-link.ts";

export function LinkList({
  id,
  heading,
  links,
}: {
  id: string;
  heading: string;
  links: readonly PageLink[];
}) {
  return (
    <nav aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-13 items-center justify-between gap-4 px-5 py-2 font-semibold -outline-offset-3 [transition:background-color_150ms] hover:bg-sunken active:bg-accent-soft"
            >
              <span>{title}</span>
              <Icon name="arrow-right" className="text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
