import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { changePasswordSchema, resetPasswordSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, hasPassword } = admit(await requireViewer(context), request);
  return { email, hasPassword };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(changePasswordSchema)), {
    schema: viewer.hasPassword ? changePasswordSchema : resetPasswordSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await changePassword(context, request, viewer, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  throw redirect(paths.settings("password-changed"), { headers: { "set-cookie": result.cookie } });
}
