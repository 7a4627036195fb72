import { useRef, useState } from "react";
import { FormOrReceipt, type Sending, type SentAnswer } from "#app/kit/forms/form-or-receipt.tsx";
import type { Message } from "#app/kit/forms/message.ts";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { useRequestForm } from "#app/kit/forms/use-request-form.ts";
import { isApiFailure, requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";
import { AttachmentField } from "./attachment-field.tsx";
import {
  findFileProblem,
  isOfDialog,
  listAttached,
  toFieldProblem,
  toFileProblem,
  toHireSchema,
} from "./hire-request.ts";
import type { HiringPrefill } from "./hiring-prefill.ts";
import { anotherRequest, hiringWords, toHiringWords, whatHappensNext } from "./hiring-words.ts";

interface HiringFormProps extends Sending {
  source: string;
  prefill?: HiringPrefill;
  idempotencyKey?: string;
}

const draft = { key: "hire-request", title: "Hiring request" };

/** Without JavaScript it posts to the page of hiring requests, on any page. */
export function HiringForm({ source, prefill, idempotencyKey, answer, onSent }: HiringFormProps) {
  const [key] = useState(() => idempotencyKey ?? randomId());
  const file = useRef<HTMLInputElement>(null);
  const refused = toFileProblem(answer?.problem);
  const [fileProblem, setFileProblem] = useState(refused);
  const { sent, failed, submitting } = toHiringWords(source);

  async function checkFile(form: FormData) {
    const found = await findFileProblem(listAttached(form));
    setFileProblem(found);
    if (found) file.current?.focus();
    return found;
  }

  function toProblem(error: Error): Message {
    const found = toFileProblem(isApiFailure(error) ? (error.answer ?? undefined) : undefined);
    if (found) setFileProblem(found);
    if (found?.status === 415) return found;
    return { title: failed.title, text: toDisplayMessage(error, failed.text) };
  }

  const { fields, frame } = useRequestForm({
    schema: toHireSchema(source),
    draft,
    answer,
    prefill: prefill as Record<string, string> | undefined,
    check: checkFile,
    send: (_value, data) => requestJson<SentAnswer | null>("POST", "/api/hire-request", data),
    sent,
    onSent,
    toProblem,
    toFieldProblem,
  });
  return (
    <RequestForm
      frame={frame}
      action={paths.hireRequest()}
      encType="multipart/form-data"
      idempotencyKey={key}
      submit="Submit Request"
      submitting={submitting}
      className="@container [&_textarea]:min-h-30"
    >
      <input type="hidden" name={fields.source.name} value={fields.source.initialValue ?? source} />
      <div className="grid gap-4 @sm:grid-cols-2">
        <Field label="Name" meta={fields.name} autoComplete="name" />
        <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
        <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
        <Field label="Company" meta={fields.company} autoComplete="organization" />
      </div>
      <Field label="Position" meta={fields.position} autoComplete="off" />
      <div className="grid gap-4 @sm:grid-cols-2">
        <Field label="Where" meta={fields.place} autoComplete="off" />
        <Field label="How many" meta={fields.headcount} type="number" autoComplete="off" />
      </div>
      <TextArea
        label="Details"
        meta={fields.details}
        rows={4}
        hint={`Shift, pay and start date.${isOfDialog(source) ? "" : " At least 20 characters."}`}
      />
      <AttachmentField
        input={file}
        problem={fileProblem}
        onProblem={setFileProblem}
        isAnswer={refused !== null}
      />
    </RequestForm>
  );
}

interface HiringPanelProps {
  source: string;
  idempotencyKey: string;
  prefill?: HiringPrefill;
  className?: string;
}

export function HiringPanel({ source, idempotencyKey, prefill, className }: HiringPanelProps) {
  return (
    <div className={classNames("rounded-panel border border-line bg-surface p-4 md:p-5", className)}>
      <FormOrReceipt
        label="Your hiring request"
        sent={hiringWords.page.sent}
        nextSteps={whatHappensNext}
        again={anotherRequest}
        headingLevel="h3"
      >
        {(sending) => (
          <HiringForm source={source} prefill={prefill} idempotencyKey={idempotencyKey} {...sending} />
        )}
      </FormOrReceipt>
    </div>
  );
}
