import { redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import type { Role, SiteContext, Viewer } from "#app/platform/context.ts";
import { notFound } from "#app/platform/http.ts";

export async function requireViewer(context: SiteContext, request: Request): Promise<Viewer> {
  const viewer = await context.viewer();
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(pathname + search));
}

/** Like `requireViewer`, but answers 404 to other roles. */
export async function requireRole(context: SiteContext, request: Request, role: Role): Promise<Viewer> {
  const viewer = await requireViewer(context, request);
  if (viewer.role !== role) throw notFound();
  return viewer;
}
