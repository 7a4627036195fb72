import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths, professionJobLists } from "#app/paths.ts";

interface Placed {
  slug: string;
  title: string;
  profession: string | null;
  stateCode: string | null;
}

/** Each step is a list that has the posting. */
export function toJobTrail({ slug, title, profession: of, stateCode }: Placed): Crumb[] {
  const profession = findProfession(of);
  const state = findState(stateCode);
  const search = profession ? toSearchParams({ ...noFilters, profession: [profession.slug] }) : "";
  const list = professionJobLists.find((own) => own === of);
  return [
    { name: "Jobs", path: paths.jobs() },
    ...(profession
      ? [
          {
            name: `${toLabel(profession.name)} jobs`,
            path: list ? paths.professionJobs(list) : paths.jobs(search),
          },
        ]
      : []),
    ...(state
      ? [{ name: state.name, path: [paths.jobsInState(state.slug), search].filter(Boolean).join("?") }]
      : []),
    { name: title, path: paths.job(slug) },
  ];
}
