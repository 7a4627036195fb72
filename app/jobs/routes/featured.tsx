import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import { readFilters } from "#app/jobs/list/read-filters.server.ts";
import { getSearchPage, toListData } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { paySteps } from "#app/jobs/search/search-keys.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { withIslands } from "#app/ui/island.tsx";

/** Placement is never paid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readFilters(request, context);
  const fixed = {
    payMin: filters.payMin ?? paySteps[0],
    payPeriod: filters.payMin === null ? ("year" as const) : filters.payPeriod,
  };
  return toListData(await getSearchPage(context, paths.featuredJobs(), filters, fixed));
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(
        data.list,
        "Featured healthcare jobs",
        "The newest healthcare postings that state their pay.",
      )
    : toPageMeta({ title: "Featured healthcare jobs", isIndexed: false });

export default function FeaturedJobsPage() {
  return <SearchResults packed={useLoaderData<typeof loader>().packed} />;
}
