import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getLocationTab } from "#app/catalogue/places/location/location-page.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getLocationTab(context, request, params.slug ?? "", params.tab);
  const canonical = paths.locationTab(view.slug, view.tab.slug);
  return {
    view,
    canonical,
    trail: [
      { name: "Locations", path: paths.locations() },
      { name: view.name, path: paths.location(view.slug) },
      { name: view.tab.name, path: canonical },
    ],
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.view.title, description: data.view.lead })
    : toPageMeta({ title: "Place not found", isIndexed: false });

const Page = island(() =>
  import("#app/catalogue/places/location/location-tab-page.tsx").then((module) => module.LocationTabPage),
);

export default function LocationTabPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
