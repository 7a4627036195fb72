export function StepList({ steps }: { steps: readonly HiringStep[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {steps.map(({ title, owner, when, text }) => (
        <li key={title} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <p className="text-ink-3 text-md tabular-nums">{when}</p>
          <div className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-accent-strong text-md">{owner}</span>
            </p>
            <p className="text-ink-2 text-md">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface HiringStep {
  title: string;
  owner: string;
  when: string;
  text: string;
}
