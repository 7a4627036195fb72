import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { askForChange } from "#app/accounts/email-change/ask-for-change.server.ts";
import { toEmailChangeSchema, widestEmailChangeSchema } from "#app/accounts/email-change/email-change.ts";
import { cancelChange, findPendingChange } from "#app/accounts/email-change/settle-change.server.ts";
import { isFresh } from "#app/accounts/owner/own-proof.server.ts";
import { LogInAgain, OwnProofFields } from "#app/accounts/owner/own-proof-fields.tsx";
import { passwordFields, toFormRefusal, tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Change email");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const { email, hasPassword, hasSecondFactor, emailVerified } = viewer;
  const pending = await findPendingChange(db, viewer.id, now);
  return {
    email,
    emailVerified,
    needs: { hasPassword, hasSecondFactor },
    mustLogIn: !hasPassword && !(await isFresh(db, viewer, now)),
    pending: pending && {
      newEmail: pending.newEmail,
      isApproved: pending.isApproved === 1,
      isConfirmed: pending.isConfirmed === 1,
      until: toOfficeTime(pending.expiresAt),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const form = await requireForm(request, ["intent", "email", "password", "code"]);
  if (form.get("intent") === "cancel") {
    await cancelChange(context, viewer);
    throw redirect(paths.dashboard("email-kept"));
  }
  const submission = parseWithZod(form, { schema: toEmailChangeSchema(viewer) });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const result = await askForChange(context, request, viewer, submission.value);
  if (!result.ok) return toFormRefusal(submission, result);
  throw redirect(paths.changeEmail());
}

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
      <Link to={paths.dashboard()} className="link text-md">
        Back to my dashboard
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
