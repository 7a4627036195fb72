import { memberRoles } from "#app/kit/platform/column-words.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";

export function RoleSelect({ role, label }: { role: MemberRole; label: string }) {
  return (
    <select
      key={role}
      name="role"
      aria-label={label}
      defaultValue={role}
      className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-ink text-md max-sm:flex-1"
    >
      {memberRoles.map((each) => (
        <option key={each} value={each}>
          {roleNames[each].name}
        </option>
      ))}
    </select>
  );
}

export const roleNames: Record<MemberRole, { name: string; a: string; may: string }> = {
  owner: { name: "Owner", a: "an owner", may: "do everything, including managing the team" },
  recruiter: {
    name: "Recruiter",
    a: "a recruiter",
    may: "post jobs, answer applicants and edit the company page",
  },
  manager: {
    name: "Hiring manager",
    a: "a hiring manager",
    may: "read the applicants of postings assigned to them, without contact data, and write notes and scorecards",
  },
  reviewer: { name: "Reviewer", a: "a reviewer", may: "read everything and write notes" },
};
