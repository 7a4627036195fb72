import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { codeSchema } from "#app/accounts/second-factor/second-factor.ts";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./sign-in-code.server.ts";

export { action, headers, loader } from "./sign-in-code.server.ts";

export const meta = () => toAccountMeta("Log-in code");

export const clientAction = toastFormError("Login Failed");

export default function SignInCodePage() {
  const { isPending, loginPath } = useLoaderData<typeof loader>();
  const { fields, frame } = usePostedForm({
    schema: codeSchema,
    answer: { result: useActionData<typeof action>() },
  });
  if (!isPending) {
    return (
      <AccountPanel title="Log in again">
        <Notice tone="warn" title="There is no log-in to finish" live>
          You have ten minutes to type the code, in the browser where you gave your password.
        </Notice>
        <ButtonLink to={loginPath}>Log in</ButtonLink>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title="Enter your code" lead="Open your authenticator app and type the code it shows.">
      <PostedForm frame={frame} submit="Log in" submitting="Logging in...">
        <Field
          label="Code"
          meta={fields.code}
          autoComplete="one-time-code"
          hint="6 digits. Without your phone, type one of your recovery codes."
        />
      </PostedForm>
      <Link to={loginPath} className="link text-md">
        Log in as someone else
      </Link>
    </AccountPanel>
  );
}
