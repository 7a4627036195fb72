import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findSpecialtiesPage } from "#app/catalogue/specialties/specialties-page.server.ts";
import { SpecialtiesView } from "#app/catalogue/specialties/specialties-view.tsx";
import { notFound } from "#app/kit/platform/http.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const view = await findSpecialtiesPage(context, new URL(request.url).searchParams);
  if (!view) throw notFound();
  return { view, canonical: view.canonical, siteUrl: context.env.SITE_URL };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: "Healthcare specialties",
    description: data?.view.lead,
    isIndexed: data?.view.isWhole ?? false,
  });

export default function SpecialtiesPage() {
  const { view, siteUrl } = useLoaderData<typeof loader>();
  const families = view.families.map(({ name, slug }) => ({ name, path: paths.specialtyFamily(slug) }));
  return (
    <>
      <SpecialtiesView view={view} />
      {view.isWhole && <JsonLd data={toItemList("Specialty families", families, siteUrl)} />}
    </>
  );
}
