import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createContact, findSentContact } from "#app/accounts/contact/contact.server.ts";
import { contactSchema, toNewContact } from "#app/accounts/contact/contact.ts";

import { ContactPanel, WaysToReachUs } from "#app/accounts/contact/contact-panel.tsx";
import { readMessageForm } from "#app/accounts/contact/message-form.server.ts";
import { claims } from "#app/claims.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import { toAnsweredTitle, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo } from "#app/kit/platform/http.ts";
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

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readMessageForm(context, request, contactSchema);
  if (form.answer) return form.answer;
  const message = toNewContact(form.value);
  const outcome = await createContact(context, message, await form.toKey(message));
  if (!outcome.ok) return form.refuse(outcome);
  const { sent } = outcome;
  throw goTo(
    toSentPath(paths.contact()),
    sent ? { "set-cookie": toReceiptCookie("contact", sent.publicId, request.url) } : {},
  );
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
