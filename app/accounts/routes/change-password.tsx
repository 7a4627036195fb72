import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { changePasswordSchema, resetPasswordSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { newPasswordHint } from "#app/accounts/field-hints.ts";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./change-password.server.ts";

export { action, headers, loader } from "./change-password.server.ts";

export const meta = () => toAccountMeta("Change password");

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
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}
