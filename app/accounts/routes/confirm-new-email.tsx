import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { LinkEnded, SettledChange } from "#app/accounts/email-change/change-outcome.tsx";
import { agreeToChange, findChangeByLink } from "#app/accounts/email-change/settle-change.server.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Confirm your new email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const change = await findChangeByLink(context.db, "new", secret, context.now);
  const viewer = await context.viewer();
  return {
    newEmail: change?.newEmail ?? null,
    isDone: change?.isConfirmed === 1,
    whose: !viewer ? ("nobody" as const) : viewer.id === change?.userId ? "own" : "other",
    loginPath: paths.login(paths.confirmNewEmail(secret)),
  };
}

// The link alone confirms nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  const secret = readLinkToken(request);
  const viewer = await context.viewer();
  if (!viewer) throw redirect(paths.login(paths.confirmNewEmail(secret)));
  const outcome = await agreeToChange(context, "new", secret, viewer);
  if (outcome === "changed") throw redirect(paths.settings("email-changed"));
  return outcome ? { outcome } : unprocessed({ outcome });
}

export default function ConfirmNewEmailPage() {
  const { newEmail, isDone, whose, loginPath } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? (isDone ? "waiting" : null);
  const isPending = useNavigation().formData !== undefined;
  const title = "Confirm your new email";
  if (newEmail === null) return <LinkEnded title={title} />;
  if (whose !== "own")
    return (
      <AccountPanel
        title={title}
        lead="Open this link where you are logged in to the account that you want to change."
      >
        {whose === "nobody" ? (
          <ButtonLink to={loginPath}>Log in</ButtonLink>
        ) : (
          <Notice tone="warn" title="You are logged in to another account">
            Log out, then open the link again. If you did not ask for a new email, you can ignore the link.
          </Notice>
        )}
      </AccountPanel>
    );
  if (outcome) return <SettledChange title={title} outcome={outcome} side="new" />;
  return (
    <AccountPanel title={title} lead={`Press the button to use ${newEmail} for your account.`}>
      <Form method="post" className="grid">
        <Button aria-disabled={isPending}>{isPending ? "Confirming..." : "Confirm new email"}</Button>
      </Form>
    </AccountPanel>
  );
}
