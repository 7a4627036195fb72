import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPasswordSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { newPasswordHint } from "#app/accounts/field-hints.ts";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./reset-password.server.ts";

export { action, headers, loader } from "./reset-password.server.ts";

export const meta = () => toAccountMeta("Choose a new password");

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
