import type { ReactNode } from "react";
import { Icon } from "#app/kit/ui/icon.tsx";

interface FoldProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Folded on a phone. A wide screen shows the content, and the title beside the summary that it hides. */
export function Fold({ id, title, lead, children }: FoldProps) {
  return (
    <div id={id}>
      <h3 className="wide-title pt-item pb-item">{title}</h3>
      <details className="faq-entry wide-open">
        <summary>
          <h3>{title}</h3>
          <Icon name="chevron-down" />
        </summary>
        <div className="pb-stack">
          {lead && <div className="pb-item text-ink-2 text-md">{lead}</div>}
          {children}
        </div>
      </details>
    </div>
  );
}

export function NarrowFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="narrow-fold wide-open">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
