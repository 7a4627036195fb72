import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pack, usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { getFaqView } from "#app/site/trust/faq/faq-page.server.ts";
import { FaqPage } from "#app/site/trust/faq/faq-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const view = await getFaqView(context, new URL(request.url).searchParams);
  return { packed: pack(view), query: view.query, canonical: paths.faq() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: data?.query ? "Answers to your question" : "Frequently asked questions",
    description:
      "Short answers about finding healthcare jobs, posting dates, pay, licenses, applying, your account and data, and hiring through us.",
    isIndexed: !data?.query,
  });

export default function FaqRoute() {
  return <FaqPage view={usePacked(useLoaderData<typeof loader>().packed)} />;
}
