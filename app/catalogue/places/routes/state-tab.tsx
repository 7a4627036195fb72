import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toStateTabPage } from "#app/catalogue/places/state/state-page.server.ts";
import { findStateTab } from "#app/catalogue/places/state/state-tabs.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/catalogue/places/state/state-tabs.css";
import "#app/pages/page/map/us-map.css";
import "#app/kit/ui/chart/chart.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tab = findStateTab(params.tab);
  if (!tab) throw notFound();
  const state = requireState(request, params.state ?? "", ({ slug }) => paths.stateTab(slug, tab.slug));
  const [record, rows] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", state.slug),
    getFromCatalog(context.env.CATALOG, "states"),
  ]);
  const canonical = paths.stateTab(state.slug, tab.slug);
  const { searchParams } = new URL(request.url);
  const question =
    tab.slug === "license" ? toLicenseQuestion(canonical, searchParams, { state: state.code }) : null;
  const page = toStateTabPage(tab, record, rows);
  return {
    page: { ...page, question },
    summary: startSentence(tab.toAbout(page.inState)),
    canonical,
    card: paths.card("states", state.slug),
    trail: [
      { name: "States", path: paths.geography() },
      { name: state.name, path: paths.state(state.slug) },
      { name: tab.name, path: canonical },
    ],
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.page.title, description: data.summary })
    : toPageMeta({ title: "State not found", isIndexed: false });

const StateTabPage = island(() =>
  import("#app/catalogue/places/state/state-page.tsx").then((module) => module.StateTabPage),
);

export default function StateTabRoute() {
  return <StateTabPage page={useLoaderData<typeof loader>().page} />;
}
