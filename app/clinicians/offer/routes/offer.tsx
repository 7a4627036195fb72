import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { readOfferPage } from "#app/clinicians/offer/offer-page.server.ts";
import { isUsual } from "#app/clinicians/offer/terms/offer-address.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/clinicians/offer/offer.css";
import "#app/jobs/page/pay-drawing.css";
import "#app/kit/ui/chart/five-figures.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context, isUsual);
  const page = await readOfferPage(context, new URL(request.url).searchParams);
  return { page, isIndexed: page.search === "", canonical: paths.salaryTool() };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: "Salary tool: what a job offer is worth",
    description:
      "Take an offer apart, or set two side by side: staff, travel or 1099. Worth for each hour worked, after federal and state taxes, beside its market, and what to ask for.",
    isIndexed: data?.isIndexed,
  });

const OfferScreen = island(() =>
  import("#app/clinicians/offer/screen/offer-screen.tsx").then((module) => module.OfferScreen),
);

export default function OfferRoute() {
  return (
    <>
      <PageHeader
        title="Salary tool"
        lead="What an offer is worth for each hour you work, before and after taxes, and what to ask for."
      />
      <OfferScreen page={useLoaderData<typeof loader>().page} />
    </>
  );
}
