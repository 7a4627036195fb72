import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getFromCatalog } from "#app/catalog/catalog.ts";
import { findOpenings } from "#app/jobs/openings/openings.server.ts";
import { toAnsweringTitle } from "#app/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/licensing/license-question.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { toStatePage } from "#app/places/state/state-page.server.ts";
import { requireState } from "#app/sitemap/state-address.server.ts";
import { island, withIslands } from "#app/ui/island.tsx";

const openingsShown = 6;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { slug, name, code } = requireState(request, params.state ?? "", (state) => paths.state(state.slug));
  const [record, rows, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", slug),
    getFromCatalog(context.env.CATALOG, "states"),
    findOpenings(context, { location: name }, openingsShown),
  ]);
  const canonical = paths.state(slug);
  const question = toLicenseQuestion(canonical, searchParams, { state: code });
  return { page: { ...toStatePage(record, rows, openings), question }, canonical, crumb: name };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({
        title: toAnsweringTitle(
          `Healthcare careers in ${data.page.inState}: pay, licenses, jobs`,
          data.page.question?.verdict,
        ),
        description: data.page.summary,
      })
    : toPageMeta({ title: "State not found", isIndexed: false });

const StatePage = island(() => import("#app/places/state/state-page.tsx").then((module) => module.StatePage));

export default function StateRoute() {
  return <StatePage page={useLoaderData<typeof loader>().page} />;
}
