import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findWay } from "#app/assistant/navigation/find-way.server.ts";
import { NavigationPage } from "#app/assistant/navigation/navigation-page.tsx";
import { longestSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestSentence);
  if (typed) await requireSearchAllowance(context);
  return { typed, way: typed ? await findWay(context, typed) : null, canonical: paths.aiNavigation() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: data?.typed ? `AI navigation: ${data.typed}` : "AI navigation",
    description:
      "Say what you need in one sentence and get the job search, the pay figures, the license rules or the page that answers.",
    isIndexed: !data?.typed,
  });

export default function NavigationRoute() {
  const { typed, way } = useLoaderData<typeof loader>();
  return <NavigationPage typed={typed} way={way} />;
}
