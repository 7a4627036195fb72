import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { paths } from "#app/paths.ts";
import { deskGroups, type findSection, mayOpenDesk } from "./desk-sections.ts";

export function DeskNav({ current }: { current: ReturnType<typeof findSection> }) {
  return (
    <nav aria-label="Desk" className="desk-nav">
      <details key={current?.to}>
        <summary>Desk: {current?.name ?? "menu"}</summary>
        <Groups current={current} />
      </details>
      <div className="desk-nav-wide">
        <Groups current={current} />
      </div>
    </nav>
  );
}

function Groups({ current }: { current: ReturnType<typeof findSection> }) {
  const role = useViewer()?.deskRole;
  const groups = deskGroups.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ to }) => mayOpenDesk(role, to)),
  }));
  return groups
    .filter(({ sections }) => sections.length > 0)
    .map(({ name, sections }) => (
      <div key={name} className="desk-group">
        <p>{name}</p>
        <ul>
          {sections.map((section) => (
            <li key={section.to}>
              <Link to={section.to} aria-current={section.to === current?.to ? "page" : undefined}>
                {section.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ));
}

interface DeskLinkProps {
  to: string;
  children: ReactNode;
  /** For a desk role that does not open the address. */
  otherwise?: ReactNode;
}

export function DeskLink({
  to,
  children,
  otherwise = children,
  ...link
}: DeskLinkProps & Partial<LinkProps>) {
  const role = useViewer()?.deskRole;
  if (to.startsWith(paths.admin()) && !mayOpenDesk(role, to)) return otherwise;
  return (
    <Link to={to} className="link" {...link}>
      {children}
    </Link>
  );
}
