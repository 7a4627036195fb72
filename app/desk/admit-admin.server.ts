import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import type { SiteContext, Viewer } from "#app/platform/context.ts";

export async function admitAdmin(context: SiteContext, request: Request): Promise<Viewer> {
  return admit(await requireRole(context, ["admin"]), request);
}
