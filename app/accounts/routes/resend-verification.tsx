import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { resendVerification } from "#app/accounts/email/first-proof.server.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { paths } from "#app/paths.ts";

export function loader() {
  return redirect(paths.dashboard());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const next = readNext(request);
  if (viewer.emailVerified) return redirect(next || paths.dashboard());
  const isSent = await resendVerification(context, viewer, next);
  return redirect(paths.dashboard(isSent ? "verification-sent" : "verification-limit"));
}
