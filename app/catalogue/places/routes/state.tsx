import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { findArticlesAbout } from "#app/catalogue/articles/stored-articles.server.ts";
import { findOpeningsNear } from "#app/catalogue/places/state/nearest-openings.server.ts";
import { toStatePage } from "#app/catalogue/places/state/state-page.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { pack, usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/jobs/postings/record/job-card.css";
import "#app/pages/page/page-parts.css";

const openingsShown = 3;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = requireState(request, params.state ?? "", ({ slug }) => paths.state(slug));
  const { slug, name, code } = state;
  const [record, rows, openings, guides] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", slug),
    getFromCatalog(context.env.CATALOG, "states"),
    findOpeningsNear(context, state, {}, openingsShown),
    findArticlesAbout(context, { path: paths.state(slug), stateCode: code }),
  ]);
  const canonical = paths.state(slug);
  const question = toLicenseQuestion(canonical, searchParams, { state: code });
  const { summary, ...page } = toStatePage(record, rows, openings);
  return {
    title: toAnsweringTitle(`Healthcare careers in ${page.inState}: pay, licenses, jobs`, question?.verdict),
    summary,
    page: pack({ ...page, question, guides }),
    canonical,
    card: paths.card("states", slug),
    crumb: name,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.title, description: data.summary })
    : toPageMeta({ title: "State not found", isIndexed: false });

const StatePage = island(() =>
  import("#app/catalogue/places/state/state-page.tsx").then((module) => module.StatePage),
);

export default function StateRoute() {
  return <StatePage page={usePacked(useLoaderData<typeof loader>().page)} />;
}
