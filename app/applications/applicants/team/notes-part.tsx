import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { requiredText } from "#app/kit/forms/fields.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import type { NotePart } from "./mentions.ts";

export const noteSchema = z.object({
  note: requiredText("Enter a note", 5000),
  tell: z.coerce.number().int().positive().optional(),
});

interface ShownNote {
  id: number;
  parts: readonly NotePart[];
  author: string;
  at: string;
  isOwn: boolean;
}

interface NotesPartProps {
  notes: readonly ShownNote[];
  colleagues: readonly { value: string; label: string }[];
  idempotencyKey: string;
  answer?: RequestAnswer;
  said: ReactNode;
}

export function NotesPart({ notes, colleagues, idempotencyKey, answer, said }: NotesPartProps) {
  const { fields, frame } = usePostedForm({ schema: noteSchema, answer });
  return (
    <section id="notes" aria-labelledby="notes-title">
      <h3 id="notes-title" className={notes.length === 0 ? "sr-only" : undefined}>
        Notes
      </h3>
      {said}
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, parts, author, at, isOwn }) => (
            <li key={id} className="grid gap-1 border-line border-l-2 pl-3">
              <p className="wrap-anywhere whitespace-pre-line">
                {parts.map(({ text, ids }, place) =>
                  ids.length > 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never changes its order
                    <strong key={place} className="rounded-sm bg-sunken px-1">
                      {text}
                    </strong>
                  ) : (
                    text
                  ),
                )}
              </p>
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
      <details open={answer !== undefined || undefined}>
        <FoldLine>Add a note</FoldLine>
        <RequestForm
          frame={frame}
          idempotencyKey={idempotencyKey}
          submit="Add note"
          submitting="Adding..."
          className="max-w-2xl pb-4"
        >
          <TextArea
            label="New note"
            meta={fields.note}
            rows={3}
            hint={`Your team reads it. The applicant does not.${colleagues.length > 0 ? ` Write @ and a name, such as @${colleagues[0]!.label}, to email a colleague.` : ""}`}
          />
          {colleagues.length > 0 && (
            <Select
              label="Tell a colleague"
              meta={fields.tell}
              options={[{ value: "", label: "Nobody" }, ...colleagues]}
            />
          )}
        </RequestForm>
      </details>
    </section>
  );
}
