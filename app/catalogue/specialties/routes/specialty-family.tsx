import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findFamilyPage } from "#app/catalogue/specialties/family/family-page.server.ts";
import { FamilyView } from "#app/catalogue/specialties/family/family-view.tsx";
import { listFamilies } from "#app/catalogue/specialties/specialty-list.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.family ?? "";
  const slug = asked.toLowerCase();
  const index = await getFromCatalog(context.env.CATALOG, "specialty-index");
  const view = await findFamilyPage(context, index, slug);
  if (!view) {
    const pages = listFamilies(index, null).map(({ name, slug: other }) => ({
      title: name,
      to: paths.specialtyFamily(other),
    }));
    throw notFound(toMissingPage(new URL(request.url).pathname, pages));
  }
  const canonical = paths.specialtyFamily(slug);
  if (asked !== slug) throw movedTo(request, canonical);
  return { view, crumb: view.name, canonical, siteUrl: context.env.SITE_URL };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: `${data.view.name}: ${data.view.count} specialties`, description: data.view.intro })
    : toPageMeta({ title: "Specialty family not found", isIndexed: false });

export default function SpecialtyFamilyPage() {
  const { view, siteUrl } = useLoaderData<typeof loader>();
  const items = view.specialties.map(({ name, to }) => ({ name, path: to }));
  return (
    <>
      <FamilyView view={view} />
      <JsonLd data={toItemList(view.name, items, siteUrl)} />
    </>
  );
}
