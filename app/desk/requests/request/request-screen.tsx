import { Form } from "@remix-run/react";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { statusTones } from "#app/desk/requests/status-steps.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { Picker } from "#app/kit/ui/control/picker.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { CompanyPart, ReplyPart } from "./company-part.tsx";
import type { DeskAnswer } from "./receive-request-form.server.ts";
import { deskNoteSchema } from "./reply-templates.ts";
import type { RequestPageView } from "./request-page.server.ts";

interface RequestScreenProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

export function RequestScreen({ view, answer }: RequestScreenProps) {
  const { row, done } = view;
  const answerTo = (form: DeskAnswer["form"]) => (answer?.form === form ? answer : undefined);
  return (
    <DeskPage title={row.title} lead={view.sent} back={{ to: view.list }}>
      {done && !answer && <Notice live tone="good" title={done} />}
      <div className="grid gap-stack md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        <div className="order-2 grid min-w-0 gap-stack md:order-1">
          <section aria-labelledby="sent" className="grid gap-2">
            <h2 id="sent">What they wrote</h2>
            <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">
              {view.text}
            </p>
          </section>
          <CompanyPart view={view} answer={answerTo("company")} />
          <ReplyPart view={view} answer={answerTo("answer")} />
          <RequestHistory key={view.history.length} view={view} answer={answerTo("note")} />
        </div>
        <div className="order-1 md:order-2">
          <RequestAside view={view} />
        </div>
      </div>
    </DeskPage>
  );
}

function RequestAside({ view }: { view: RequestPageView }) {
  const { row, steps, admins, assignedTo } = view;
  const chips = [
    { label: row.status, tone: statusTones[row.status] },
    ...(row.due ? [{ label: row.due.text, tone: row.due.isOver ? "coral" : "plain" } as const] : []),
  ];
  return (
    <aside
      aria-label="At a glance"
      className="grid content-start gap-item rounded-panel border border-line bg-surface p-5"
    >
      <Chips chips={chips} />
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        {steps.map(({ status, label }) => (
          <button
            key={status}
            type="submit"
            name="status"
            value={status}
            data-key={status === "contacted" ? "e" : undefined}
            className={buttonClass("outline", "small")}
          >
            {label}
          </button>
        ))}
      </Form>
      {assignedTo !== view.viewerId && (
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="assignee"
            value={view.viewerId}
            data-key="a"
            className={buttonClass("outline", "small")}
          >
            Assign to me
          </button>
        </Form>
      )}
      <Picker
        label="Assigned to"
        name="assignee"
        value={assignedTo}
        options={[{ value: "", label: "Nobody" }, ...admins]}
        submit="Assign"
      />
      <GivenFacts facts={view.facts} />
    </aside>
  );
}

export const GivenFacts = ({ facts }: { facts: RequestPageView["facts"] }) => (
  <dl className="grid gap-3 text-md [&_dt]:text-ink-3 [&_dt]:text-sm [&:not(:last-child)]:border-line [&:not(:last-child)]:border-b [&:not(:last-child)]:pb-item">
    {facts.map(({ label, text, href }) => (
      <div key={label + text}>
        <dt>{label}</dt>
        <dd className="wrap-anywhere">
          {href ? (
            <a href={href} className="link">
              {text}
            </a>
          ) : (
            text
          )}
        </dd>
      </div>
    ))}
  </dl>
);

interface RequestHistoryProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

function RequestHistory({ view, answer }: RequestHistoryProps) {
  const { fields, frame } = usePostedForm({ schema: deskNoteSchema, answer });
  return (
    <section id="history" aria-labelledby="history-title" className="grid scroll-mt-20 gap-item">
      <h2 id="history-title">Notes and history</h2>
      <ol className="grid gap-3 text-md">
        <li className="text-ink-3 tabular-nums">{view.sent} Sent</li>
        {view.history.map(({ id, at, by, words, text }) => (
          <li key={id} className="grid gap-1">
            <p>
              <span className="text-ink-3 tabular-nums">{at}</span> {words}
              {by && <span className="text-ink-2"> by {by}</span>}
            </p>
            {text && (
              <div className="wrap-anywhere max-w-2xl whitespace-pre-line rounded-card border border-line bg-surface px-4 py-3">
                {text.subject && <p className="font-semibold">{text.subject}</p>}
                {text.body}
              </div>
            )}
          </li>
        ))}
      </ol>
      <RequestForm
        frame={frame}
        idempotencyKey={view.idempotencyKey}
        submit="Add note"
        submitting="Adding..."
        className="max-w-2xl"
      >
        <TextArea label="New note" meta={fields.note} rows={3} hint="Only admins read it." />
      </RequestForm>
    </section>
  );
}
