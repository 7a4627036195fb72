import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import {
  registerEmployerSchema,
  registerInvitedSchema,
  registerSeekerSchema,
} from "#app/accounts/account.ts";
import { newPasswordHint } from "#app/accounts/account-fields.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { Field } from "#app/kit/ui/control/field.tsx";

type RegisterInput = z.input<typeof registerSeekerSchema | typeof registerInvitedSchema> & {
  company?: string;
};

interface RegisterFormProps {
  role: "job_seeker" | "employer";
  invited: { email: string; companyName: string } | null;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function RegisterForm({ role, invited, lastResult }: RegisterFormProps) {
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
