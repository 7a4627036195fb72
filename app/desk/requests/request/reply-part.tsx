import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { replySchema } from "./desk-request-forms.ts";
import type { DeskAnswer } from "./receive-request-form.server.ts";
import type { RequestPageView } from "./request-page.server.ts";

interface ReplyPartProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

export function ReplyPart({ view, answer }: ReplyPartProps) {
  return (
    <section id="answer" aria-labelledby="answer-title" className="grid scroll-mt-20 gap-item">
      <h2 id="answer-title">Answer by email</h2>
      <ChoiceLinks choices={view.templates} />
      {view.draft && <ReplyForm key={view.draft.template} draft={view.draft} view={view} answer={answer} />}
    </section>
  );
}

function ReplyForm({
  draft,
  view,
  answer,
}: ReplyPartProps & { draft: NonNullable<RequestPageView["draft"]> }) {
  const { template, subject, text } = draft;
  const { fields, frame } = usePostedForm({ schema: replySchema, prefill: { subject, text }, answer });
  return (
    <RequestForm
      frame={frame}
      idempotencyKey={view.idempotencyKey}
      submit="Send answer"
      submitting="Sending..."
      className="max-w-2xl"
    >
      <input type="hidden" name="template" value={template} />
      <Field label="Subject" meta={fields.subject} />
      <TextArea label="Message" meta={fields.text} rows={12} />
      <p className="text-ink-3 text-sm">
        Goes to {view.email}. Replies come to {view.replyTo}.
        {view.row.status === "new" && " Sending it marks the request as contacted."}
      </p>
    </RequestForm>
  );
}
