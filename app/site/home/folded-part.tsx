import type { ReactNode } from "react";

interface FoldProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Folded on a phone. A wide screen shows the content, and the title beside the summary that it hides. */
export function Fold({ id, title, lead, children }: FoldProps) {
  return (
    <>
      <h3 className="wide-title pt-item pb-item">{title}</h3>
      <details id={id} className="faq-entry wide-open">
        <summary>
          <h3>{title}</h3>
        </summary>
        {lead && <div className="pb-item text-ink-2 text-md">{lead}</div>}
        {children}
      </details>
    </>
  );
}

export function NarrowFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="narrow-fold wide-open">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
