import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getFieldPage } from "#app/catalogue/specialties/field/field-page.server.ts";
import { getSpecialtyPage } from "#app/catalogue/specialties/specialty-page.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { isSlug } from "#app/kit/text/slug.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findProfessionAlias } from "#app/pages/sitemap/site-pages.server.ts";
import {
  findFieldOnly,
  findMeantSpecialty,
  listLikelySpecialties,
} from "#app/pages/sitemap/specialty-aliases.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/jobs/search/openings/openings.css";

/** Also for a field of postings that the catalog splits. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.slug ?? "";
  const slug = asked.toLowerCase();
  const index = await getFromCatalog(context.env.CATALOG, "specialty-index");
  const entry = index.find((other) => other.slug === slug);
  const field = entry ? null : findFieldOnly(index, slug);
  const canonical = paths.specialty(slug);
  if ((entry || field) && asked !== slug) throw movedTo(request, canonical);
  if (entry) {
    const view = await getSpecialtyPage(context, index, entry);
    return { kind: "specialty" as const, view, crumb: entry.name, canonical };
  }
  if (field) {
    const view = await getFieldPage(context, index, field);
    return { kind: "field" as const, view, crumb: field.name, canonical };
  }
  const meant = isSlug(slug) ? (findMeantSpecialty(index, slug) ?? findProfessionAlias(slug)) : null;
  if (meant) throw movedTo(request, meant);
  const pages = listLikelySpecialties(index, slug).map((other) => ({
    title: other.name,
    to: paths.specialty(other.slug),
  }));
  throw notFound(toMissingPage(new URL(request.url).pathname, pages));
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Specialty not found", isIndexed: false });
  return data.kind === "specialty"
    ? toPageMeta({ title: `${data.view.name}: jobs, pay and training`, description: data.view.description })
    : toPageMeta({ title: `${data.view.name}: specialties and jobs`, description: data.view.lead });
};

const SpecialtyView = island(() =>
  import("#app/catalogue/specialties/specialty-view.tsx").then((module) => module.SpecialtyView),
);
const FieldView = island(() =>
  import("#app/catalogue/specialties/field/field-view.tsx").then((module) => module.FieldView),
);

export default function SpecialtyPage() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "specialty" ? <SpecialtyView view={data.view} /> : <FieldView view={data.view} />;
}
