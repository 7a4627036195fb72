import type { ReactNode } from "react";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { dueRule, toDueAt } from "./due.ts";
import type { Message } from "./message.ts";
import type { Receipt } from "./receipt.ts";

export interface ReceiptWords {
  sent: Message;
  nextSteps: readonly string[];
}

interface SentReceiptProps extends ReceiptWords {
  headingLevel: "h2" | "h3";
  /** Null without cookies, when it is only known that something was sent. */
  receipt: Receipt | null;
  children: ReactNode;
}

export function SentReceipt({ headingLevel: Heading, sent, nextSteps, receipt, children }: SentReceiptProps) {
  return (
    <div className="grid gap-5 rounded-card border border-accent bg-surface p-5">
      <div className="flex gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <Icon name="check" />
        </span>
        <div className="grid gap-1">
          <Heading className="text-lg">{sent.title}</Heading>
          <p className="text-ink-2">{sent.text}</p>
        </div>
      </div>
      {receipt && <Copy receipt={receipt} />}
      <div className="grid gap-2">
        <p className="font-semibold">What happens next</p>
        <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2 text-md">
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function Copy({ receipt: { reference, sentAt, facts, text, fileName } }: { receipt: Receipt }) {
  const dueAt = toDueAt(sentAt);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 rounded-control bg-sunken px-4 py-3.5 sm:grid-cols-2 [&_dt]:text-ink-3 [&_dt]:text-sm">
        <div>
          <dt>Reference</dt>
          <dd className="font-semibold text-lg tabular-nums">{reference}</dd>
        </div>
        <div>
          <dt>Answer due by</dt>
          <dd className="font-semibold">
            <time dateTime={new Date(dueAt).toISOString()}>{toOfficeTime(dueAt)}</time>
          </dd>
          <dd className="text-ink-2 text-sm">{dueRule}</dd>
        </div>
      </dl>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          What you sent
          <time dateTime={new Date(sentAt).toISOString()} className="font-normal text-ink-3 text-sm">
            {toOfficeTime(sentAt)}
          </time>
        </p>
        <dl className="grid gap-x-8 gap-y-2 text-md sm:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:text-ink-3 [&_dt]:text-sm">
          {[...facts, { label: "Attachment", value: fileName ?? "" }].map(
            ({ label, value }) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line border-line border-l-2 pl-4 text-ink-2 text-md">
          {text}
        </p>
      </div>
    </>
  );
}
