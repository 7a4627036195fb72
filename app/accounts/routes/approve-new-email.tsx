import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { LinkEnded, SettledChange } from "#app/accounts/email-change/change-outcome.tsx";
import {
  agreeToChange,
  denyChange,
  findChangeByLink,
} from "#app/accounts/email-change/settle-change.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Approve a new email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const change = await findChangeByLink(context.db, "old", readLinkToken(request), context.now);
  return {
    change: change && {
      oldEmail: change.oldEmail,
      newEmail: change.newEmail,
      isDone: change.isApproved === 1,
    },
  };
}

// The link alone approves nothing, because mail scanners open every link.
export async function action({ context, request }: ActionFunctionArgs) {
  const secret = readLinkToken(request);
  const viewer = await context.viewer();
  const intent = (await requireForm(request, ["intent"])).get("intent");
  if (intent === "deny") {
    const isDenied = await denyChange(context, secret, viewer);
    return data({ outcome: isDenied ? ("denied" as const) : null }, { status: isDenied ? 200 : 400 });
  }
  if (intent !== "approve") return unprocessed({ outcome: null });
  const change = await findChangeByLink(context.db, "old", secret, context.now);
  const outcome = await agreeToChange(context, "old", secret, viewer);
  if (outcome === "changed" && viewer && viewer.id === change?.userId)
    throw redirect(paths.settings("email-changed"));
  return data({ outcome }, { status: outcome ? 200 : 400 });
}

export default function ApproveNewEmailPage() {
  const { change } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? (change?.isDone ? "waiting" : null);
  const isPending = useNavigation().formData !== undefined;
  const title = "Approve a new email";
  if (outcome === "denied") return <DeniedChange title={title} />;
  if (outcome) return <SettledChange title={title} outcome={outcome} side="old" />;
  if (!change) return <LinkEnded title={title} />;
  const { oldEmail, newEmail } = change;
  return (
    <AccountPanel
      title={title}
      lead={`Someone who is logged in to your account wants to change its email from ${oldEmail} to ${newEmail}.`}
    >
      <p>If you approve, only {newEmail} opens this account from then on.</p>
      <Form method="post" className="grid gap-3">
        <Button name="intent" value="approve" aria-disabled={isPending}>
          Approve new email
        </Button>
        <Button name="intent" value="deny" look="danger" aria-disabled={isPending}>
          This was not me
        </Button>
      </Form>
      <p className="text-ink-2 text-md">
        “This was not me” stops the change and logs out your other devices. The person who asked knows your
        password, so choose a new one then.
      </p>
    </AccountPanel>
  );
}

function DeniedChange({ title }: { title: string }) {
  return (
    <AccountPanel title={title}>
      <Notice tone="good" title="The change is stopped" live>
        Your email stays the same, and your other devices are logged out. Now choose a new password, so that
        nobody can ask again.
      </Notice>
      <ButtonLink to={paths.forgotPassword()}>Choose a new password</ButtonLink>
    </AccountPanel>
  );
}
