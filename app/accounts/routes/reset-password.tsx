import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordSchema } from "#app/accounts/account.ts";
import { newPasswordHint } from "#app/accounts/account-fields.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { findLinkOwner } from "#app/accounts/email/email-links.server.ts";
import { readLinkToken } from "#app/accounts/email/link-token.ts";
import { resetPassword } from "#app/accounts/password/password-reset.server.ts";
import { passwordFields, toCookieHeaders, toFormRefusal } from "#app/accounts/refusal.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Choose a new password");
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
  throw redirect(paths.loginAfterReset(result.isFirstProof), { headers: toCookieHeaders(cookies) });
}

export const clientAction = toastFormError("Password Not Changed");

export default function ResetPasswordPage() {
  const { isGood } = useLoaderData<typeof loader>();
  const { fields, frame } = usePostedForm({
    schema: resetPasswordSchema,
    answer: { result: useActionData<typeof action>() },
  });
  if (!isGood) {
    return (
      <AccountPanel title="Choose a new password">
        <Notice tone="warn" title="This link no longer works">
          It was used, replaced by a newer change, or is more than an hour old.
        </Notice>
        <ButtonLink to={paths.forgotPassword()}>Send a new link</ButtonLink>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title="Choose a new password" lead="All your devices will be logged out.">
      <PostedForm frame={frame} submit="Change password" submitting="Changing...">
        <Field
          label="New password"
          meta={fields.password}
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
      </PostedForm>
    </AccountPanel>
  );
}
