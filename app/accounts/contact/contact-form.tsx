import { useEffect, useRef, useState } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { claims } from "#app/claims.ts";
import { readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import type { Sending, SentAnswer } from "#app/kit/forms/form-or-receipt.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { useRequestForm } from "#app/kit/forms/use-request-form.ts";
import { requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
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

interface ProfileDialogProps {
  /** Undefined until the first offer. Then it stays, because a dialog that is gone returns no focus. */
  open?: boolean;
  onClose: () => void;
}

export function ProfileDialog({ open, onClose }: ProfileDialogProps) {
  const viewer = useViewer();
  if (open === undefined) return null;
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

/** Spec section 9. */
const offerDelayMs = 2000;
const busyDelayMs = 500;

/** People in a field or a dialog must not be interrupted. */
function isBusy(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog:modal") !== null;
}

/** What an account knows is on the device too. */
function hasProfile(): boolean {
  const { profession, licenses } = readKept();
  return profession !== null || licenses.length > 0;
}

export function useProfileOffer() {
  const [isOffering, setOffering] = useState<boolean>();
  const timer = useRef(0);
  const viewer = useViewer();
  const isWanted = viewer === null || viewer.role === "job_seeker";

  // The timer would outlive the component.
  useEffect(() => () => clearTimeout(timer.current), []);

  function offerAfter(delayMs: number) {
    clearTimeout(timer.current);
    const offer = () => {
      if (viewer && hasProfile()) return;
      if (isBusy()) offerAfter(busyDelayMs);
      else setOffering(true);
    };
    timer.current = window.setTimeout(offer, delayMs);
  }

  return {
    isWanted,
    isGuest: viewer === null,
    isOffering,
    offerSoon: () => isWanted && offerAfter(offerDelayMs),
    closeOffer: () => setOffering(false),
  };
}

export const contactNextSteps = [
  `A person reads your message and answers ${claims.answerTime}, by email or by phone if you gave a number.`,
  `If you can't wait, call ${site.phone}, ${site.hours}. Give the reference and we will find your message.`,
];

export const anotherMessage = "Send another message";
