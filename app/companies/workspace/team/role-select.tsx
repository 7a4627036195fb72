import { memberRoles } from "#app/kit/platform/column-words.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { roleNames } from "./role-words.ts";

export function RoleSelect({ role, label }: { role: MemberRole; label: string }) {
  return (
    <select
      key={role}
      name="role"
      aria-label={label}
      defaultValue={role}
      className="h-11 rounded-control border border-line-strong bg-surface px-3 text-ink"
    >
      {memberRoles.map((each) => (
        <option key={each} value={each}>
          {roleNames[each].name}
        </option>
      ))}
    </select>
  );
}
