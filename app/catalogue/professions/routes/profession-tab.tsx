import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireProfession } from "#app/catalogue/professions/profession-address.server.ts";
import { getProfessionTab } from "#app/catalogue/professions/profession-page.server.ts";
import { professionTabs } from "#app/catalogue/professions/profession-tabs.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { pack, usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { requireTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";
import "#app/jobs/postings/record/job-card.css";
import "#app/pages/page/page-parts.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const profession = requireProfession(request, params.slug ?? "");
  const { slug } = profession;
  const tab = requireTab(request, professionTabs, params.tab, {
    whole: { title: profession.name, to: paths.profession(slug) },
    subject: toRunningText(profession.plural),
    toPath: (other) => paths.professionTab(slug, other),
  });
  const canonical = paths.professionTab(slug, tab.slug);
  const view = await getProfessionTab(context, profession, tab);
  const question =
    tab.slug === "license"
      ? toLicenseQuestion(canonical, new URL(request.url).searchParams, { profession: profession.profession })
      : null;
  return {
    title: toAnsweringTitle(view.title, question?.verdict),
    description: view.lead,
    view: pack({ ...view, question }),
    canonical,
    trail: [
      { name: "Professions", path: paths.professions() },
      { name: profession.name, path: paths.profession(slug) },
      { name: tab.name, path: canonical },
    ],
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({ title: data.title, description: data.description })
    : toPageMeta({ title: "Profession not found", isIndexed: false });

const ProfessionTabPage = island(() =>
  import("#app/catalogue/professions/profession-tab-page.tsx").then((module) => module.ProfessionTabPage),
);

export default function ProfessionTabRoute() {
  return <ProfessionTabPage view={usePacked(useLoaderData<typeof loader>().view)} />;
}
