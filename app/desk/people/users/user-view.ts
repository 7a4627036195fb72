import { toDisplayName, toRoleName } from "#app/accounts/session/names.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import type { UserRow } from "./user-list.server.ts";

export function toUserView(user: UserRow) {
  const isAdmin = user.role === "admin";
  const label = isAdmin ? `${toRoleName(user.role)}, ${user.deskRole}` : toRoleName(user.role);
  const chips: Chip[] = [{ label, tone: isAdmin ? "blue" : "plain" }];
  if (user.suspendedAt !== null) chips.push({ label: "Suspended", tone: "coral" });
  else if (user.emailVerifiedAt === null) chips.push({ label: "Email not confirmed", tone: "amber" });
  return {
    id: user.id,
    name: toDisplayName(user),
    email: user.email,
    role: user.role,
    deskRole: user.deskRole,
    chips,
    since: toOfficeDay(user.createdAt),
    to: paths.adminUser(user.id),
  };
}
