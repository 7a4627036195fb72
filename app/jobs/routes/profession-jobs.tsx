import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths, professionJobLists } from "#app/paths.ts";
import { notFound } from "#app/platform/http.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { findListIntro } from "#app/specialties/list-intro.server.ts";
import { island } from "#app/ui/island.tsx";
import { toListMeta } from "../list-meta.ts";
import { professionLists } from "../profession-lists.ts";
import { readFilters } from "../read-filters.server.ts";
import { getSearchPage } from "../search-page.server.ts";
import { SearchResults } from "../search-results.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const list = professionJobLists.find((name) =>
    pathname.toLowerCase().startsWith(paths.professionJobs(name)),
  );
  if (!list) throw notFound();
  const { name, professions, description } = professionLists[list];
  const filters = { ...readFilters(request), profession: [] };
  const fixed = { profession: [...professions] };
  const view = await getSearchPage(context, paths.professionJobs(list), filters, fixed, name);
  return {
    view,
    name,
    description,
    about: view.isWhole ? await findListIntro(context, list, professions) : null,
    canonical: view.canonical,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toListMeta(data.view, `${data.name} jobs`, data.description)
    : toPageMeta({ title: "Jobs", isIndexed: false });

const ListIntroSection = island(() =>
  import("#app/specialties/list-intro.tsx").then((module) => module.ListIntroSection),
);

export default function ProfessionJobsPage() {
  const { view, name, about } = useLoaderData<typeof loader>();
  return (
    <>
      <SearchResults view={view} />
      {about && <ListIntroSection name={name} about={about} />}
    </>
  );
}
