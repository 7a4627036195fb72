import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { joinSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { newPasswordHint } from "#app/accounts/field-hints.ts";
import { ConfirmFirst } from "#app/companies/workspace/claim/claim-form.tsx";
import { roleNames } from "#app/companies/workspace/team/role-select.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";
import type { SubmissionResult } from "@conform-to/react";
import type { action, loader } from "./invitation.server.ts";

export { action, headers, loader } from "./invitation.server.ts";

export const meta = () => toAccountMeta("Join a team");
export const clientAction = toastFormError("Not Joined Yet");

export default function InvitationPage() {
  const { invitation, viewer, here, loginPath } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "isRefused" in answer ? answer : undefined;
  if (!invitation)
    return (
      <AccountPanel title="Join a team">
        <Notice tone="warn" title="This invitation no longer works" live>
          It was used before, was revoked or is more than 7 days old. Ask the person who invited you to send
          it again.
        </Notice>
        <ButtonLink to={viewer ? paths.dashboard() : paths.login()}>
          {viewer ? "Go to my dashboard" : "Log in"}
        </ButtonLink>
      </AccountPanel>
    );
  const { companyName, email, role } = invitation;
  return (
    <AccountPanel
      title={`Join the team of ${companyName}`}
      lead={`As ${roleNames[role].a}. You can then ${roleNames[role].may}.`}
    >
      {!viewer && invitation.hasAccount ? (
        <>
          <p className="wrap-anywhere">
            {email} has an account. Log in with it, and you come back here to join.
          </p>
          <ButtonLink to={loginPath}>Log in</ButtonLink>
        </>
      ) : !viewer ? (
        <JoinForm
          email={email}
          loginPath={loginPath}
          lastResult={answer && !("isRefused" in answer) ? answer : undefined}
        />
      ) : viewer.email !== email ? (
        <>
          <Notice tone="warn" title="This invitation is for another address" live={refused !== undefined}>
            It is for {email}, and you are logged in as {viewer.email}. Log out, then open the link again and
            log in as {email}.
          </Notice>
          <Form method="post" action={paths.logout()} reloadDocument className="grid">
            <Button look="outline">Log out</Button>
          </Form>
        </>
      ) : viewer.isVerified ? (
        <Form method="post" className="grid">
          <Button>Join as {roleNames[role].a}</Button>
        </Form>
      ) : (
        <ConfirmFirst email={viewer.email} next={here} />
      )}
    </AccountPanel>
  );
}

interface JoinFormProps {
  email: string;
  loginPath: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** For an address without an account. The link was mailed to it, so it needs no other confirmation. */
function JoinForm({ email, loginPath, lastResult }: JoinFormProps) {
  const { fields, frame } = usePostedForm({ schema: joinSchema, answer: { result: lastResult } });
  return (
    <>
      <PostedForm frame={frame} submit="Create account and join" submitting="Joining...">
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
          <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
        </div>
        <label className="grid gap-1 font-semibold text-md">
          Email
          <input
            type="email"
            value={email}
            readOnly
            autoComplete="username"
            className="h-11 w-full rounded-control border border-line bg-sunken px-3 font-normal text-ink-2"
          />
        </label>
        <Field
          label="Password"
          meta={fields.password}
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
        <CollectionNotice use="run your account" />
      </PostedForm>
      <p className="text-md">
        Do you have an account with another address? Ask to be invited with that one, then{" "}
        <Link to={loginPath} className="link">
          log in
        </Link>
        .
      </p>
    </>
  );
}
