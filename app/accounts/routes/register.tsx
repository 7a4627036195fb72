import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import {
  registerEmployerSchema,
  registerInvitedSchema,
  registerSchema,
  registerSeekerSchema,
} from "#app/accounts/account.ts";
import { newPasswordHint } from "#app/accounts/account-fields.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import {
  passwordFields,
  toCookieHeaders,
  toFormRefusal,
  tooManyTries,
  toUnreadRefusal,
} from "#app/accounts/refusal.ts";
import { findInvited } from "#app/accounts/sign-in/invited.server.ts";
import { register } from "#app/accounts/sign-in/register.server.ts";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Field } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Create an account");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (await context.viewer()) throw redirect(readReturnTo(request));
  const { searchParams } = new URL(request.url);
  const role = searchParams.get("as") === "employer" ? ("employer" as const) : ("job_seeker" as const);
  const returnTo = searchParams.get("returnTo");
  const kept: Record<string, string> = returnTo ? { returnTo } : {};
  return {
    role,
    invited: role === "employer" ? await findInvited(context, request) : null,
    loginPath: paths.login(returnTo ?? undefined),
    choices: [
      {
        label: "I'm looking for work",
        to: paths.register(new URLSearchParams(kept).toString()),
        isChosen: role === "job_seeker",
      },
      {
        label: "I'm hiring",
        to: paths.register(new URLSearchParams({ as: "employer", ...kept }).toString()),
        isChosen: role === "employer",
      },
    ],
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, fieldNames(registerSchema));
  const isInvited = form.get("role") === "employer" && (await findInvited(context, request)) !== null;
  const submission = parseWithZod(form, { schema: isInvited ? registerInvitedSchema : registerSchema });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await register(context, request, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  const start = result.user.role === "employer" ? paths.hiring() : paths.dashboard();
  throw redirect(readReturnTo(request, start), { headers: toCookieHeaders(result.cookies) });
}

export const clientAction = toastFormError("Registration Failed");

export default function RegisterPage() {
  const { role, invited, loginPath, choices } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPanel title="Create an account" lead="Free for candidates. Facilities pay the recruiters.">
      <nav aria-label="Type of account" className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
        {choices.map(({ label, to, isChosen }) => (
          <Link
            key={label}
            to={to}
            replace
            preventScrollReset
            aria-current={isChosen ? "page" : undefined}
            className={classNames(
              "grid min-h-11 place-items-center rounded-control px-2 text-center font-semibold text-md",
              isChosen ? "bg-surface text-accent-strong shadow-raised" : "text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <RegisterForm role={role} invited={invited} lastResult={lastResult} />
      <p className="text-md">
        Already have an account?{" "}
        <Link to={loginPath} className="link">
          Log in
        </Link>
      </p>
    </AccountPanel>
  );
}

type RegisterInput = z.input<typeof registerSeekerSchema | typeof registerInvitedSchema> & {
  company?: string;
};

interface RegisterFormProps {
  role: "job_seeker" | "employer";
  invited: { email: string; companyName: string } | null;
  lastResult: SubmissionResult<string[]> | undefined;
}

function RegisterForm({ role, invited, lastResult }: RegisterFormProps) {
  const isEmployer = role === "employer";
  const { fields, frame } = usePostedForm<RegisterInput>({
    schema: invited ? registerInvitedSchema : isEmployer ? registerEmployerSchema : registerSeekerSchema,
    prefill: invited ? { email: invited.email } : undefined,
    widest: registerEmployerSchema,
    answer: { result: lastResult },
  });
  return (
    <PostedForm frame={frame} submit="Create account" submitting="Creating account...">
      <input type="hidden" name="role" value={role} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
        <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
      </div>
      {invited && <p>You join {invited.companyName}, which invited you. You need no company of your own.</p>}
      {isEmployer && !invited && (
        <Field label="Company name" meta={fields.company} autoComplete="organization" />
      )}
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
