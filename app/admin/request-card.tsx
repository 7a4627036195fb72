import { Form, Link } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chip.tsx";
import type { RequestRow } from "./request-view.ts";
import { listStatusSteps, statusTones } from "./status-steps.ts";

interface RequestCardProps {
  row: RequestRow;
  action: string;
  /** The search that found it, so that a change leads back to what was found. */
  words?: string;
}

export function RequestCard({ row, action, words }: RequestCardProps) {
  return (
    <article
      aria-label={row.title}
      data-row
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg">
          {row.to ? (
            <Link to={row.to} data-open className="link">
              {row.title}
            </Link>
          ) : (
            row.title
          )}
        </h2>
        <Chips
          chips={[
            { label: row.status, tone: statusTones[row.status] },
            ...(row.assignee ? [{ label: `with ${row.assignee}` }] : []),
            ...(row.due ? [{ label: row.due.text, tone: row.due.isOver ? "coral" : "plain" } as const] : []),
          ]}
        />
        <time dateTime={row.isoTime} className="ml-auto text-ink-3 text-sm tabular-nums">
          {row.time}
        </time>
      </header>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-md [&_dt]:text-ink-3 [&_dt]:text-sm">
        {row.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className="wrap-anywhere">
              {fact.href ? (
                <a href={fact.href} className="link">
                  {fact.text}
                </a>
              ) : (
                fact.text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{row.text}</p>
      <StatusButtons row={row} action={action} words={words} />
    </article>
  );
}

function StatusButtons({ row, action, words }: RequestCardProps) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="publicId" value={row.publicId} />
      {words && <input type="hidden" name="find" value={words} />}
      {listStatusSteps(row.kind, row.status).map(({ status, label }) => (
        <button
          key={status}
          type="submit"
          name="status"
          value={status}
          className={buttonClass("outline")}
          data-key={status === "contacted" ? "e" : undefined}
          aria-label={`${label}: ${row.title}`}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
