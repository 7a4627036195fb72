import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { logOut } from "#app/accounts/sign-in/log-in.server.ts";
import { paths } from "#app/paths.ts";

export function loader() {
  return redirect(paths.home());
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { cookie } = await logOut(context, request);
  return redirect(paths.home(), { headers: { "set-cookie": cookie } });
}
