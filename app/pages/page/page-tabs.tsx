import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { TextSection } from "#app/kit/ui/text-section.tsx";

interface PageTabsProps {
  /** Of the row: what all tabs are about. */
  label: string;
  first: { name: string; to: string };
  tabs: readonly { slug: string; name: string }[];
  toPath: (slug: string) => string;
  /** The first page's row has none. */
  current?: string;
}

export const PageTabs = ({ label, first, tabs, toPath, current }: PageTabsProps) => (
  <nav aria-label={label} className="tabs">
    <Link to={first.to} aria-current={current ? undefined : "page"}>
      {first.name}
    </Link>
    {tabs.map(({ slug, name }) => (
      <Link key={slug} to={toPath(slug)} aria-current={slug === current ? "page" : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);

interface BriefProps {
  id: string;
  title: ReactNode;
  /** The tab that has the rest. */
  to: string;
  all: string;
  children: ReactNode;
}

/** A few lines of a tab on the first page. */
export const Brief = ({ id, title, to, all, children }: BriefProps) => (
  <TextSection
    id={id}
    title={title}
    beside={
      <Link to={to} className="link inline-flex min-h-11 items-end">
        {all}
      </Link>
    }
  >
    {children}
  </TextSection>
);
