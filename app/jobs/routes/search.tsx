import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { readFilters } from "../read-filters.server.ts";
import { getSearchPage } from "../search-page.server.ts";
import { SearchResults } from "../search-results.tsx";

/** /jobs and its alias /search: every open posting, filtered by the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return getSearchPage(context, paths.jobs(), readFilters(request));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: data?.pills.length ? data.heading : "Healthcare jobs",
    description:
      "Search open healthcare jobs in all 50 states, with pay, shift and license on every posting. Free for clinicians.",
    // One page per search would drown the postings themselves.
    isIndexed: data?.isWhole ?? false,
  });

export default function SearchPage() {
  return <SearchResults view={useLoaderData<typeof loader>()} />;
}
