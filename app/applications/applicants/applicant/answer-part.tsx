import { Form, Link } from "@remix-run/react";
import { answerSchema, sendingLater } from "#app/applications/applicants/answer/answer-templates.ts";
import { type TellAsk, TellFields } from "#app/applications/applicants/ending/tell-fields.tsx";
import { MessageFile } from "#app/applications/receipt/message-file.tsx";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import type { ApplicantView } from "./applicant-view.ts";
import type { ApplicantAnswer } from "./receive-applicant-form.server.ts";

interface AnswerPartProps {
  view: ApplicantView;
  idempotencyKey: string;
  answer?: ApplicantAnswer;
}

export function AnswerPart({ view, idempotencyKey, answer }: AnswerPartProps) {
  const { name, stopped, draft } = view;
  return (
    <section id="answer" aria-labelledby="answer-title">
      <h3 id="answer-title" className="sr-only">
        Answer
      </h3>
      {view.isWithdrawn ? (
        <p className="text-ink-2">{name} withdrew this application. It can no longer be answered.</p>
      ) : stopped ? (
        <p className="text-ink-2">
          {name} stopped messages {stopped}. You can still move them, and we tell them where their status
          changes.
        </p>
      ) : (
        <details open={draft !== null || undefined}>
          <FoldLine>Write to {name}</FoldLine>
          <div className="grid gap-item pb-4">
            <p className="text-ink-2">
              {draft
                ? "Change whatever you like. Nothing is sent before you press the button."
                : "Pick a text to start from. You can change it before it is sent."}
            </p>
            <ChoiceLinks choices={view.templates} />
            <Link
              to={view.texts}
              className="link inline-flex min-h-6 items-center justify-self-start text-md"
            >
              Your own texts
            </Link>
            {draft && (
              <AnswerForm
                key={`${draft.template} ${draft.own ?? ""}`}
                draft={draft}
                to={name}
                idempotencyKey={idempotencyKey}
                answer={answer}
              />
            )}
          </div>
        </details>
      )}
    </section>
  );
}

interface AnswerFormProps extends Omit<AnswerPartProps, "view"> {
  draft: NonNullable<ApplicantView["draft"]>;
  to: string;
}

function AnswerForm({ draft, to, idempotencyKey, answer }: AnswerFormProps) {
  const { template, text, moves } = draft;
  const { fields, frame } = usePostedForm({ schema: answerSchema, prefill: { text }, answer });
  return (
    <>
      {answer?.preview && (
        <SaidPlace>
          <Preview preview={answer.preview} to={to} />
        </SaidPlace>
      )}
      <RequestForm
        frame={frame}
        idempotencyKey={idempotencyKey}
        submit="Send answer"
        submitting="Sending..."
        encType="multipart/form-data"
        className="max-w-2xl"
        beside={
          <>
            <Button name={sendingLater} value="yes" look="outline">
              Send in 10 minutes
            </Button>
            <Button name="preview" value="yes" look="outline">
              Preview
            </Button>
          </>
        }
      >
        <input type="hidden" name="template" value={template} />
        <TextArea label="Message" meta={fields.text} rows={14} />
        <MessageFile
          form={fields.text.formId}
          problem={answer?.fileProblem ?? null}
          note={
            answer?.preview?.hasFile
              ? "Check that your file is still chosen: a preview may lose it."
              : undefined
          }
        />
        <p className="text-ink-3 text-sm">
          Goes to {to} by email, at once, or in 10 minutes with a way to undo it until then. Replies come
          here, and to your team by email. {moves && `Sending it moves the applicant to “${moves}”.`}
        </p>
      </RequestForm>
    </>
  );
}

interface PreviewProps {
  preview: NonNullable<ApplicantAnswer["preview"]>;
  to: string;
}

function Preview({ preview, to }: PreviewProps) {
  return (
    <article
      aria-label="Preview of the email"
      className="grid max-w-2xl gap-3 rounded-card border border-line bg-surface p-5"
    >
      <dl className="grid gap-1 border-line border-b pb-3 text-md [&_dt]:inline [&_dt]:text-ink-3 [&_dd]:wrap-anywhere [&_dd]:inline">
        <div>
          <dt>To:</dt> <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject:</dt> <dd className="font-semibold">{preview.subject}</dd>
        </div>
      </dl>
      <p className="wrap-anywhere whitespace-pre-line">{preview.text}</p>
    </article>
  );
}

interface NotSelectedPartProps {
  view: ApplicantView;
  ask: TellAsk;
  wrong?: string;
}

/** What to tell someone comes before the move. */
export function NotSelectedPart({ view, ask, wrong }: NotSelectedPartProps) {
  return (
    <section
      aria-label="Not selected"
      className="grid scroll-mt-20 gap-item rounded-card border border-line bg-surface p-5"
    >
      <Form method="post" preventScrollReset className="grid gap-item">
        <input type="hidden" name="stage" value={view.notSelected} />
        <input type="hidden" name="from" value={view.stage} />
        {wrong ? (
          <TellFields ask={ask} />
        ) : (
          <SaidPlace>
            <TellFields ask={ask} />
          </SaidPlace>
        )}
        {wrong && <Said tone="bad">{wrong}</Said>}
      </Form>
      <p>
        <Link to={view.path} className="link inline-flex min-h-11 items-center">
          Keep “{view.chip.label}”
        </Link>
      </p>
    </section>
  );
}
