import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { findNearMe, getHubPage, listStateChoices } from "#app/catalogue/recruiters/hub/hub.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { findHub } from "#app/pages/sitemap/hubs.ts";
import { findStateByAddress } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/companies/pitch/parts/hiring-layout.css";
import "#app/jobs/search/openings/openings.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("state") ?? "";
  const chosen = findStateByAddress(asked)?.slug ?? null;
  const hub = findHub(paths.nursePractitionerRecruitersNearMe())!;
  const near = await findNearMe(context, chosen);
  const page = await getHubPage(context, hub, near?.location);
  return {
    page,
    near: near?.view ?? null,
    choices: listStateChoices(),
    canonical: page.canonical,
    idempotencyKey: randomId(),
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.page.title ?? "Page not found", description: data?.page.description });

const HubPage = island(() =>
  import("#app/catalogue/recruiters/hub/hub-page.tsx").then((module) => module.HubPage),
);

export default function NearMePage() {
  const { page, near, choices, idempotencyKey } = useLoaderData<typeof loader>();
  return <HubPage page={page} idempotencyKey={idempotencyKey} near={near} choices={choices} />;
}
