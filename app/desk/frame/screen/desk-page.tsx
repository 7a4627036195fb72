import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeskKeys } from "./desk-keys.tsx";
import { DeskNav } from "./desk-nav.tsx";
import { findSection } from "./desk-sections.ts";
import "./desk.css";
import "#app/pages/page/workspace.css";

interface DeskPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Keys: j and k move over `data-row`, o presses `data-open`, and a letter presses its `data-key="e"`. */
export function DeskPage({ title, lead, actions, children }: DeskPageProps) {
  const current = findSection(useLocation().pathname);
  return (
    <div className="desk">
      <DeskNav current={current} />
      <div className="desk-main">
        <header className="flex flex-wrap items-end justify-between gap-item">
          <div className="grid gap-1">
            <h1>{title}</h1>
            {lead && <p className="max-w-2xl text-ink-2">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
      <DeskKeys />
    </div>
  );
}
