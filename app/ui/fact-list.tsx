import type { ReactNode } from "react";

export interface Fact {
  /** "3,282,010", "Full practice" */
  figure: ReactNode;
  label: string;
  /** Source and year: "BLS, May 2025" */
  source?: string;
}

/** Figures in a grid, each with what it is and where it comes from. Facts that are null are left out. */
export function FactList({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
      {facts
        .filter((fact) => fact !== null)
        .map(({ figure, label, source }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-5 py-4">
            <dt className="text-ink-2 text-md">
              {label}
              {source && <span className="block text-ink-3 text-sm">{source}</span>}
            </dt>
            <dd className="font-bold text-2xl tabular-nums tracking-tight">{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
