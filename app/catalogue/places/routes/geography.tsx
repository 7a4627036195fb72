import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toGeographyPage } from "#app/catalogue/places/country/geography.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { findOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/page-parts.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [rows, counts, intro] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "states"),
    findOpenCounts(context),
    getAreaText(context, paths.geography()),
  ]);
  const page = toGeographyPage(rows, counts, {
    by: searchParams.get("by"),
    profession: searchParams.get("profession"),
  });
  const list = states.map(({ name, slug }) => ({ name, path: paths.state(slug) }));
  return {
    page,
    intro,
    list: toItemList("Healthcare by state", list, context.env.SITE_URL),
    canonical: paths.geography(),
    isPlain: searchParams.size === 0,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: "Healthcare jobs and pay by place",
    description:
      "A map of the 50 states and D.C. by open healthcare jobs or by median pay of ten occupations, with the same figures as a table and a page for each state.",
    isIndexed: data?.isPlain ?? false,
  });

const GeographyPage = island(() =>
  import("#app/catalogue/places/country/geography.tsx").then((module) => module.GeographyPage),
);

export default function GeographyRoute() {
  const { page, intro, list } = useLoaderData<typeof loader>();
  return (
    <>
      <GeographyPage page={page} intro={intro} />
      <JsonLd data={list} />
    </>
  );
}
