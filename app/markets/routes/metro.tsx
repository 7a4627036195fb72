import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { getMetroPage } from "../metro-page.server.ts";
import { MetroPage as Page } from "../metro-view.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await getMetroPage(context, params.area ?? "", new URL(request.url).pathname);
  return { view, crumb: view.name, canonical: view.canonical };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: `${data.view.name} healthcare jobs and pay`, description: data.view.description })
    : toPageMeta({ title: "Metro area not found", isIndexed: false });

export default function MetroPage() {
  return <Page view={useLoaderData<typeof loader>().view} />;
}
