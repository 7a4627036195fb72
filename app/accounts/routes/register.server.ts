import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { registerSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  passwordFields,
  toCookieHeaders,
  toFormRefusal,
  tooManyTries,
  toUnreadRefusal,
} from "#app/accounts/refusal.ts";
import { register } from "#app/accounts/sign-in/register.server.ts";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (await context.viewer()) throw redirect(readReturnTo(request));
  const { searchParams } = new URL(request.url);
  const role = searchParams.get("as") === "employer" ? ("employer" as const) : ("job_seeker" as const);
  const returnTo = searchParams.get("returnTo");
  const kept: Record<string, string> = returnTo ? { returnTo } : {};
  return {
    role,
    loginPath: paths.login(returnTo ?? undefined),
    choices: [
      {
        label: "I'm looking for work",
        to: paths.register(new URLSearchParams(kept).toString()),
        isChosen: role === "job_seeker",
      },
      {
        label: "I'm hiring",
        to: paths.register(new URLSearchParams({ as: "employer", ...kept }).toString()),
        isChosen: role === "employer",
      },
    ],
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, fieldNames(registerSchema));
  const submission = parseWithZod(form, { schema: registerSchema });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await register(context, request, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  const start = result.user.role === "employer" ? paths.hiring() : paths.dashboard();
  throw redirect(readReturnTo(request, start), { headers: toCookieHeaders(result.cookies) });
}
