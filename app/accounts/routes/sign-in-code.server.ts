import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toCookieHeaders, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { findPending, signInByCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { codeSchema } from "#app/accounts/second-factor/second-factor.ts";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const returnTo = readReturnTo(request);
  const pending = await findPending(context, request);
  if (!pending && (await context.viewer())) throw redirect(returnTo);
  return { isPending: pending !== null, loginPath: paths.login(returnTo) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(codeSchema)), { schema: codeSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const result = await signInByCode(context, request, submission.value.code);
  if (!result.ok) return toFormRefusal(submission, result);
  throw redirect(readReturnTo(request), { headers: toCookieHeaders(result.cookies) });
}
