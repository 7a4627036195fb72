import { useViewer } from "#app/accounts/session/use-viewer.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import type { Sending, SentAnswer } from "#app/kit/forms/form-or-receipt.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { useRequestForm } from "#app/kit/forms/use-request-form.ts";
import { requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { paths } from "#app/paths.ts";
import { contactMessages, contactSchema, contactSpecialties } from "./contact.ts";

interface ContactFormProps extends Sending {
  idempotencyKey: string;
}

const { sent, failed } = contactMessages;
const draft = { key: "contact", title: "Message to us" };

export function ContactForm({ idempotencyKey, answer, onSent }: ContactFormProps) {
  const { fields, frame } = useRequestForm({
    schema: contactSchema,
    draft,
    answer,
    send: (value) =>
      requestJson<SentAnswer | null>("POST", "/api/contact", value, {
        headers: { "idempotency-key": idempotencyKey },
      }),
    sent,
    onSent,
    toProblem: (error) => ({ title: failed.title, text: toDisplayMessage(error, failed.text) }),
  });
  return (
    <RequestForm
      frame={frame}
      action={paths.contact()}
      idempotencyKey={idempotencyKey}
      submit="Send Message"
      submitting="Sending..."
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
        <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
        <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
        <Field label="Phone" meta={fields.phone} type="tel" autoComplete="tel" />
      </div>
      <Select label="Specialty" meta={fields.specialty} options={specialtyOptions} />
      <TextArea label="Message" meta={fields.message} />
      <CollectionNotice use="answer you" />
    </RequestForm>
  );
}

const specialtyOptions = [{ value: "", label: "Choose a specialty" }, ...contactSpecialties];

export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const viewer = useViewer();
  return (
    <Dialog open={open} onClose={onClose} title="Create your profile?">
      <p className="text-ink-2">
        With a profile, job searches and tools answer for your license, your pay and your schedule. It is free
        for clinicians.
      </p>
      <div className="flex flex-wrap gap-3 pt-5">
        <ButtonLink to={viewer ? paths.profile() : paths.register()}>Yes, Create Profile</ButtonLink>
        <Button type="button" look="outline" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}
