import { getFormProps } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, Link, useActionData } from "@remix-run/react";
import { emailSchema } from "#app/accounts/account.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { toastFormError } from "#app/accounts/form-error-toast.ts";
import { FormFoot } from "#app/accounts/form-foot.tsx";
import { toFormRefusal, tooManyRequests, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { requestLink } from "#app/accounts/request-link.server.ts";
import { useAccountForm } from "#app/accounts/use-account-form.ts";
import { paths } from "#app/paths.ts";
import { fieldNames } from "#app/platform/form-rules.ts";
import { requireForm } from "#app/platform/form-stream.ts";
import { unprocessed } from "#app/platform/http.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export const meta = () => toAccountMeta("Email me a sign-in link");
export const headers = accountHeaders;

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request))) return toUnreadRefusal(tooManyRequests);
  const submission = parseWithZod(await requireForm(request, fieldNames(emailSchema)), {
    schema: emailSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const result = await requestLink(context, request, "sign-in", submission.value.email);
  return result.ok ? data(submission.reply()) : toFormRefusal(submission, result);
}

export const clientAction = toastFormError("Request Failed");

export default function SignInLinkPage() {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useAccountForm(emailSchema, lastResult);
  const isSent = lastResult?.status === "success";
  return (
    <AccountPanel title="Email me a sign-in link" lead="You can sign in without your password.">
      {isSent ? (
        <Notice tone="good" title="Check your email" live>
          If that address has an account, a link is on its way. It works once, within 30 minutes. If you don't
          see it, look in your spam folder or check the address.
        </Notice>
      ) : (
        <Form method="post" {...getFormProps(form)} className="grid gap-4">
          <Field label="Email" meta={fields.email} type="email" autoComplete="username" />
          <FormFoot errors={form.errors} label="Send link" pendingLabel="Sending..." />
        </Form>
      )}
      <Link to={paths.login()} className="link text-md">
        Back to log in
      </Link>
    </AccountPanel>
  );
}
