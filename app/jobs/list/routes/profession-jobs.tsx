import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { findListIntro } from "#app/jobs/list/list-intro.server.ts";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import { professionLists } from "#app/jobs/list/profession-lists.ts";
import { getSearchPage, readFilters, toListData } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { notFound } from "#app/kit/platform/http.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths, professionJobLists } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const list = professionJobLists.find((name) =>
    pathname.toLowerCase().startsWith(paths.professionJobs(name)),
  );
  if (!list) throw notFound();
  const { name, professions, description } = professionLists[list];
  const filters = { ...readFilters(request, context), profession: [] };
  const fixed = { profession: [...professions] };
  const view = await getSearchPage(context, paths.professionJobs(list), filters, fixed, name);
  return {
    ...toListData(view),
    name,
    description,
    about: view.isWhole ? await findListIntro(context, list, professions) : null,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(data.list, `${data.name} jobs`, data.description)
    : toPageMeta({ title: "Jobs", isIndexed: false });

const ListIntroSection = island(() =>
  import("#app/jobs/list/list-intro.tsx").then((module) => module.ListIntroSection),
);

export default function ProfessionJobsPage() {
  const { packed, name, about } = useLoaderData<typeof loader>();
  return (
    <>
      <SearchResults packed={packed} />
      {about && <ListIntroSection name={name} about={about} />}
    </>
  );
}
