import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/icon.tsx";
import type { ComingPage } from "./coming-pages.ts";

/** A page that is not built yet: what will be here, and where to go meanwhile. */
export function ComingScreen({ page }: { page: Pick<ComingPage, "title" | "text" | "links"> }) {
  return (
    <div className="page grid gap-10 py-10 md:py-16">
      <header className="grid max-w-3xl justify-items-start gap-3">
        <p className="chip chip-amber">Not built yet</p>
        <h1 className="text-3xl md:text-4xl">{page.title}</h1>
        <p className="max-w-2xl text-ink-2 text-lg">{page.text}</p>
      </header>
      <nav aria-labelledby="meanwhile" className="grid gap-4">
        <h2 id="meanwhile" className="text-xl">
          Meanwhile
        </h2>
        <LinkCards links={page.links} />
      </nav>
    </div>
  );
}

/** A few pages to go on to, each as a card. */
export function LinkCards({ links }: { links: ComingPage["links"] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-4 font-semibold transition-colors duration-150 hover:border-accent hover:text-accent-strong active:bg-sunken"
          >
            {title}
            <Icon name="arrow-right" className="text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
