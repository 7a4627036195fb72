import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import { readFilters } from "#app/jobs/list/read-filters.server.ts";
import { getSearchPage } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return getSearchPage(context, paths.jobs(), readFilters(request));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(
        data,
        data.pills.length > 0 ? data.heading : "Healthcare jobs",
        "Search open healthcare jobs in all 50 states and compare pay, shift and license before you apply. Free for clinicians.",
      )
    : toPageMeta({ title: "Healthcare jobs", isIndexed: false });

export default function SearchPage() {
  return <SearchResults view={useLoaderData<typeof loader>()} />;
}
