import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createContact, findSentContact } from "#app/accounts/contact/contact.server.ts";
import { contactMessages, contactSchema, toNewContact } from "#app/accounts/contact/contact.ts";
import { receiveContactForm } from "#app/accounts/contact/contact-form.server.ts";
import { ContactPanel, WaysToReachUs } from "#app/accounts/contact/contact-panel.tsx";
import { claims } from "#app/claims.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { toFormState } from "#app/kit/forms/request-form.server.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Contact us", data?.isRefused),
    description: `Write or call ${site.name}. We answer every message ${claims.answerTime}.`,
  });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = toFormState(context, request);
  const sent = state.isSent ? await findSentContact(context, request) : null;
  return { canonical: paths.contact(), ...state, receipt: sent?.receipt ?? null };
}

export function action({ request, context }: ActionFunctionArgs) {
  return receiveContactForm(context, request, {
    schema: contactSchema,
    toMessage: toNewContact,
    create: createContact,
    failedTitle: contactMessages.failed.title,
    sentPath: toSentPath(paths.contact()),
  });
}

export default function ContactPage() {
  const { idempotencyKey, isSent, receipt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Contact us" lead="Ask us anything about a job, an application or hiring." />
      <div className="page grid gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactPanel
          idempotencyKey={idempotencyKey}
          answer={answer}
          sentBefore={isSent ? { receipt } : null}
          headingLevel="h2"
        />
        <WaysToReachUs />
      </div>
    </>
  );
}
