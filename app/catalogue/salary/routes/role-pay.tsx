import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { getWages } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { requirePaidRole, requirePlace } from "#app/catalogue/salary/question/pay-pages.server.ts";
import { getOwnPage } from "#app/catalogue/salary/page/own-page.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import "#app/kit/ui/chart/chart.css";
import "#app/catalogue/salary/salary.css";

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
  import("#app/catalogue/salary/page/salary-screen.tsx").then((module) => module.SalaryScreen),
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
