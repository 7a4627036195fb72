import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import { readFilters } from "#app/jobs/list/read-filters.server.ts";
import { getSearchPage } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { paySteps } from "#app/jobs/search/search-keys.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";

/** Placement is never paid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readFilters(request);
  return getSearchPage(context, paths.featuredJobs(), filters, {
    payMin: filters.payMin ?? paySteps[0],
    payPeriod: filters.payMin === null ? "year" : filters.payPeriod,
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(data, "Featured healthcare jobs", "The newest healthcare postings that state their pay.")
    : toPageMeta({ title: "Featured healthcare jobs", isIndexed: false });

export default function FeaturedJobsPage() {
  return <SearchResults view={useLoaderData<typeof loader>()} />;
}
