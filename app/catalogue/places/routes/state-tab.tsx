import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toStateTabPage } from "#app/catalogue/places/state/state-page.server.ts";
import { stateTabs } from "#app/catalogue/places/state/state-tabs.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { requireTab } from "#app/pages/sitemap/page-tab.server.ts";
import { requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import "#app/jobs/postings/record/job-grid.css";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.tab ?? "";
  const state = requireState(request, params.state ?? "", ({ slug }) => paths.stateTab(slug, asked));
  const tab = requireTab(request, stateTabs, asked, {
    whole: { title: state.name, to: paths.state(state.slug) },
    subject: toStateText(state.code),
    toPath: (slug) => paths.stateTab(state.slug, slug),
  });
  const [record, rows, taxes] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", state.slug),
    getFromCatalog(context.env.CATALOG, "states"),
    tab.slug === "living-costs" ? getFromCatalog(context.env.CATALOG, "taxes") : null,
  ]);
  const canonical = paths.stateTab(state.slug, tab.slug);
  const { searchParams } = new URL(request.url);
  const question =
    tab.slug === "license" ? toLicenseQuestion(canonical, searchParams, { state: state.code }) : null;
  const page = toStateTabPage(tab, record, rows, taxes);
  return {
    page: { ...page, question },
    summary: startSentence(tab.toAbout(page.inState)),
    canonical,
    card: paths.card("states", state.slug),
    trail: [
      { name: "States", path: paths.geography() },
      { name: state.name, path: paths.state(state.slug) },
      { name: tab.name, path: canonical },
    ],
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({
        title: toAnsweringTitle(data.page.title, data.page.question?.verdict),
        description: data.summary,
      })
    : toPageMeta({ title: "State not found", isIndexed: false });

const StateTabPage = island(() =>
  import("#app/catalogue/places/state/state-tab-page.tsx").then((module) => module.StateTabPage),
);

export default function StateTabRoute() {
  return <StateTabPage page={useLoaderData<typeof loader>().page} />;
}
