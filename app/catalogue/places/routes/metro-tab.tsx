import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getMetroTab } from "#app/catalogue/places/metro/metro-page.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getMetroTab(context, request, params.area ?? "", params.tab);
  const canonical = paths.metroTab(view.slug, view.tab.slug);
  return {
    view,
    canonical,
    trail: [
      { name: "Metro areas", path: paths.metroAreas() },
      { name: view.name, path: paths.metro(view.slug) },
      { name: view.tab.name, path: canonical },
    ],
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.view.title, description: data.view.lead })
    : toPageMeta({ title: "Metro area not found", isIndexed: false });

const Page = island(() =>
  import("#app/catalogue/places/metro/metro-tab-page.tsx").then((module) => module.MetroTabPage),
);

export default function MetroTabPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
