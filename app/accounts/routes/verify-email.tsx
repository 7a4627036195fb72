import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findLinkOwner, readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { verifyEmail } from "#app/accounts/email/first-proof.server.ts";
import { toCookieHeaders, toSuspendedText } from "#app/accounts/refusal.ts";
import { signInByLink, toPageAfterLink } from "#app/accounts/sign-in/log-in.server.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Confirm your email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const owner = await findLinkOwner(context.db, "verify", secret, context.now);
  const viewer = await context.viewer();
  return {
    email: owner?.email ?? null,
    suspended: owner?.suspendedAt ? toSuspendedText(owner.suspendedReason) : null,
    isVerified: viewer?.emailVerified ?? false,
    isOwn: viewer !== null && viewer.id === owner?.id,
    otherEmail: viewer && viewer.id !== owner?.id ? viewer.email : null,
    next: readNext(request),
    loginPath: paths.login(paths.verifyEmail(secret, readNext(request))),
  };
}

// The link alone confirms nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  const secret = readLinkToken(request);
  const viewer = await context.viewer();
  const owner = await findLinkOwner(context.db, "verify", secret, context.now);
  if (viewer && viewer.id === owner?.id) {
    const isVerified = await verifyEmail(context, viewer, secret);
    return isVerified ? { isVerified } : unprocessed({ isVerified });
  }
  const signedIn = await signInByLink(context, request, "verify", secret);
  if (!signedIn) return unprocessed({ isVerified: false });
  throw redirect(toPageAfterLink(signedIn, readNext(request)), {
    headers: toCookieHeaders(signedIn.cookies),
  });
}

export default function VerifyEmailPage() {
  const loaded = useLoaderData<typeof loader>();
  const isVerified =
    useActionData<typeof action>()?.isVerified ?? (loaded.isVerified && loaded.email === null);
  const isPending = useNavigation().formData !== undefined;
  if (isVerified) {
    return (
      <AccountPanel title="Confirm your email">
        <Notice tone="good" title="Your email is confirmed" live />
        {loaded.next && <ButtonLink to={loaded.next}>Continue where you left off</ButtonLink>}
        <ButtonLink to={paths.dashboard()} look={loaded.next ? "outline" : undefined}>
          Go to my dashboard
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (loaded.suspended) {
    return (
      <AccountPanel title="Confirm your email">
        <Notice tone="bad" live>
          {loaded.suspended}
        </Notice>
      </AccountPanel>
    );
  }
  if (loaded.email === null) {
    return (
      <AccountPanel title="Confirm your email">
        <Notice tone="warn" title="This link no longer works" live>
          It was used before or is more than an hour old. You can send a new one from your dashboard.
        </Notice>
        <ButtonLink to={paths.dashboard()}>Go to my dashboard</ButtonLink>
      </AccountPanel>
    );
  }
  if (!loaded.isOwn) return <ConfirmAndLogIn {...loaded} email={loaded.email} isPending={isPending} />;
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

interface ConfirmAndLogInProps {
  email: string;
  otherEmail: string | null;
  loginPath: string;
  isPending: boolean;
}

function ConfirmAndLogIn({ email, otherEmail, loginPath, isPending }: ConfirmAndLogInProps) {
  return (
    <AccountPanel
      title="Confirm your email"
      lead={
        otherEmail
          ? `This link is for ${email}. You are logged in as ${otherEmail}.`
          : `This link is for ${email}. You are not logged in here.`
      }
    >
      {otherEmail ? (
        <p>If you know the password of {email}, log out, open the link again, and log in first.</p>
      ) : (
        <p>
          If you know the account's password,{" "}
          <Link to={loginPath} className="link">
            log in first
          </Link>
          . Your password then stays the same.
        </p>
      )}
      <p>
        Otherwise, press the button. You will be logged in here, all other devices will be logged out, and the
        old password will stop working. You can then choose a new one.
      </p>
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Confirming..." : "Confirm and log in"}</Button>
      </Form>
    </AccountPanel>
  );
}
