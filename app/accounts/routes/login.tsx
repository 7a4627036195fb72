import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logInSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./login.server.ts";

export { action, headers, loader } from "./login.server.ts";

export const meta = () => toAccountMeta("Log in");

export const clientAction = toastFormError("Login Failed");

export default function LoginPage() {
  const { notice, registerPath } = useLoaderData<typeof loader>();
  const { fields, frame } = usePostedForm({
    schema: logInSchema,
    answer: { result: useActionData<typeof action>() },
  });
  return (
    <AccountPanel title="Log in">
      {notice && (
        <Notice tone="good" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <PostedForm frame={frame} submit="Log in" submitting="Logging in...">
        <Field label="Email" meta={fields.email} type="email" autoComplete="username" />
        <Field label="Password" meta={fields.password} type="password" autoComplete="current-password" />
      </PostedForm>
      <ButtonLink to={paths.signInLink()} look="outline">
        Email me a log-in link
      </ButtonLink>
      <p className="flex flex-wrap justify-between gap-3 text-md">
        <Link to={paths.forgotPassword()} className="link">
          Forgot your password?
        </Link>
        <Link to={registerPath} className="link">
          Create an account
        </Link>
      </p>
    </AccountPanel>
  );
}
