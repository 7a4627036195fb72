import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findLinkOwner, readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { toCookieHeaders, toSuspendedText } from "#app/accounts/refusal.ts";
import { signInByLink, toPageAfterLink } from "#app/accounts/sign-in/log-in.server.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Log in by email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const owner = await findLinkOwner(context.db, "sign-in", readLinkToken(request), context.now);
  const viewer = await context.viewer();
  const suspended = owner?.suspendedAt ? toSuspendedText(owner.suspendedReason) : null;
  return { email: owner?.email ?? null, suspended, isSignedIn: viewer !== null };
}

// The link alone does not sign anyone in, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  const signedIn = await signInByLink(context, request, "sign-in", readLinkToken(request));
  if (!signedIn) return unprocessed({ isGood: false });
  throw redirect(toPageAfterLink(signedIn), { headers: toCookieHeaders(signedIn.cookies) });
}

export default function SignInPage() {
  const { email, suspended, isSignedIn } = useLoaderData<typeof loader>();
  const isPending = useNavigation().formData !== undefined;
  if (suspended) {
    return (
      <AccountPanel title="Log in by email">
        <Notice tone="bad" live>
          {suspended}
        </Notice>
      </AccountPanel>
    );
  }
  if (email === null) {
    return (
      <AccountPanel title="Log in by email">
        <Notice tone="warn" title="This link no longer works" live>
          It was used before, is more than 30 minutes old, or your password was changed.
        </Notice>
        {/* The second of two clicks gets here after the first one has logged in. */}
        {isSignedIn ? (
          <ButtonLink to={paths.dashboard()}>Go to my dashboard</ButtonLink>
        ) : (
          <ButtonLink to={paths.signInLink()}>Send a new link</ButtonLink>
        )}
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title="Log in by email" lead={`You are logging in as ${email}.`}>
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Logging in..." : "Log in"}</Button>
      </Form>
    </AccountPanel>
  );
}
