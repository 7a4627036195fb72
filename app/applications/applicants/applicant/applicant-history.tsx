import { Link } from "@remix-run/react";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import type { ApplicantView } from "./applicant-view.ts";

export function ApplicantHistory({ history }: { history: ApplicantView["history"] }) {
  return (
    <section aria-labelledby="history" className="grid gap-item">
      <h2 id="history">History</h2>
      <ol className="grid gap-3 text-md">
        {history.map(({ id, at, words, by, answer, undo, isNew }) => (
          <li key={id} className="grid gap-1">
            <p>
              {isNew && <strong className="mr-1 rounded-sm bg-amber-soft px-1.5 text-sm">New</strong>}
              <span className="text-ink-3 tabular-nums">{at}</span> {words}
              {by && <span className="text-ink-2"> by {by}</span>}
              {undo && (
                <span className="text-ink-2">
                  . The email goes {undo.at}.{" "}
                  <Link to={undo.to} className="link">
                    Undo
                  </Link>
                </span>
              )}
            </p>
            {answer && (
              <Fold title={answer.subject} isOpen={isNew}>
                <p className="wrap-anywhere whitespace-pre-line pb-3">{answer.text}</p>
              </Fold>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
