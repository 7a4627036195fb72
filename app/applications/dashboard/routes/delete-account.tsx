import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { LogInAgain } from "#app/accounts/owner/own-proof-fields.tsx";
import { DeleteForm, DeletionTerms, HandOverFirst } from "#app/applications/dashboard/deletion-terms.tsx";
import { toastFormError } from "#app/kit/forms/posted-form.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./delete-account.server.ts";

export { action, headers, loader } from "./delete-account.server.ts";

export const meta = () => toAccountMeta("Delete account");

export const clientAction = toastFormError("Account Not Deleted");

export default function DeleteAccountPage() {
  const { email, needs, isVerified, isAdmin, ownedAlone, mustLogIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPanel title="Delete account" lead={`For ${email}. You have 30 days to change your mind.`}>
      {isAdmin ? (
        <Notice tone="warn" title="An admin account cannot delete itself">
          Ask an owner of the desk to take your role away first.
        </Notice>
      ) : ownedAlone.length > 0 ? (
        <HandOverFirst companies={ownedAlone} />
      ) : (
        <>
          <DeletionTerms email={email} isVerified={isVerified} />
          {mustLogIn ? <LogInAgain /> : <DeleteForm email={email} needs={needs} answer={answer} />}
        </>
      )}
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}
