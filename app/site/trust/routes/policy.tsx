import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { clearDeviceCookies } from "#app/kit/platform/cookies.ts";
import { withoutEndSlash } from "#app/kit/platform/end-slash.ts";
import { getPolicy } from "#app/site/trust/policy/policy.server.ts";
import { PolicyPage } from "#app/site/trust/policy/policy-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const canonical = withoutEndSlash(pathname.toLowerCase());
  const policy = await getPolicy(context, canonical.slice(1));
  return { policy, isCleared: pathname === paths.privacyPolicy() && searchParams.has("cleared"), canonical };
}

/** No script can remove our cookies. */
export function action({ request }: ActionFunctionArgs) {
  return redirect(paths.deviceCleared(), { headers: toCookieHeaders(clearDeviceCookies(request.url)) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.policy.title ?? "Policy", description: data?.policy.description });

export default function PolicyRoute() {
  const { policy, isCleared } = useLoaderData<typeof loader>();
  return <PolicyPage policy={policy} isCleared={isCleared} />;
}
