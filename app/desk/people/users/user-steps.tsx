import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { toRoleName } from "#app/accounts/session/names.ts";
import { deskRoleNames } from "#app/desk/frame/screen/desk-sections.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { deskRoles, roles } from "#app/kit/platform/column-words.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import type { UserRecord } from "./receive-user-form.server.ts";
import { suspendSchema } from "./user-form.ts";

interface UserStepsProps {
  user: UserRecord;
  /** Of the desk. */
  isOwner: boolean;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

export function UserSteps({ user, isOwner, answer }: UserStepsProps) {
  return (
    <div className="grid gap-4">
      {user.suspended ? (
        <Step title="Suspended">
          <Form method="post" className="grid gap-3">
            <p className="text-ink-2">The person cannot log in and reads the reason when they try.</p>
            <Button look="outline" name="intent" value="unsuspend">
              Let this person log in again
            </Button>
          </Form>
        </Step>
      ) : (
        <SuspendStep answer={answer} />
      )}
      {isOwner && (
        <Step title="Role">
          <Form method="post" className="grid gap-3">
            <input type="hidden" name="intent" value="role" />
            <PlainSelect label="Role" name="role" value={user.role} options={roleOptions} />
            <PlainSelect
              label="Opens, as an admin"
              name="desk"
              value={user.role === "admin" ? user.deskRole : "support"}
              options={deskOptions}
            />
            <Button look="outline">Change role</Button>
          </Form>
        </Step>
      )}
      {!user.suspended && (
        <Step title="Password">
          <Form method="post" className="grid gap-3">
            <p className="text-ink-2">Sends a link to {user.email}. It works once, within one hour.</p>
            <Button look="outline" name="intent" value="reset">
              Send a password reset
            </Button>
          </Form>
        </Step>
      )}
    </div>
  );
}

const roleOptions = roles.map((role) => [role, toRoleName(role)] as const);
const deskOptions = deskRoles.map((role) => [role, deskRoleNames[role]] as const);

interface PlainSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

const PlainSelect = ({ label, name, value, options }: PlainSelectProps) => (
  <label className="grid gap-1">
    {label}
    <select
      name={name}
      defaultValue={value}
      className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

function SuspendStep({ answer }: Pick<UserStepsProps, "answer">) {
  const { fields, frame } = usePostedForm({ schema: suspendSchema, answer });
  return (
    <Step title="Suspend">
      <PostedForm
        frame={frame}
        submit="Suspend and end all sessions"
        submitting="Suspending..."
        look="danger"
      >
        <Field
          label="Reason"
          hint="The person reads it when they try to log in."
          meta={fields.reason}
          autoComplete="off"
        />
      </PostedForm>
    </Step>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
