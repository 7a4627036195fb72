import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { toEmailChangeSchema, widestEmailChangeSchema } from "#app/accounts/email-change/email-change.ts";
import { LogInAgain, OwnProofFields } from "#app/accounts/owner/own-proof-fields.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./change-email.server.ts";

export { action, headers, loader } from "./change-email.server.ts";

export const meta = () => toAccountMeta("Change email");

export const clientAction = toastFormError("Email Not Changed");

export default function ChangeEmailPage() {
  const { email, emailVerified, needs, mustLogIn, pending } = useLoaderData<typeof loader>();
  return (
    <AccountPanel title="Change email" lead={`Your email is ${email}.`}>
      {pending && <PendingChange email={emailVerified ? email : null} {...pending} />}
      {mustLogIn ? (
        <LogInAgain />
      ) : (
        <ChangeEmailForm
          key={pending?.newEmail}
          {...{ email, emailVerified, needs }}
          isAgain={pending !== null}
        />
      )}
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}

interface ChangeEmailFormProps {
  email: string;
  emailVerified: boolean;
  needs: { hasPassword: boolean; hasSecondFactor: boolean };
  isAgain: boolean;
}

function ChangeEmailForm({ email, emailVerified, needs, isAgain }: ChangeEmailFormProps) {
  const { fields, frame } = usePostedForm<z.input<typeof widestEmailChangeSchema>>({
    schema: toEmailChangeSchema(needs) as unknown as typeof widestEmailChangeSchema,
    widest: widestEmailChangeSchema,
    answer: { result: useActionData<typeof action>() },
  });
  return (
    <>
      {isAgain && <h2 className="text-lg">Use another address</h2>}
      <p>
        {emailVerified
          ? `We email a link to the new address and one to ${email}. Your email changes once you have opened both and agreed.`
          : `We email a link to the new address. Your email changes once you have opened it and agreed. Nothing is sent to ${email}, because it was never confirmed.`}{" "}
        Employers who already have an application from you keep the address you sent it from.
      </p>
      <PostedForm
        frame={frame}
        submit={emailVerified ? "Send both links" : "Send the link"}
        submitting="Sending..."
      >
        <Field label="New email" meta={fields.email} type="email" autoComplete="email" />
        <OwnProofFields email={email} {...needs} fields={fields} />
        <CollectionNotice use="run your account" />
      </PostedForm>
    </>
  );
}

interface PendingChangeProps {
  /** The address that approves: null if the one of today was never confirmed. */
  email: string | null;
  newEmail: string;
  isApproved: boolean;
  isConfirmed: boolean;
  until: string;
}

function PendingChange({ email, newEmail, isApproved, isConfirmed, until }: PendingChangeProps) {
  return (
    <>
      <Notice tone="warn" title={`Waiting to change to ${newEmail}`} live>
        <ul className="grid list-disc gap-1 py-2 pl-5">
          <li>
            {newEmail}: {isConfirmed ? "confirmed" : "open the link that we sent there"}
          </li>
          {email && (
            <li>
              {email}: {isApproved ? "approved" : "open the link that we sent there"}
            </li>
          )}
        </ul>
        <p>
          {email ? "Both links work" : "The link works"} until {until}. If you don't see an email, look in
          your spam folder or check the address.
        </p>
      </Notice>
      <Form method="post" className="grid">
        <Button look="outline" name="intent" value="cancel">
          Keep my email as it is
        </Button>
      </Form>
    </>
  );
}
