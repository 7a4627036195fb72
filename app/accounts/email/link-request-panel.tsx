import { getFormProps } from "@conform-to/react";
import { Form, Link, useActionData } from "@remix-run/react";
import { emailSchema } from "#app/accounts/account.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { FormFoot } from "#app/accounts/form-foot.tsx";
import { useAccountForm } from "#app/accounts/use-account-form.ts";
import { paths } from "#app/paths.ts";
import { Field } from "#app/ui/control/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { receiveLinkRequest } from "./link-request.server.ts";

interface LinkRequestPanelProps {
  title: string;
  lead: string;
  /** How long the link works, such as "one hour". */
  within: string;
}

export function LinkRequestPanel({ title, lead, within }: LinkRequestPanelProps) {
  const lastResult = useActionData<typeof receiveLinkRequest>();
  const [form, fields] = useAccountForm(emailSchema, lastResult);
  const isSent = lastResult?.status === "success";
  return (
    <AccountPanel title={title} lead={lead}>
      {isSent ? (
        <Notice tone="good" title="Check your email" live>
          {`If that address has an account, a link is on its way. It works once, within ${within}. If you don't see it, look in your spam folder or check the address.`}
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
