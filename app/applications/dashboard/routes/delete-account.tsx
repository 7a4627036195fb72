import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { isFresh } from "#app/accounts/owner/own-proof.server.ts";
import { LogInAgain } from "#app/accounts/owner/own-proof-fields.tsx";
import {
  passwordFields,
  toCookieHeaders,
  toFormRefusal,
  tooManyTries,
  toUnreadRefusal,
} from "#app/accounts/refusal.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import {
  DeleteForm,
  DeletionTerms,
  HandOverFirst,
  toDeletionSchema,
} from "#app/applications/dashboard/deletion-terms.tsx";
import { deleteAccount, listOwnedAlone } from "#app/applications/erasure/delete-account.server.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { clearCookiesAtLogOut, clearDeviceCookies } from "#app/kit/platform/cookies.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Delete account");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const { email, hasPassword, hasSecondFactor, emailVerified, role } = viewer;
  return {
    email,
    needs: { hasPassword, hasSecondFactor },
    isVerified: emailVerified,
    isAdmin: role === "admin",
    ownedAlone: await listOwnedAlone(db, viewer.id),
    mustLogIn: !hasPassword && !(await isFresh(db, viewer, now)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, ["confirmation", "password", "code"]);
  const submission = parseWithZod(form, { schema: toDeletionSchema(viewer) });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await deleteAccount(context, request, viewer, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  const cookies = new Set([...clearCookiesAtLogOut(request.url), ...clearDeviceCookies(request.url)]);
  throw redirect(paths.loginAfterDeletion(), { headers: toCookieHeaders([...cookies]) });
}

export const clientAction = toastFormError("Account Not Deleted");

export default function DeleteAccountPage() {
  const { email, needs, isVerified, isAdmin, ownedAlone, mustLogIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPanel title="Delete account" lead={`For ${email}. You cannot undo this.`}>
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
      <Link to={paths.dashboard()} className="link text-md">
        Back to my dashboard
      </Link>
    </AccountPanel>
  );
}
