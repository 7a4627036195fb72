import { LinkList } from "#app/page/link-list.tsx";
import type { ComingPage } from "./coming-pages.ts";

export function ComingScreen({ page }: { page: Pick<ComingPage, "title" | "text" | "links"> }) {
  return (
    <div className="page grid gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <header className="grid content-start justify-items-start gap-3">
        <p className="chip chip-amber">Not built yet</p>
        <h1>{page.title}</h1>
        <p className="max-w-2xl text-ink-2 text-lg">{page.text}</p>
      </header>
      <LinkList id="meanwhile" heading="Until then" links={page.links} />
    </div>
  );
}
