import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { resetPasswordSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { findLinkOwner, readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { resetPassword } from "#app/accounts/password/change-password.server.ts";
import { passwordFields, toCookieHeaders, toFormRefusal } from "#app/accounts/refusal.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const owner = await findLinkOwner(context.db, "reset", readLinkToken(request), context.now);
  return { isGood: owner !== null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const submission = parseWithZod(await requireForm(request, fieldNames(resetPasswordSchema)), {
    schema: resetPasswordSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await resetPassword(context, request, readLinkToken(request), submission.value.password);
  if (!result.ok) return toFormRefusal(submission, result);
  const cookies = [...clearCookiesAtLogOut(request.url), result.cookie];
  throw redirect(serverPaths.loginAfterReset(result.isFirstProof), { headers: toCookieHeaders(cookies) });
}
