import { useState } from "react";
import type { Message, RequestAnswer } from "#app/forms/message.ts";
import { RequestForm } from "#app/forms/request-form.tsx";
import { useRequestForm } from "#app/forms/use-request-form.ts";
import { paths } from "#app/paths.ts";
import { isApiFailure, requestJson, toDisplayMessage } from "#app/platform/browser/api-client.ts";
import { randomId } from "#app/platform/random.ts";
import { Field, TextArea } from "#app/ui/control/field.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import {
  hireRequestProblems,
  hireRequestSchema,
  hireRequestSent,
  toFieldProblem,
  toFileProblem,
} from "./hire-request.ts";

interface HireRequestFormProps {
  /** Comes from the page's loader. A form rendered only in the browser makes its own. */
  idempotencyKey?: string;
  answer?: RequestAnswer;
  onSent: () => void;
}

const draft = { key: "hire-request", title: "Hiring request" };

export function HireRequestForm({ idempotencyKey, answer, onSent }: HireRequestFormProps) {
  const [key] = useState(() => idempotencyKey ?? randomId());
  const { fields, frame } = useRequestForm({
    schema: hireRequestSchema,
    draft,
    answer,
    send: (_value, data) => requestJson("POST", "/api/hire-request", data),
    sent: hireRequestSent,
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
      submitting="Submitting..."
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Name" meta={fields.name} autoComplete="name" />
        <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
        <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
        <Field label="Company" meta={fields.company} autoComplete="organization" />
      </div>
      <TextArea
        label="Details"
        meta={fields.details}
        hint="The role, the location, the pay and the start date"
      />
      <AttachmentField refusal={toFileProblem(answer?.problem)} />
    </RequestForm>
  );
}

function toProblem(error: Error): Message {
  const code = isApiFailure(error) ? error.answer?.code : undefined;
  const { wrong_type, unreachable } = hireRequestProblems;
  if (code === wrong_type.code) return wrong_type;
  return { title: unreachable.title, text: toDisplayMessage(error, unreachable.text) };
}
