import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { toListMeta } from "../list-meta.ts";
import { readFilters } from "../read-filters.server.ts";
import { getSearchPage } from "../search-page.server.ts";
import { SearchResults } from "../search-results.tsx";

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
