import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { nameSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { changeName } from "#app/accounts/owner/change-name.server.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { firstName, lastName, memberships } = admit(await requireViewer(context), request);
  return { firstName, lastName, hasTeam: memberships.length > 0 };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(nameSchema)), { schema: nameSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  if (!(await changeName(context, viewer, submission.value))) throw redirect(paths.login(paths.changeName()));
  throw redirect(paths.settings("name-changed"));
}
