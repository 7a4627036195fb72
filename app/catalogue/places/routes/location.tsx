import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getLocationPage } from "#app/catalogue/places/location/location-page.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/jobs/postings/record/job-grid.css";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getLocationPage(context, request, params.slug ?? "");
  return { view, crumb: view.name, canonical: view.canonical };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: `Healthcare jobs in ${data.view.name}`, description: data.view.description })
    : toPageMeta({ title: "Place not found", isIndexed: false });

const Page = island(() =>
  import("#app/catalogue/places/location/location-view.tsx").then((module) => module.LocationPage),
);

export default function LocationPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
