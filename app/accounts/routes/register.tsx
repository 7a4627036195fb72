import type { SubmissionResult } from "@conform-to/react";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { registerEmployerSchema, registerSeekerSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { newPasswordHint } from "#app/accounts/field-hints.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Field } from "#app/kit/ui/control/field.tsx";
import type { action, loader } from "./register.server.ts";

export { action, headers, loader } from "./register.server.ts";

export const meta = () => toAccountMeta("Create an account");

export const clientAction = toastFormError("Registration Failed");

export default function RegisterPage() {
  const { role, loginPath, choices } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPanel title="Create an account" lead="Free for candidates. Facilities pay the recruiters.">
      <nav aria-label="Type of account" className="flex gap-1 rounded-control bg-sunken p-1">
        {choices.map(({ label, to, isChosen }) => (
          <Link
            key={label}
            to={to}
            replace
            preventScrollReset
            aria-current={isChosen ? "page" : undefined}
            className={classNames(
              "grid min-h-11 flex-1 place-items-center whitespace-nowrap rounded-control px-2 text-center font-semibold text-md",
              isChosen
                ? "bg-surface text-accent-strong [box-shadow:var(--raised)]"
                : "text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <RegisterForm role={role} lastResult={lastResult} />
      <p className="text-md">
        Already have an account?{" "}
        <Link to={loginPath} className="link">
          Log in
        </Link>
      </p>
    </AccountPanel>
  );
}

type RegisterInput = Omit<z.input<typeof registerSeekerSchema>, "role"> & {
  role: "job_seeker" | "employer";
  company?: string;
};

interface RegisterFormProps {
  role: "job_seeker" | "employer";
  lastResult: SubmissionResult<string[]> | undefined;
}

function RegisterForm({ role, lastResult }: RegisterFormProps) {
  const isEmployer = role === "employer";
  const { fields, frame } = usePostedForm<RegisterInput>({
    schema: isEmployer ? registerEmployerSchema : registerSeekerSchema,
    widest: registerEmployerSchema,
    answer: { result: lastResult },
  });
  return (
    <PostedForm frame={frame} submit="Create account" submitting="Creating account...">
      <input type="hidden" name="role" value={role} />
      <div className="grid gap-4 sm:grid-cols-2 items-end">
        <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
        <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
      </div>
      {isEmployer && <Field label="Company name" meta={fields.company} autoComplete="organization" />}
      <Field
        label={isEmployer ? "Work email" : "Email"}
        meta={fields.email}
        type="email"
        autoComplete="email"
        hint={isEmployer ? "We use your work email to confirm which employer you hire for." : undefined}
      />
      <Field
        label="Password"
        meta={fields.password}
        type="password"
        autoComplete="new-password"
        hint={newPasswordHint}
      />
      <CollectionNotice use="run your account" />
    </PostedForm>
  );
}
