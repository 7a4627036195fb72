import type { Finding } from "#app/jobs/checks/rules/finding.ts";
import { toChipClass } from "#app/kit/ui/chip.tsx";
import type { Guess } from "./guesses.server.ts";

/** Before the decision, because no other finding weighs as much. */
export const LawPart = ({ laws }: { laws: readonly Finding[] }) => (
  <section aria-labelledby="law" className="grid gap-3">
    <h2 id="law">Law</h2>
    {laws.length === 0 && (
      <p className="text-ink-2">Our checks found nothing against the laws on pay and on wording.</p>
    )}
    {laws.length > 0 && (
      <ul className="grid gap-2">
        {laws.map(({ rule, field, severity, text, fix, source }) => (
          <li
            key={`${rule} ${field} ${text}`}
            className="grid justify-items-start gap-1 rounded-card border border-line bg-surface p-4"
          >
            <span className={toChipClass(severity === "error" ? "coral" : "amber")}>
              {severity === "error" ? "Must change" : "Should change"}
            </span>
            <p className="wrap-anywhere">{text}</p>
            {fix && <p className="text-ink-2 text-md">{fix}</p>}
            <p className="wrap-anywhere text-ink-3 text-sm">Source: {source}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
);

export function GuessedPart({ guesses }: { guesses: readonly Guess[] }) {
  if (guesses.length === 0) return null;
  return (
    <section aria-labelledby="guessed" className="grid gap-3">
      <h2 id="guessed">Guessed, not stated</h2>
      <ul className="grid gap-1 text-md">
        {guesses.map(({ name, value, why }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-2">
            <span className={toChipClass("amber")}>Guess</span>
            <span>
              {name}: <b className="font-semibold">{value}</b>
            </span>
            <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
