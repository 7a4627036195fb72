import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { contactMessages, contactSchema, toNewContact } from "#app/contact/contact.ts";
import { receiveContactForm } from "#app/contact/contact-form.server.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { ProfileDialog } from "#app/contact/profile-dialog.tsx";
import { paths } from "#app/paths.ts";
import { randomId } from "#app/platform/random.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

const profileOfferDelayMs = 2000;

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Contact us",
    description: `Write or call ${site.name}. We answer every message within 24 hours.`,
  });

/** Retry-After, where the action says so. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has("sent");
  return { canonical: paths.contact(), idempotencyKey: randomId(), isSent };
}

export function action({ request, context }: ActionFunctionArgs) {
  return receiveContactForm(context, request, {
    schema: contactSchema,
    toContact: toNewContact,
    failedTitle: contactMessages.failed.title,
    sentPath: `${paths.contact()}?sent=1`,
  });
}

export default function ContactPage() {
  const { idempotencyKey, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [sentCount, setSentCount] = useState(0);
  const [isOffering, setOffering] = useState(false);
  return (
    <>
      <PageHeader title="Contact us" lead="Ask us anything about a job, an application or hiring." />
      <div className="page grid gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-5">
          {isSent && !answer && sentCount === 0 && <Sent />}
          <ContactForm
            key={sentCount}
            idempotencyKey={idempotencyKey}
            answer={answer}
            onSent={() => {
              setSentCount(sentCount + 1);
              setTimeout(() => setOffering(true), profileOfferDelayMs);
            }}
          />
        </div>
        <WaysToReachUs />
      </div>
      <ProfileDialog open={isOffering} onClose={() => setOffering(false)} />
    </>
  );
}

function Sent() {
  return (
    <Notice live tone="good" title={contactMessages.sent.title}>
      <p>{contactMessages.sent.text}</p>
      <p className="pt-3">
        <ButtonLink to={paths.register()} look="outline" size="small">
          Create a profile
        </ButtonLink>
      </p>
    </Notice>
  );
}

function WaysToReachUs() {
  return (
    <section aria-labelledby="reach" className="grid content-start gap-3 text-md">
      <h2 id="reach" className="text-xl">
        Other ways to reach us
      </h2>
      <dl className="grid gap-3 [&_dt]:text-ink-3 [&_dt]:text-sm">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={site.phoneHref} className="link">
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`} className="link">
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{site.hours}</dd>
        </div>
        <div>
          <dt>Mail</dt>
          <dd>{site.address}</dd>
        </div>
      </dl>
    </section>
  );
}
