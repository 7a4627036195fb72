import { hiringSteps } from "#app/companies/pitch/what-happens-next.ts";

export function ThreeSteps() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {hiringSteps.map(({ title, text }, at) => (
        <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-5">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong tabular-nums"
          >
            {at + 1}
          </span>
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
