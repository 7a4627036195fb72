import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface FoldProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Fold({ id, title, lead, children }: FoldProps) {
  return (
    <details id={id} className="faq-entry">
      <summary>
        <h3 id={`${id}-title`}>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div className="pb-stack">
        {lead && <div className="pb-item text-ink-2 text-md">{lead}</div>}
        {children}
      </div>
    </details>
  );
}

/** Only a phone folds it: a wide screen shows the content without the summary. */
export function NarrowFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="narrow-fold">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
