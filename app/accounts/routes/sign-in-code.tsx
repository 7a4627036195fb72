import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { toCookieHeaders, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { findPending, signInByCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { codeSchema } from "#app/accounts/second-factor/second-factor.ts";
import { readReturnTo } from "#app/accounts/sign-in/return-to.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Log-in code");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const returnTo = readReturnTo(request);
  const pending = await findPending(context, request);
  if (!pending && (await context.viewer())) throw redirect(returnTo);
  return { isPending: pending !== null, loginPath: paths.login(returnTo) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(codeSchema)), { schema: codeSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const result = await signInByCode(context, request, submission.value.code);
  if (!result.ok) return toFormRefusal(submission, result);
  throw redirect(readReturnTo(request), { headers: toCookieHeaders(result.cookies) });
}

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
