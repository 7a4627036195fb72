import { FreshForm } from "#app/forms/fresh-form.tsx";
import type { RequestAnswer } from "#app/forms/message.ts";
import { ContactForm } from "./contact-form.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import { useProfileOffer } from "./use-profile-offer.ts";

export function ContactPanel({
  idempotencyKey,
  answer,
  onSent,
}: {
  idempotencyKey: string;
  answer?: RequestAnswer;
  onSent?: () => void;
}) {
  const { isWanted, isOffering, offerSoon, closeOffer } = useProfileOffer();
  return (
    <>
      <FreshForm
        label="Your message"
        answer={answer}
        onSent={() => {
          offerSoon();
          onSent?.();
        }}
      >
        {(sending) => <ContactForm idempotencyKey={idempotencyKey} {...sending} />}
      </FreshForm>
      {isWanted && <ProfileDialog open={isOffering} onClose={closeOffer} />}
    </>
  );
}
