import { admit, type Guarded, refuse, requireRole } from "#app/accounts/session/page-guard.server.ts";
import { mayOpenDesk } from "#app/desk/frame/screen/desk-sections.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { isLocalSite } from "#app/kit/platform/rate-limit.ts";

/** Admins whose desk role opens the address. On a deployed site their log-in also takes a second step. */
export async function requireDesk(context: SiteContext, pathname: string): Promise<Guarded> {
  const guarded = await requireRole(context, ["admin"]);
  if (!guarded.ok) return guarded;
  if (lacksFactor(guarded.viewer, context.env.SITE_URL)) return refuse("one-step");
  return mayOpenDesk(guarded.viewer.deskRole, pathname) ? guarded : refuse("forbidden");
}

export const lacksFactor = ({ hasSecondFactor }: Viewer, siteUrl: string): boolean =>
  !hasSecondFactor && !isLocalSite(siteUrl);

export async function admitAdmin(context: SiteContext, request: Request): Promise<Viewer> {
  return admit(await requireDesk(context, new URL(request.url).pathname), request);
}
