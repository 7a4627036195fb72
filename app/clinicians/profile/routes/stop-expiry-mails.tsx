import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { readStopToken, stopExpiryMails } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop reminders");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { isGood: (await readStopToken(readLinkToken(request), context.env.SESSION_SECRET)) !== null };
}

// Also the POST of a mail program's own button (RFC 8058). The link alone stops nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  await requireForm(request, ["List-Unsubscribe"]);
  const userId = await readStopToken(readLinkToken(request), context.env.SESSION_SECRET);
  if (userId === null) return unprocessed({ isStopped: false });
  await stopExpiryMails(context.db, userId, context.now);
  return { isStopped: true };
}

export default function StopExpiryMailsPage() {
  const { isGood } = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>()?.isStopped;
  const isPending = useNavigation().formData !== undefined;
  if (isStopped)
    return (
      <AccountPanel title="Stop reminders">
        <Notice tone="good" title="Stopped. We will not email you about expiry dates." live />
        <ButtonLink to={paths.profile()}>Open my profile</ButtonLink>
      </AccountPanel>
    );
  if (!isGood)
    return (
      <AccountPanel title="Stop reminders">
        <Notice tone="warn" title="This link is not complete" live>
          Open it from the email again, or turn the reminders off in your profile.
        </Notice>
        <ButtonLink to={paths.profile()}>Open my profile</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel
      title="Stop reminders"
      lead="We email you 90, 30 and 7 days before a license or certificate expires."
    >
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Stopping..." : "Stop these emails"}</Button>
      </Form>
    </AccountPanel>
  );
}
