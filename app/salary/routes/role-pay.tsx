import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { usePacked } from "#app/page/packed.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { getWages } from "#app/salary/asked/asked-pay.server.ts";
import { requirePaidRole, requirePlace } from "#app/salary/asked/pay-pages.server.ts";
import { getOwnPage } from "#app/salary/page/own-page.server.ts";
import { island, withIslands } from "#app/ui/island.tsx";
import { JsonLd } from "#app/ui/json-ld-script.tsx";
import "#app/ui/chart/chart.css";
import "../salary.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role: asked = "", place: slug = null } = params;
  const role = requirePaidRole(request, asked, slug);
  const { place, wages } =
    slug === null
      ? { place: null, wages: await getWages(context, role) }
      : await requirePlace(context, request, role, slug);
  const canonical = place ? paths.placePay(role.slug, place.slug) : paths.rolePay(role.slug);
  return getOwnPage(context, request, { role, place, wages, canonical });
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.title, description: data.lead, isIndexed: data.isIndexed })
    : toPageMeta({ title: "Page not found", isIndexed: false });

const Screen = island(() =>
  import("#app/salary/page/salary-screen.tsx").then((module) => module.SalaryScreen),
);

export default function RolePayPage() {
  const { view, occupation } = useLoaderData<typeof loader>();
  return (
    <>
      <Screen view={usePacked(view)} />
      <JsonLd data={occupation} />
    </>
  );
}
