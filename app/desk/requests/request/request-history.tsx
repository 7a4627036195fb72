import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { deskNoteSchema } from "./desk-request-forms.ts";
import type { DeskAnswer } from "./receive-request-form.server.ts";
import type { RequestPageView } from "./request-page.server.ts";

interface RequestHistoryProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

export function RequestHistory({ view, answer }: RequestHistoryProps) {
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
