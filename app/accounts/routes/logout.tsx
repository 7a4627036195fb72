import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { logOut } from "#app/accounts/sign-in/log-in.server.ts";
import { paths } from "#app/paths.ts";

export function loader() {
  return redirect(paths.home());
}

/**
 * Without Clear-Site-Data: "storage" would also remove the chosen theme and the pages for reading offline, and
 * "cache" only public files, because pages of an account are `no-store`.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { cookies } = await logOut(context, request);
  return redirect(paths.home(), { headers: toCookieHeaders(cookies) });
}
