import { Link } from "@remix-run/react";
import { deskGroups, type findSection } from "./desk-sections.ts";

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
  return deskGroups.map(({ name, sections }) => (
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
