import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { registerInvitedSchema, registerSchema } from "#app/accounts/account.ts";
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
import { RegisterForm } from "#app/accounts/sign-in/register-form.tsx";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { paths } from "#app/paths.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { classNames } from "#app/kit/ui/class-names.ts";

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
