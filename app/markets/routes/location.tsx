import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { getLocationPage } from "../location-page.server.ts";
import { LocationPage as Page } from "../location-view.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getLocationPage(context, params.slug ?? "", new URL(request.url).pathname);
  return { view, crumb: view.name, canonical: view.canonical };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: `Healthcare jobs in ${data.view.name}`, description: data.view.description })
    : toPageMeta({ title: "Place not found", isIndexed: false });

export default function LocationPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
