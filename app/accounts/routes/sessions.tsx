import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { removeSession, toSignOuts } from "#app/accounts/session/sessions.server.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export function loader() {
  return redirect(paths.settings());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const session = String((await requireForm(request, ["session"])).get("session"));
  if (session === "all") await context.db.$client.batch(toSignOuts(context.db, viewer.id));
  else if (!(await removeSession(context.db, viewer.id, session))) throw notFound();
  if (session !== "all" && session !== viewer.sessionId) return redirect(paths.settings("device-signed-out"));
  return redirect(paths.login(), { headers: toCookieHeaders(clearCookiesAtLogOut(request.url)) });
}
