import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "#app/accounts/photo/avatar.tsx";
import { memberRoles, type TeamMail, teamMails } from "#app/kit/platform/column-words.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { RoleSelect, roleNames } from "./role-select.tsx";

interface MemberView {
  person: ComponentProps<typeof Avatar>["person"];
  name: string;
  email: string;
  role: MemberRole;
  since: string;
  department: string | null;
  lacksFactor: boolean;
  isSelf: boolean;
  isLastOwner: boolean;
}

interface MemberListProps<Member extends MemberView> {
  members: readonly Member[];
  isOwner: boolean;
  /** Below a member's line. */
  below: (member: Member) => ReactNode;
}

export function MemberList<Member extends MemberView>({ members, isOwner, below }: MemberListProps<Member>) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {members.map((member) => (
        <li key={member.email} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
          <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <Avatar person={member.person} />
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {member.name}
                {member.isSelf && " (you)"}
              </p>
              <p className="wrap-anywhere text-ink-2 text-md">{member.email}</p>
              <p className="text-ink-3 text-sm">
                In the team since {member.since}
                {member.department && !isOwner && ` · ${member.department}`}
                {member.lacksFactor && " · no two-step log-in yet"}
              </p>
              {isOwner && <MemberDepartment member={member} />}
            </div>
          </div>
          <MemberChanges member={member} isOwner={isOwner} />
          {below(member)}
        </li>
      ))}
    </ul>
  );
}

const MemberDepartment = ({ member: { email, name, department } }: { member: MemberView }) => (
  <details className="text-sm">
    <summary className="link inline-flex min-h-9 cursor-pointer items-center">
      {department ?? "Add a department"}
      <span className="sr-only">
        {department ? ": change the department of " : " to "}
        {name}
      </span>
    </summary>
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2 pb-1">
      <input type="hidden" name="intent" value="department" />
      <input type="hidden" name="email" value={email} />
      <input
        key={department}
        name="department"
        aria-label={`Department of ${name}`}
        list="departments"
        maxLength={60}
        autoComplete="off"
        defaultValue={department ?? ""}
        className="h-9 w-44 rounded-control border border-line-strong bg-surface px-3 text-ink"
      />
      <Button look="outline" size="small">
        Save
      </Button>
    </Form>
  </details>
);

function MemberChanges({ member, isOwner }: { member: MemberView; isOwner: boolean }) {
  const { email, name, role, isSelf, isLastOwner } = member;
  const mayRemove = (isOwner || isSelf) && !isLastOwner;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:basis-full">
      {isOwner && !isLastOwner ? (
        <Form method="post" className="flex min-w-0 items-center gap-2 max-sm:flex-1 max-sm:basis-54">
          <input type="hidden" name="intent" value="role" />
          <input type="hidden" name="email" value={email} />
          <RoleSelect role={role} label={`Role of ${name}`} />
          <Button look="outline" size="small">
            Change <span className="sr-only">the role of {name}</span>
          </Button>
        </Form>
      ) : (
        <Chips chips={[{ label: roleNames[role].name }]} label={`Role of ${name}`} />
      )}
      {mayRemove && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="email" value={email} />
          <Button look="danger" size="small">
            {isSelf ? "Leave" : "Remove"} <span className="sr-only">{isSelf ? "this team" : name}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}

interface InviteFormProps {
  typed: { email: string; role: MemberRole } | null;
  error: string | null;
}

export function InviteForm({ typed, error }: InviteFormProps) {
  return (
    <section id="invite-part" aria-labelledby="invite" className="grid max-w-3xl scroll-mt-20 gap-item">
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
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
            />
          </div>
          <div className="flex min-w-0 gap-2 max-sm:basis-full">
            <RoleSelect role={typed?.role ?? "recruiter"} label="Role" />
            <Button>Send invitation</Button>
          </div>
        </div>
        {error && (
          <p id="email-error" className="text-coral text-sm">
            {error}
          </p>
        )}
        <dl className="grid gap-1 text-ink-2 text-sm [&_dd]:inline [&_dt]:inline">
          {memberRoles.map((role) => (
            <div key={role}>
              <dt className="font-semibold">{roleNames[role].name}:</dt> <dd>Can {roleNames[role].may}.</dd>
            </div>
          ))}
        </dl>
      </Form>
    </section>
  );
}

const rhythms: Record<TeamMail, string> = {
  each: "An email for each",
  daily: "One email a working day, at 7 AM",
  none: "No email",
};

/** What the viewer is mailed of this company. */
export function TeamMails({
  applicationMails,
  messageMails,
}: Record<"applicationMails" | "messageMails", TeamMail>) {
  const choices = [
    ["applicationMails", "New applications", applicationMails],
    ["messageMails", "Messages of applicants", messageMails],
  ] as const;
  return (
    <section aria-labelledby="mails" className="grid max-w-3xl gap-item">
      <h2 id="mails">Your emails</h2>
      <Form
        method="post"
        className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-5"
      >
        <input type="hidden" name="intent" value="mails" />
        {choices.map(([name, label, chosen]) => (
          <label key={name} className="grid min-w-0 flex-1 basis-60 gap-1 font-semibold text-md">
            {label}
            <select
              key={chosen}
              name={name}
              defaultValue={chosen}
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
            >
              {teamMails.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {rhythms[rhythm]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button look="outline">Save</Button>
        <p className="basis-full text-ink-2 text-sm">
          For you alone: your colleagues choose for themselves. Answers about interviews and offers, questions
          how an application stands, and withdrawals always come at once.
        </p>
      </Form>
    </section>
  );
}
