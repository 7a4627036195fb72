import { useState } from "react";
import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import { randomId } from "#app/kit/platform/random.ts";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { contactMessages } from "./contact.ts";
import {
  anotherMessage,
  ContactForm,
  contactNextSteps,
  ProfileDialog,
  useProfileOffer,
} from "./contact-form.tsx";

/** Keeps unsent text when closed. After a message, closing makes room for the next one. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [key, setKey] = useState(randomId);
  const [isSent, setSent] = useState(false);
  const { isWanted, isOffering, offerSoon, closeOffer } = useProfileOffer();

  function close() {
    onClose();
    if (!isSent) return;
    setKey(randomId());
    setSent(false);
  }

  function noteSent() {
    setSent(true);
    offerSoon();
  }

  return (
    <>
      <Dialog open={open} onClose={close} title="Send us a message">
        <FormOrReceipt
          key={key}
          label="Your message"
          sent={contactMessages.sent}
          nextSteps={contactNextSteps}
          again={anotherMessage}
          headingLevel="h3"
          onSent={noteSent}
          onDone={close}
        >
          {(sending) => <ContactForm idempotencyKey={key} {...sending} />}
        </FormOrReceipt>
      </Dialog>
      {isWanted && <ProfileDialog open={isOffering} onClose={closeOffer} />}
    </>
  );
}
