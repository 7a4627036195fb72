import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { toStateListMeta } from "#app/jobs/list/list-meta.ts";
import { getStateJobsPage, readFilters, toListData } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findStateByAddress } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";

/** /jobs/{state} is the canonical address of this list. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = params.state ?? "";
  const state = findStateByAddress(asked);
  if (!state) throw notFound(toMissingPage(url.pathname));
  if (asked !== state.slug) throw movedTo(request, paths.jobsInState(state.slug));
  const list = await getStateJobsPage(context, state, readFilters(request, context));
  return { ...toListData(list), state: toStateText(state.code), card: paths.card("states", state.slug) };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? toStateListMeta(data.list, data.state) : toPageMeta({ title: "State not found", isIndexed: false });

export default function HealthcareJobsPage() {
  return <SearchResults packed={useLoaderData<typeof loader>().packed} />;
}
