import { redirect } from "@remix-run/cloudflare";
import type { MemberRole, Membership, Role, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { forbidden, goTo, notFound, wrongRole } from "#app/kit/platform/http.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { openSubject } from "#app/kit/platform/sealed-subject.ts";
import { paths } from "#app/paths.ts";

const exits: Record<Exit, (request: Request) => Response> = {
  "signed-out": (request) => {
    const { pathname, search } = new URL(request.url);
    return redirect(paths.login(pathname + search));
  },
  forbidden: () => forbidden(),
  role: () => wrongRole(),
  "not-found": () => notFound(),
  "one-step": () => redirect(paths.secondFactor("needed")),
};

export function admit(guarded: Guarded, request: Request): Viewer {
  if (guarded.ok) return guarded.viewer;
  throw exits[guarded.exit](request);
}

export type Exit = "signed-out" | "forbidden" | "role" | "not-found" | "one-step";

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
  return roles.includes(membership.role) ? guarded : refuse("role");
}

/** Sends someone to the set-up, and back here afterwards, if one of the companies requires two-step log-in that they lack. */
export function requireFactor(companies: readonly Membership[], request: Request): void {
  if (!companies.some(({ needsFactor }) => needsFactor)) return;
  logSecurity("access.refused", { exit: "one-step" });
  const { pathname, search } = new URL(request.url);
  throw goTo(paths.secondFactor(undefined, request.method === "GET" ? pathname + search : pathname));
}

export function refuse(exit: Exit): Guarded {
  if (exit !== "signed-out") logSecurity("access.refused", { exit });
  return { ok: false, exit };
}

interface Owned {
  publicId: string;
  /** Of the mailed key (`sealSubject`). */
  audience: string;
  /** Null for a record of someone without an account. */
  userId: number | null;
}

/** Whose record it is, by the mailed key or the account. Anyone else gets the 404 of one that is not there. */
export async function admitOwner(
  context: SiteContext,
  request: Request,
  { publicId, audience, userId }: Owned,
) {
  const key = new URL(request.url).searchParams.get("key");
  const viewer = await context.viewer();
  const isKeyed = key !== null && (await openSubject(key, audience, context.env.SESSION_SECRET)) === publicId;
  const isOwn = viewer !== null && viewer.id === userId;
  if (!isKeyed && !isOwn) throw notFound();
  return { viewer: isOwn ? viewer : null, key: isKeyed ? key : undefined };
}
