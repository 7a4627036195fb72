import { getFormProps } from "@conform-to/react";
import { DraftNotice } from "#app/offline/draft-notice.tsx";
import { paths } from "#app/paths.ts";
import { requestJson, toDisplayMessage } from "#app/platform/api-client.ts";
import { idempotencyKeyField } from "#app/platform/idempotency.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, FirstInvalid, Select, TextArea } from "#app/ui/field.tsx";
import { contactMessages, contactSchema, contactSpecialties } from "./contact.ts";
import { FormProblem } from "./form-problem.tsx";
import { type RequestAnswer, useRequestForm } from "./use-request-form.ts";

interface ContactFormProps {
  /** From the page's loader. */
  idempotencyKey: string;
  answer?: RequestAnswer;
  onSent: () => void;
}

const { sent, failed } = contactMessages;
const draft = { key: "contact", title: "Message to us" };

/** Posts to the contact page's action, or with JavaScript to the endpoint without leaving the page. */
export function ContactForm({ idempotencyKey, answer, onSent }: ContactFormProps) {
  const { form, fields, problem, firstInvalid, isToasted, isPending } = useRequestForm({
    schema: contactSchema,
    draft,
    answer,
    send: (value) =>
      requestJson("POST", "/api/contact", value, { headers: { "idempotency-key": idempotencyKey } }),
    sent,
    onSent,
    toProblem: (error) => ({ title: failed.title, text: toDisplayMessage(error, failed.text) }),
  });
  return (
    <FirstInvalid.Provider value={firstInvalid}>
      <form {...getFormProps(form)} method="post" action={paths.contact()} className="grid grid-cols-1 gap-4">
        <FormProblem problem={problem} isToasted={isToasted} />
        <DraftNotice draftKey={draft.key} />
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
          <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
          <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
          <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
        </div>
        <Select label="Specialty" meta={fields.specialty} options={specialtyOptions} />
        <TextArea label="Message" meta={fields.message} />
        <Button aria-disabled={isPending} className="justify-self-start">
          {isPending ? "Sending..." : "Send Message"}
        </Button>
      </form>
    </FirstInvalid.Provider>
  );
}

const specialtyOptions = [{ value: "", label: "Choose a specialty" }, ...contactSpecialties];
