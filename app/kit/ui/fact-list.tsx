import type { ReactNode } from "react";

export interface Fact {
  figure: ReactNode;
  label: string;
  source?: string;
}

export function FactList({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line max-sm:[&>:last-child:nth-child(odd)]:col-span-full">
      {facts
        .filter((fact) => fact !== null)
        .map(({ figure, label, source }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface p-4">
            <dt className="text-ink-2 text-md">
              {label}
              {source && <span className="block text-ink-3 text-sm">{source}</span>}
            </dt>
            <dd className="font-bold text-2xl tabular-nums [letter-spacing:-0.02em]">{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
