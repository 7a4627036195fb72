import { ContactPanel, WaysToReachUs } from "#app/accounts/contact/contact-panel.tsx";
import { claims } from "#app/claims.ts";
import { NarrowFold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";

export function Contact({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <Section id="contact" isAnchor title="Contact us" lead={`A person answers ${claims.answerTime}.`}>
      <div className="flex flex-wrap gap-item lg:grid lg:gap-x-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <NarrowFold label="Open the contact form">
          <ContactPanel idempotencyKey={idempotencyKey} />
        </NarrowFold>
        <NarrowFold label="Phone, email and hours">
          <WaysToReachUs headingLevel="h3" />
        </NarrowFold>
      </div>
    </Section>
  );
}
