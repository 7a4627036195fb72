import { Link } from "@remix-run/react";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import type { EarlierApplicant } from "./earlier-applicants.server.ts";
import type { RowFacts } from "./row-facts.ts";

const tones: Record<NonNullable<RowFacts["license"]>["tone"], ChipTone> = {
  good: "good",
  warn: "amber",
  bad: "coral",
  open: "plain",
};

export const EarlierApplicants = ({ people }: { people: readonly EarlierApplicant[] }) => (
  <details className="rounded-card border border-line bg-surface px-5 py-3">
    <summary className="min-h-6 cursor-pointer font-semibold">
      {people.length === 1 ? "1 earlier applicant may fit" : `${people.length} earlier applicants may fit`}
    </summary>
    <p className="pt-2 text-ink-2 text-md">
      They applied for other jobs of yours in the same profession, and agreed to be considered again.
    </p>
    <ul className="divide-y divide-line">
      {people.map(({ name, to, applied, license }) => (
        <li key={to} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="wrap-anywhere min-w-0">
            <Link to={to} className="link inline-flex min-h-6 items-center">
              {name}
            </Link>
            <p className="text-ink-2 text-sm">{applied}</p>
          </div>
          {license && (
            <p className={toChipClass(tones[license.tone])}>
              <span className="sr-only">License: </span>
              {license.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  </details>
);
