import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toComparePage } from "#app/catalogue/places/comparison/compare-page.server.ts";
import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findStateDemand } from "#app/jobs/search/openings/open-counts.server.ts";
import { movedTo } from "#app/kit/platform/http.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/kit/ui/phone-fold.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [asked = "", other = ""] = [params.state, params.other];
  const first = requireState(request, asked, (state) => paths.compareStates(state.slug, other));
  const second = requireState(request, other, (state) => paths.compareStates(first.slug, state.slug));
  const { CATALOG } = context.env;
  const canonical = toComparisonPath(first, second);
  if (canonical !== paths.compareStates(first.slug, second.slug)) throw movedTo(request, canonical);
  const [one, two, rows, ...demands] = await Promise.all([
    getFromCatalog(CATALOG, "state", first.slug),
    getFromCatalog(CATALOG, "state", second.slug),
    getFromCatalog(CATALOG, "states"),
    findStateDemand(context, first),
    findStateDemand(context, second),
  ]);
  const page = toComparePage([one, two], rows, demands);
  return {
    title: `${page.title}: healthcare pay, prices, licenses`,
    summary: page.lead,
    // Few people look for the thousand other pairs, so they are noindex.
    isIndexed: one.neighbors.includes(two.code),
    page,
    canonical,
    crumb: second.name,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.title, description: data.summary, isIndexed: data.isIndexed })
    : toPageMeta({ title: "State not found", isIndexed: false });

const ComparePage = island(() =>
  import("#app/catalogue/places/comparison/compare-page.tsx").then((module) => module.ComparePage),
);

export default function CompareRoute() {
  return <ComparePage page={useLoaderData<typeof loader>().page} />;
}
