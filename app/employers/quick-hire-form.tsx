import { contactMessages, quickHireSchema, toEmployerContact } from "#app/contact/contact.ts";
import type { RequestAnswer } from "#app/forms/message.ts";
import { RequestForm } from "#app/forms/request-form.tsx";
import { useRequestForm } from "#app/forms/use-request-form.ts";
import { paths } from "#app/paths.ts";
import { requestJson, toDisplayMessage } from "#app/platform/browser/api-client.ts";
import { Field, TextArea } from "#app/ui/control/field.tsx";

interface QuickHireFormProps {
  source: string;
  idempotencyKey: string;
  answer?: RequestAnswer;
  onSent: () => void;
}

const { employerSent, employerFailed } = contactMessages;
const draft = { key: "quick-hire", title: "Position to fill" };

export function QuickHireForm({ source, idempotencyKey, answer, onSent }: QuickHireFormProps) {
  const { fields, frame } = useRequestForm({
    schema: quickHireSchema,
    draft,
    answer,
    send: (value) =>
      requestJson("POST", "/api/contact", toEmployerContact(value), {
        headers: { "idempotency-key": idempotencyKey },
      }),
    sent: employerSent,
    onSent,
    toProblem: (error) => ({
      title: employerFailed.title,
      text: toDisplayMessage(error, employerFailed.text),
    }),
  });
  return (
    <RequestForm
      frame={frame}
      action={paths.employers()}
      idempotencyKey={idempotencyKey}
      submit="Submit Request"
      submitting="Submitting Request..."
      className="@container"
    >
      <input type="hidden" name={fields.source.name} value={fields.source.initialValue ?? source} />
      <div className="grid gap-4 @xs:grid-cols-2">
        <Field label="Name" meta={fields.name} autoComplete="name" />
        <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
        <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
        <Field label="Company" meta={fields.company} autoComplete="organization" />
      </div>
      <Field label="Position" meta={fields.position} autoComplete="off" />
      <TextArea label="Details" meta={fields.details} hint="At least 20 characters" />
    </RequestForm>
  );
}
