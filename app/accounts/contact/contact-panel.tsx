import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { Receipt } from "#app/kit/forms/receipt.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { contactMessages } from "./contact.ts";
import { ContactForm } from "./contact-form.tsx";
import { anotherMessage, contactNextSteps } from "./contact-next-steps.ts";
import { ProfileDialog } from "./profile-dialog.tsx";
import { useProfileOffer } from "./use-profile-offer.ts";

interface ContactPanelProps {
  idempotencyKey: string;
  answer?: RequestAnswer;
  sentBefore?: { receipt: Receipt | null } | null;
  headingLevel?: "h2" | "h3";
}

export function ContactPanel({ headingLevel = "h3", idempotencyKey, ...arrived }: ContactPanelProps) {
  const { isWanted, isGuest, isOffering, offerSoon, closeOffer } = useProfileOffer();
  return (
    <>
      <FormOrReceipt
        label="Your message"
        sent={contactMessages.sent}
        nextSteps={contactNextSteps}
        again={anotherMessage}
        emptyForm={paths.contact()}
        headingLevel={headingLevel}
        onSent={offerSoon}
        {...arrived}
      >
        {(sending) => <ContactForm idempotencyKey={idempotencyKey} {...sending} />}
      </FormOrReceipt>
      {arrived.sentBefore && (
        <p className="pt-4">
          <ButtonLink to={isGuest ? paths.register() : paths.dashboard()} look="quiet">
            {isGuest ? "Create a profile" : "My dashboard"}
          </ButtonLink>
        </p>
      )}
      {isWanted && <ProfileDialog open={isOffering} onClose={closeOffer} />}
    </>
  );
}
