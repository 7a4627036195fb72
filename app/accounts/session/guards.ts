import type { MemberRole, Role, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { logSecurity } from "#app/kit/platform/log.ts";

export type Exit = "signed-out" | "forbidden" | "not-found" | "one-step";

export type Guarded = { ok: true; viewer: Viewer } | { ok: false; exit: Exit };

type Asked = Pick<SiteContext, "viewer">;

export async function requireViewer(context: Asked): Promise<Guarded> {
  const viewer = await context.viewer();
  return viewer ? { ok: true, viewer } : refuse("signed-out");
}

export async function requireRole(context: Asked, roles: readonly Role[]): Promise<Guarded> {
  const guarded = await requireViewer(context);
  return guarded.ok && !roles.includes(guarded.viewer.role) ? refuse("forbidden") : guarded;
}

/** Another employer's record is a 404, so that nobody learns that it exists. Admins are no exception. */
export async function requireMember(
  context: Asked,
  employerId: number,
  roles: readonly MemberRole[],
): Promise<Guarded> {
  const guarded = await requireViewer(context);
  if (!guarded.ok) return guarded;
  const membership = guarded.viewer.memberships.find((each) => each.employerId === employerId);
  if (!membership) return refuse("not-found");
  return roles.includes(membership.role) ? guarded : refuse("forbidden");
}

export function refuse(exit: Exit): Guarded {
  if (exit !== "signed-out") logSecurity("access.refused", { exit });
  return { ok: false, exit };
}
