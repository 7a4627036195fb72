import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";

import { changePasswordSchema, resetPasswordSchema } from "#app/accounts/account.ts";
import { newPasswordHint } from "#app/accounts/account-fields.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Field } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Change password");
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
  throw redirect(paths.dashboard("password-changed"), { headers: { "set-cookie": result.cookie } });
}

export const clientAction = toastFormError("Password Not Changed");

export default function ChangePasswordPage() {
  const { email, hasPassword } = useLoaderData<typeof loader>();
  const { fields, frame } = usePostedForm<z.input<typeof resetPasswordSchema> & { currentPassword?: string }>(
    {
      schema: hasPassword ? changePasswordSchema : resetPasswordSchema,
      widest: changePasswordSchema,
      answer: { result: useActionData<typeof action>() },
    },
  );
  return (
    <AccountPanel
      title={hasPassword ? "Change password" : "Choose a password"}
      lead="Your other devices will be logged out."
    >
      <PostedForm
        frame={frame}
        submit={hasPassword ? "Change password" : "Save password"}
        submitting="Saving..."
      >
        {/* Password managers use this to update the right entry. */}
        <input type="text" value={email} readOnly hidden autoComplete="username" />
        {hasPassword && (
          <Field
            label="Current password"
            meta={fields.currentPassword}
            type="password"
            autoComplete="current-password"
          />
        )}
        <Field
          label="New password"
          meta={fields.password}
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
      </PostedForm>
      <Link to={paths.dashboard()} className="link text-md">
        Back to my dashboard
      </Link>
    </AccountPanel>
  );
}
