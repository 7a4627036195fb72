import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { toListMeta } from "../list-meta.ts";
import { readFilters } from "../read-filters.server.ts";
import { paySteps } from "../search-keys.ts";
import { getSearchPage } from "../search-page.server.ts";
import { SearchResults } from "../search-results.tsx";

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
