import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { findBeside } from "#app/jobs/list/pane/beside.server.ts";
import { loadBeside, useListShown } from "#app/jobs/list/pane/list-shown.ts";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import { readFilters } from "#app/jobs/list/read-filters.server.ts";
import { getSearchPage, toListData } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view, beside] = await Promise.all([
    getSearchPage(context, paths.jobs(), readFilters(request, context)),
    findBeside(context, request),
  ]);
  return { ...toListData(view), beside };
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadBeside(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(
        data.list,
        [data.beside?.detail?.job.title, data.list.isSearch ? data.list.heading : "Healthcare jobs"]
          .filter(Boolean)
          .join(" · "),
        "Search open healthcare jobs in all 50 states and D.C. and compare pay, shift and license before you apply. Free for clinicians.",
      )
    : toPageMeta({ title: "Healthcare jobs", isIndexed: false });

export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  useListShown(data);
  return <SearchResults packed={data.packed} beside={data.beside} />;
}
