import { getFormProps } from "@conform-to/react";
import { useState } from "react";
import type { Message } from "#app/contact/contact.ts";
import { FormProblem } from "#app/contact/form-problem.tsx";
import { type RequestAnswer, useRequestForm } from "#app/contact/use-request-form.ts";
import { DraftNotice } from "#app/offline/draft-notice.tsx";
import { paths } from "#app/paths.ts";
import { isApiFailure, requestJson, toDisplayMessage } from "#app/platform/api-client.ts";
import { idempotencyKeyField } from "#app/platform/idempotency.ts";
import { randomId } from "#app/platform/random.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, FirstInvalid, TextArea } from "#app/ui/field.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import {
  hireRequestProblems,
  hireRequestSchema,
  hireRequestSent,
  toFieldProblem,
  toFileProblem,
} from "./hire-request.ts";

interface HireRequestFormProps {
  /** From the page's loader; a form that only a browser renders makes its own. */
  idempotencyKey?: string;
  answer?: RequestAnswer;
  onSent: () => void;
}

const draft = { key: "hire-request", title: "Hiring request" };

/** Posts to the page's action, or with JavaScript to the endpoint without leaving the page. */
export function HireRequestForm({ idempotencyKey, answer, onSent }: HireRequestFormProps) {
  const [key] = useState(() => idempotencyKey ?? randomId());
  const { form, fields, problem, firstInvalid, isToasted, isPending } = useRequestForm({
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
    <FirstInvalid.Provider value={firstInvalid}>
      <form
        {...getFormProps(form)}
        method="post"
        action={paths.hireRequest()}
        encType="multipart/form-data"
        className="grid grid-cols-1 gap-4"
      >
        <FormProblem problem={problem} isToasted={isToasted} />
        <DraftNotice draftKey={draft.key} />
        <input type="hidden" name={idempotencyKeyField} value={key} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Name" meta={fields.name} autoComplete="name" />
          <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
          <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
          <Field label="Company" meta={fields.company} autoComplete="organization" />
        </div>
        <TextArea
          label="Details"
          meta={fields.details}
          hint="The role, the place, the pay and when you need someone"
        />
        <AttachmentField refusal={toFileProblem(problem)} />
        <Button aria-disabled={isPending} className="justify-self-start">
          {isPending ? "Submitting..." : "Submit Request"}
        </Button>
      </form>
    </FirstInvalid.Provider>
  );
}

function toProblem(error: Error): Message {
  const code = isApiFailure(error) ? error.answer?.code : undefined;
  const { wrong_type, unreachable } = hireRequestProblems;
  if (code === wrong_type.code) return wrong_type;
  return { title: unreachable.title, text: toDisplayMessage(error, unreachable.text) };
}
