import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { Receipt } from "#app/kit/forms/receipt.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { contactMessages } from "./contact.ts";
import {
  anotherMessage,
  ContactForm,
  contactNextSteps,
  ProfileDialog,
  useProfileOffer,
} from "./contact-form.tsx";

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

export function WaysToReachUs({ headingLevel: Heading = "h2" }: { headingLevel?: "h2" | "h3" }) {
  return (
    <section aria-labelledby="reach" className="grid content-start gap-3 text-md">
      <Heading id="reach" className="text-lg">
        Other ways to reach us
      </Heading>
      <dl className="[&_dd]:pb-3 [&_dt]:text-ink-3 [&_dt]:text-sm">
        <dt>Phone</dt>
        <dd>
          <a href={site.phoneHref} className="link">
            {site.phone}
          </a>
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`} className="link">
            {site.email}
          </a>
        </dd>
        <dt>Hours</dt>
        <dd>{site.hours}</dd>
        <dt>Mail</dt>
        <dd>{site.address}</dd>
      </dl>
    </section>
  );
}
