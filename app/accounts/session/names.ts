import type { Role, Viewer } from "#app/kit/platform/context.ts";

const roleNames: Record<Role, string> = { admin: "Admin", employer: "Employer", job_seeker: "Job seeker" };

export function toRoleName(role: string): string {
  return Object.hasOwn(roleNames, role) ? roleNames[role as Role] : "User";
}

export function toDisplayName({
  firstName,
  lastName,
  email,
}: Pick<Viewer, "firstName" | "lastName" | "email">) {
  return `${firstName} ${lastName}`.trim() || email;
}

export function toInitials({ firstName, lastName }: Pick<Viewer, "firstName" | "lastName">): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? "").join("");
  return letters.toUpperCase() || "U";
}
