import { useState } from "react";
import { ContactForm } from "./contact-form.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import type { RequestAnswer } from "./use-request-form.ts";

const profileOfferDelayMs = 2000;

/** The contact form, which is empty again once its message was sent; two seconds later it offers a profile. */
export function ContactPanel({
  idempotencyKey,
  answer,
  onSent,
}: {
  idempotencyKey: string;
  answer?: RequestAnswer;
  onSent?: () => void;
}) {
  const [sentCount, setSentCount] = useState(0);
  const [isOffering, setOffering] = useState(false);
  return (
    <>
      <ContactForm
        key={sentCount}
        idempotencyKey={idempotencyKey}
        answer={sentCount === 0 ? answer : undefined}
        onSent={() => {
          setSentCount(sentCount + 1);
          setTimeout(() => setOffering(true), profileOfferDelayMs);
          onSent?.();
        }}
      />
      <ProfileDialog open={isOffering} onClose={() => setOffering(false)} />
    </>
  );
}
