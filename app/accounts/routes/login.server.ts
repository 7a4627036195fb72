import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { logInSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  passwordFields,
  toCookieHeaders,
  toFormRefusal,
  tooManyTries,
  toUnreadRefusal,
} from "#app/accounts/refusal.ts";
import { logIn } from "#app/accounts/sign-in/log-in.server.ts";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

const notices = {
  "account-deleted": {
    title: "Account deleted",
    text: "Your account is closed. In 30 days we delete it for good. Until then you can get it back: log in, or open the link in our email.",
  },
  "left-team": {
    title: "You left the team",
    text: "Its workspace is closed to you. Invitations that you sent no longer work, and feeds that you added by an address are paused. All your devices were logged out. Your account stays as it is: log in to use it.",
  },
  "account-reopened": { title: "Your account is open again", text: "Nothing was deleted. Log in to use it." },
  "password-reset": {
    title: "Password changed",
    text: "Log in with your new password. All your devices were logged out.",
  },
  "first-password": {
    title: "Password changed",
    text: "Log in with your new password. Your email is confirmed. As no one had confirmed it before, all devices were logged out, and an older password or two-step log-in no longer works.",
  },
} as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (await context.viewer()) throw redirect(readReturnTo(request));
  const { searchParams } = new URL(request.url);
  const returnTo = searchParams.get("returnTo");
  return {
    notice: findNotice(notices, searchParams.get("done")),
    registerPath: paths.register(returnTo ? new URLSearchParams({ returnTo }).toString() : ""),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(logInSchema)), {
    schema: logInSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await logIn(context, request, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  const returnTo = readReturnTo(request);
  throw redirect(result.user ? returnTo : serverPaths.signInCode(returnTo), {
    headers: toCookieHeaders(result.cookies),
  });
}
