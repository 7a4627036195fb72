export type DeskFact = readonly [label: string, text: string | number | null];

export function DeskFacts({ facts }: { facts: readonly DeskFact[] }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2 text-md sm:gap-x-8 [&_dt]:text-ink-3">
      {facts.map(([label, text]) =>
        text === null ? null : (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
