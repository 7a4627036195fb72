import { useState } from "react";
import { randomId } from "#app/platform/random.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import { useProfileOffer } from "./use-profile-offer.ts";

/** Starts empty after each message, but keeps unsent text when closed. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [key, setKey] = useState(randomId);
  const { isWanted, isOffering, offerSoon, closeOffer } = useProfileOffer();
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Send us a message">
        <ContactForm
          key={key}
          idempotencyKey={key}
          onSent={() => {
            offerSoon();
            onClose();
            setKey(randomId());
          }}
        />
      </Dialog>
      {isWanted && <ProfileDialog open={isOffering} onClose={closeOffer} />}
    </>
  );
}
