import { Link, useActionData } from "@remix-run/react";
import { emailSchema } from "#app/accounts/account.ts";
import { AccountPanel } from "#app/accounts/account-page.tsx";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { receiveLinkRequest } from "./email-links.server.ts";

interface LinkRequestPanelProps {
  title: string;
  lead: string;
  within: string;
}

export function LinkRequestPanel({ title, lead, within }: LinkRequestPanelProps) {
  const lastResult = useActionData<typeof receiveLinkRequest>();
  const { fields, frame } = usePostedForm({ schema: emailSchema, answer: { result: lastResult } });
  const isSent = lastResult?.status === "success";
  return (
    <AccountPanel title={title} lead={lead}>
      {isSent ? (
        <Notice tone="good" title="Check your email" live>
          {`If that address has an account, a link is on its way. It works once, within ${within}. If you don't see it, look in your spam folder or check the address.`}
        </Notice>
      ) : (
        <PostedForm frame={frame} submit="Send link" submitting="Sending...">
          <Field label="Email" meta={fields.email} type="email" autoComplete="username" />
        </PostedForm>
      )}
      <Link to={paths.login()} className="link text-md">
        Back to log in
      </Link>
    </AccountPanel>
  );
}
