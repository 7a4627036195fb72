import type { PageLink } from "#app/pages/page/page-link.ts";

export function GuideLine({ guides }: { guides: readonly PageLink[] }) {
  if (guides.length === 0) return null;
  return (
    <nav
      aria-label="Guides"
      className="page links flex flex-wrap gap-x-6 gap-y-1 border-line border-t py-stack"
    >
      <b className="inline-flex min-h-11 items-center">Guides</b>
      {guides.map(({ to, title }) => (
        <a key={to} href={to} className="inline-flex min-h-11 items-center py-1">
          {title}
        </a>
      ))}
    </nav>
  );
}
