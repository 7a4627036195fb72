import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { isFresh } from "#app/accounts/owner/own-proof.server.ts";
import {
  passwordFields,
  toCookieHeaders,
  toFormRefusal,
  tooManyTries,
  toUnreadRefusal,
} from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toDeletionSchema } from "#app/applications/dashboard/deletion-terms.tsx";
import { closeAccount, listOwnedAlone } from "#app/applications/erasure/delete-account.server.ts";
import { clearCookiesAtLogOut, clearDeviceCookies } from "#app/kit/platform/cookies.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { serverPaths } from "#app/server-paths.ts";

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
  const result = await closeAccount(context, request, viewer, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  const cookies = new Set([...clearCookiesAtLogOut(request.url), ...clearDeviceCookies(request.url)]);
  throw redirect(serverPaths.loginAfterDeletion(), { headers: toCookieHeaders([...cookies]) });
}
