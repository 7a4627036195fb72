import {
  answerDataSchema,
  requestKindNames,
  requestSourceNames,
  toDataRequestSchema,
} from "#app/applications/erasure/data-request.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";

type Answer = Parameters<typeof usePostedForm>[0]["answer"];

const toOptions = (first: string, names: Record<string, string>) => [
  { value: "", label: first },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

interface NewRequestProps {
  formKey: string;
  today: string;
  now: number;
  answer: Answer;
}

export function NewDataRequest({ formKey, today, now, answer }: NewRequestProps) {
  const { fields, frame } = usePostedForm({
    schema: toDataRequestSchema(now),
    prefill: { received: today },
    answer,
  });
  return (
    <PostedForm frame={frame} submit="Enter request" submitting="Saving...">
      <input type="hidden" name="key" value={formKey} />
      <Select label="The person asks to" meta={fields.kind} options={toOptions("Choose", requestKindNames)} />
      <Field
        label="Their email"
        hint="The address that the request came from. We answer there."
        meta={fields.email}
        type="email"
        autoComplete="off"
      />
      <Select label="How it came" meta={fields.source} options={toOptions("Choose", requestSourceNames)} />
      <Field label="Day it came" hint="As 2026-11-23" meta={fields.received} autoComplete="off" />
      <Field label="Reference" hint="Of the contact message" meta={fields.reference} autoComplete="off" />
    </PostedForm>
  );
}

const ends = { done: "Done", refused: "Refused" };

export function DataAnswerForm({ answer }: { answer: Answer }) {
  const { fields, frame } = usePostedForm({ schema: answerDataSchema, answer });
  return (
    <PostedForm frame={frame} submit="Close request" submitting="Saving...">
      <Select label="How it ended" meta={fields.state} options={toOptions("Choose", ends)} />
      <TextArea label="What was done, or why it was refused" meta={fields.note} rows={4} />
    </PostedForm>
  );
}
