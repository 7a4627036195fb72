import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { optionalKinds } from "#app/applications/notices/applicant-mails.ts";
import { chooseApplicantMails, findMailChoice } from "#app/applications/notices/mail-choice.server.ts";
import { alwaysSent, kindWords } from "#app/applications/notices/notice-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop emails");
export const headers = accountHeaders;

const findEmail = ({ db, env }: SiteContext, request: Request) =>
  findMailChoice(db, readLinkToken(request), env.SESSION_SECRET);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    isGood: (await findEmail(context, request)) !== null,
    kinds: optionalKinds.map((kind) => kindWords[kind].hint),
  };
}

/** RFC 8058: what a mail program sends when its own button is pressed. */
const oneClickField = "List-Unsubscribe";

// The link alone stops nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  await requireForm(request, [oneClickField]);
  const email = await findEmail(context, request);
  if (email === null) return unprocessed({ isStopped: false });
  await chooseApplicantMails(context.db, email, optionalKinds, context.now);
  return { isStopped: true };
}

export default function StopEmailsPage() {
  const { isGood, kinds } = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>()?.isStopped;
  const isPending = useNavigation().formData !== undefined;
  if (!isGood && !isStopped)
    return (
      <AccountPanel title="Stop emails">
        <Notice tone="warn" title="This link is not complete, or its application was deleted" live>
          Open it from the email again.
        </Notice>
        <ButtonLink to={paths.home()}>Home</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel title="Stop emails" lead="About the applications that you sent from this address.">
      {isStopped ? (
        <Notice tone="good" title="Stopped. You get only what you need to know." live />
      ) : (
        <Form method="post" className="grid gap-4">
          <p>You can stop the emails about these:</p>
          <KindList words={kinds} />
          <Button aria-disabled={isPending}>{isPending ? "Stopping..." : "Stop these emails"}</Button>
        </Form>
      )}
      <p>We still send:</p>
      <KindList words={alwaysSent} />
    </AccountPanel>
  );
}

const KindList = ({ words }: { words: readonly string[] }) => (
  <ul className="list-disc pl-5 text-ink-2">
    {words.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);
