import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPageMeta } from "#app/page/page-meta.ts";
import { withoutEndSlash } from "#app/platform/end-slash.ts";
import { getPolicy } from "#app/trust/policy/policy.server.ts";
import { PolicyPage } from "#app/trust/policy/policy-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const canonical = withoutEndSlash(new URL(request.url).pathname.toLowerCase());
  return { policy: await getPolicy(context, canonical.slice(1)), canonical };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.policy.title ?? "Policy", description: data?.policy.description });

export default function PolicyRoute() {
  return <PolicyPage policy={useLoaderData<typeof loader>().policy} />;
}
