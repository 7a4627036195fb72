import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getHubPage } from "#app/catalogue/recruiters/hub/hub.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { findHub } from "#app/pages/sitemap/hubs.ts";
import "#app/companies/pitch/parts/hiring-layout.css";
import "#app/jobs/search/openings/openings.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const hub = findHub(new URL(request.url).pathname);
  if (!hub) throw notFound();
  const page = await getHubPage(context, hub);
  return { page, canonical: page.canonical, idempotencyKey: randomId() };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.page.title ?? "Page not found", description: data?.page.description });

const HubPage = island(() =>
  import("#app/catalogue/recruiters/hub/hub-page.tsx").then((module) => module.HubPage),
);

export default function RecruitingHubPage() {
  const { page, idempotencyKey } = useLoaderData<typeof loader>();
  return <HubPage page={page} idempotencyKey={idempotencyKey} />;
}
