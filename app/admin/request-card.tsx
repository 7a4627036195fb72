import { Form } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";
import { Chips, type ChipTone } from "#app/ui/chip.tsx";
import type { RequestStatus } from "./list-search.ts";
import type { RequestRow } from "./request-view.ts";

const tones: Record<RequestStatus, ChipTone> = { new: "amber", contacted: "blue", closed: "plain" };

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
        <h2 className="text-lg">{row.title}</h2>
        <Chips
          chips={[
            { label: row.status, tone: tones[row.status] },
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

interface StatusStep {
  status: RequestStatus;
  label: string;
}

const reopen: StatusStep = { status: "new", label: "Reopen" };
const close: StatusStep = { status: "closed", label: "Close" };
const stepsFrom: Record<RequestStatus, StatusStep[]> = {
  new: [{ status: "contacted", label: "Mark contacted" }, close],
  contacted: [close, reopen],
  closed: [reopen],
};

function StatusButtons({ row, action, words }: RequestCardProps) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="publicId" value={row.publicId} />
      {words && <input type="hidden" name="find" value={words} />}
      {stepsFrom[row.status].map(({ status, label }) => (
        <button
          key={status}
          type="submit"
          name="status"
          value={status}
          className={buttonClass("outline")}
          data-key={status === "closed" ? "e" : undefined}
          aria-label={`${label}: ${row.title}`}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
