import { Form } from "@remix-run/react";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { memberRoles } from "#app/kit/platform/schema.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { RoleSelect } from "./role-select.tsx";
import { roleNames } from "./role-words.ts";

interface InviteFormProps {
  typed: { email: string; role: MemberRole } | null;
  error: string | null;
}

export function InviteForm({ typed, error }: InviteFormProps) {
  return (
    <section aria-labelledby="invite" className="grid max-w-3xl gap-item">
      <h2 id="invite">Invite a colleague</h2>
      <Form method="post" noValidate className="grid gap-item rounded-card border border-line bg-surface p-5">
        <input type="hidden" name="intent" value="invite" />
        <div className="flex flex-wrap items-end gap-3">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <label htmlFor="email" className="font-semibold text-md">
              Work email
            </label>
            <input
              id="email"
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={typed?.email ?? ""}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "email-error" : undefined}
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink aria-invalid:border-coral"
            />
          </div>
          <RoleSelect role={typed?.role ?? "recruiter"} label="Role" />
          <Button>Send invitation</Button>
        </div>
        {error && (
          <p id="email-error" className="text-coral text-sm">
            {error}
          </p>
        )}
        <dl className="grid gap-1 text-ink-2 text-sm">
          {memberRoles.map((role) => (
            <div key={role} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold">{roleNames[role].name}:</dt>
              <dd>Can {roleNames[role].may}.</dd>
            </div>
          ))}
        </dl>
      </Form>
    </section>
  );
}
