import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { closedKeptMs } from "#app/accounts/session/sessions.server.ts";
import { findClosedAccount, reopenAccount } from "#app/applications/erasure/closed-accounts.server.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

const title = "Get your account back";

export const meta = () => toAccountMeta(title);
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const closed = await findClosedAccount(context.db, readLinkToken(request), context.now);
  return closed && { email: closed.email, until: toOfficeDay(closed.closedAt + closedKeptMs) };
}

// The link alone opens nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await reopenAccount(context, readLinkToken(request)))) return unprocessed({ isGood: false });
  throw redirect(paths.loginAfterReopening());
}

export default function ReopenAccountPage() {
  const closed = useLoaderData<typeof loader>();
  const isPending = useNavigation().formData !== undefined;
  if (!closed)
    return (
      <AccountPanel title={title}>
        <Notice tone="warn" title="This link no longer works" live>
          Your account is open already, or it was deleted for good after 30 days.
        </Notice>
        <ButtonLink to={paths.login()}>Log in</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel
      title={title}
      lead={`The account of ${closed.email} is closed. On ${closed.until} we delete it for good.`}
    >
      <p className="text-ink-2">
        Your profile, documents and applications come back as they were. Your place on the team of a company
        does not: ask an owner to invite you again.
      </p>
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Opening..." : "Get my account back"}</Button>
      </Form>
    </AccountPanel>
  );
}
