import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { findLinkOwner } from "#app/accounts/email/email-links.server.ts";
import { readLinkToken } from "#app/accounts/email/link-token.ts";
import { verifyEmail } from "#app/accounts/email/verification.server.ts";
import { paths } from "#app/paths.ts";
import { unprocessed } from "#app/platform/http.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

export const meta = () => toAccountMeta("Confirm your email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const owner = await findLinkOwner(context.db, "verify", readLinkToken(request), context.now);
  const viewer = await context.viewer();
  return { isGood: owner !== null, isVerified: viewer?.emailVerified ?? false };
}

// The link alone confirms nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  const isVerified = await verifyEmail(context, readLinkToken(request));
  return isVerified ? { isVerified } : unprocessed({ isVerified });
}

export default function VerifyEmailPage() {
  const loaded = useLoaderData<typeof loader>();
  const isVerified = useActionData<typeof action>()?.isVerified ?? (loaded.isVerified && !loaded.isGood);
  const isPending = useNavigation().formData !== undefined;
  if (isVerified) {
    return (
      <AccountPanel title="Confirm your email">
        <Notice tone="good" title="Your email is confirmed" live />
        <ButtonLink to={paths.dashboard()}>Go to my dashboard</ButtonLink>
      </AccountPanel>
    );
  }
  if (!loaded.isGood) {
    return (
      <AccountPanel title="Confirm your email">
        <Notice tone="warn" title="This link no longer works" live>
          It was used before or is more than an hour old. You can send a new one from your dashboard.
        </Notice>
        <ButtonLink to={paths.dashboard()}>Go to my dashboard</ButtonLink>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel
      title="Confirm your email"
      lead="Press the button to confirm that we can reach you at this address."
    >
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Confirming..." : "Confirm my email"}</Button>
      </Form>
    </AccountPanel>
  );
}
