import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getMetroPage } from "#app/catalogue/places/metro/metro-page.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/jobs/postings/record/job-card.css";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getMetroPage(context, request, params.area ?? "");
  return { view, crumb: view.name, canonical: view.canonical };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: `${data.view.name} healthcare jobs and pay`, description: data.view.description })
    : toPageMeta({ title: "Metro area not found", isIndexed: false });

const Page = island(() =>
  import("#app/catalogue/places/metro/metro-view.tsx").then((module) => module.MetroPage),
);

export default function MetroPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
