import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getBuyerPage } from "#app/catalogue/recruiters/buyer/buyer.server.ts";
import { withoutEndSlash } from "#app/kit/platform/local-path.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/companies/pitch/parts/hiring-layout.css";
import "#app/jobs/search/openings/openings.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = withoutEndSlash(new URL(request.url).pathname.toLowerCase());
  const page = await getBuyerPage(context, path);
  return { page, canonical: page.canonical, idempotencyKey: randomId() };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.page.title ?? "For employers", description: data?.page.description });

const BuyerPage = island(() =>
  import("#app/catalogue/recruiters/buyer/buyer-page.tsx").then((module) => module.BuyerPage),
);

export default function ForOneKindOfBuyer() {
  const { page, idempotencyKey } = useLoaderData<typeof loader>();
  return <BuyerPage page={page} idempotencyKey={idempotencyKey} />;
}
