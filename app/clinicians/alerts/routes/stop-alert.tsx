import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { readStopAlertToken } from "#app/clinicians/alerts/alert-links.server.ts";
import { endByLink } from "#app/clinicians/alerts/alert-store.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop this alert");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { isGood: (await readStopAlertToken(readLinkToken(request), context.env.SESSION_SECRET)) !== null };
}

// Also the POST of a mail program's own button (RFC 8058). The link alone stops nothing: mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  await requireForm(request, ["List-Unsubscribe"]);
  const publicId = await readStopAlertToken(readLinkToken(request), context.env.SESSION_SECRET);
  if (publicId === null) return unprocessed({ isStopped: false });
  await endByLink(context.db, publicId, context.now);
  return { isStopped: true };
}

export default function StopAlertPage() {
  const { isGood } = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>()?.isStopped;
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel title="Stop this alert">
      {isStopped ? (
        <>
          <Notice tone="good" title="Stopped. We send nothing more for this alert." live />
          <ButtonLink to={paths.jobs()} look="outline">
            See the jobs
          </ButtonLink>
        </>
      ) : isGood ? (
        <Form method="post" className="grid">
          <Button aria-disabled={isPending}>{isPending ? "Stopping..." : "Stop these emails"}</Button>
        </Form>
      ) : (
        <Notice tone="warn" title="This link is not complete" live>
          Open it from the email again.
        </Notice>
      )}
    </AccountPanel>
  );
}
