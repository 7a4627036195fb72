import { ContactPanel, WaysToReachUs } from "#app/accounts/contact/contact-panel.tsx";
import { claims } from "#app/claims.ts";
import { NarrowFold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";

export function Contact({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <Section
      id="contact"
      isAnchor
      title="Contact us"
      lead={`Ask about a job, an application or anything else. A person answers ${claims.answerTime}.`}
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <ContactPanel idempotencyKey={idempotencyKey} />
        </div>
        <NarrowFold label="Phone, email and hours">
          <WaysToReachUs headingLevel="h3" />
        </NarrowFold>
      </div>
    </Section>
  );
}
