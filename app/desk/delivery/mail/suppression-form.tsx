import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { Field, Select } from "#app/kit/ui/control/field.tsx";
import { suppressionReasonNames, suppressionSchema } from "./suppression.ts";

const reasons = [
  { value: "", label: "Choose a reason" },
  ...Object.entries(suppressionReasonNames).map(([value, label]) => ({ value, label })),
];

export function SuppressionForm({ answer }: { answer: Parameters<typeof usePostedForm>[0]["answer"] }) {
  const { fields, frame } = usePostedForm({ schema: suppressionSchema, answer });
  return (
    <PostedForm frame={frame} submit="Stop mailing this address" submitting="Saving...">
      <Field label="Email" meta={fields.email} type="email" autoComplete="off" />
      <Select label="Reason" meta={fields.reason} options={reasons} />
    </PostedForm>
  );
}
