import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { askForChange } from "#app/accounts/email-change/ask-for-change.server.ts";
import { toEmailChangeSchema } from "#app/accounts/email-change/email-change.ts";
import { cancelChange, findPendingChange } from "#app/accounts/email-change/settle-change.server.ts";
import { isFresh } from "#app/accounts/owner/own-proof.server.ts";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const { email, hasPassword, hasSecondFactor, emailVerified } = viewer;
  const pending = await findPendingChange(db, viewer.id, now);
  return {
    email,
    emailVerified,
    needs: { hasPassword, hasSecondFactor },
    mustLogIn: !hasPassword && !(await isFresh(db, viewer, now)),
    pending: pending && {
      newEmail: pending.newEmail,
      isApproved: pending.isApproved === 1,
      isConfirmed: pending.isConfirmed === 1,
      until: toOfficeTime(pending.expiresAt),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, ["intent", "email", "password", "code"]);
  if (form.get("intent") === "cancel") {
    await cancelChange(context, viewer);
    throw redirect(paths.settings("email-kept"));
  }
  const submission = parseWithZod(form, { schema: toEmailChangeSchema(viewer) });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await askForChange(context, request, viewer, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  throw redirect(paths.changeEmail());
}
