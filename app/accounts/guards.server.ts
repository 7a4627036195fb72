import { redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import type { Role, SiteContext, Viewer } from "#app/platform/context.ts";
import { notFound } from "#app/platform/http.ts";

/** The signed-in person; whoever is signed out is sent to log in and comes back here afterwards. */
export async function requireViewer(context: SiteContext, request: Request): Promise<Viewer> {
  const viewer = await context.viewer();
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(pathname + search));
}

/** As `requireViewer`; whoever has another role is told that there is no such page. */
export async function requireRole(context: SiteContext, request: Request, role: Role): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (viewer.role !== role) throw notFound();
  return viewer;
}
