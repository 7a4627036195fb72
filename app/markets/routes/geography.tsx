import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getAreaIntro } from "#app/content/area-intro.server.ts";
import { toItemList } from "#app/content/structured-data.ts";
import { findOpenCounts } from "#app/jobs/open-counts.server.ts";
import { paths } from "#app/paths.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { island, withIslands } from "#app/ui/island.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { toGeographyPage } from "../geography.server.ts";
import { states } from "../states.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [rows, counts] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "states"),
    findOpenCounts(context),
  ]);
  const page = toGeographyPage(rows, counts?.byState ?? null, {
    by: searchParams.get("by"),
    profession: searchParams.get("profession"),
  });
  const list = states.map(({ name, slug }) => ({ name, path: paths.state(slug) }));
  return {
    page,
    intro: getAreaIntro(paths.geography()),
    list: toItemList("Healthcare by state", list, context.env.SITE_URL),
    canonical: paths.geography(),
    isPlain: searchParams.size === 0,
  };
}

/** Reached from another page, the page's code comes with the data. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: "Healthcare jobs and pay by place",
    description:
      "A map of the 50 states and D.C. by open healthcare jobs or by median pay of ten occupations, with the same figures as a table and a page for each state.",
    isIndexed: data?.isPlain ?? false,
  });

const GeographyPage = island(() => import("../geography.tsx").then((module) => module.GeographyPage));

export default function GeographyRoute() {
  const { page, intro, list } = useLoaderData<typeof loader>();
  return (
    <>
      <GeographyPage page={page} intro={intro} />
      <JsonLd data={list} />
    </>
  );
}
