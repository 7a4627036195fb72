import { Form } from "@remix-run/react";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { noteSchema } from "./applicant-forms.ts";
import type { ApplicantView } from "./applicant-view.ts";
import type { ApplicantAnswer } from "./receive-applicant-form.server.ts";

interface ApplicantNotesProps {
  notes: ApplicantView["notes"];
  idempotencyKey: string;
  answer?: ApplicantAnswer;
}

export function ApplicantNotes({ notes, idempotencyKey, answer }: ApplicantNotesProps) {
  const { fields, frame } = usePostedForm({ schema: noteSchema, answer });
  return (
    <section id="notes" aria-labelledby="notes-title" className="grid scroll-mt-20 gap-item">
      <h2 id="notes-title">Notes</h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, text, author, at, isOwn }) => (
            <li key={id} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <div className="flex flex-wrap items-center justify-between gap-2 text-ink-3 text-sm">
                <span>
                  {author}, {at}
                </span>
                {isOwn && (
                  <Form method="post" preventScrollReset>
                    <button
                      type="submit"
                      name="remove"
                      value={id}
                      className="link inline-flex min-h-9 cursor-pointer items-center"
                    >
                      Delete note
                    </button>
                  </Form>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <RequestForm
        frame={frame}
        idempotencyKey={idempotencyKey}
        submit="Add note"
        submitting="Adding..."
        className="max-w-2xl"
      >
        <TextArea
          label="New note"
          meta={fields.note}
          rows={3}
          hint="Your team reads it. The applicant does not."
        />
      </RequestForm>
    </section>
  );
}
