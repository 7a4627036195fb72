import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findOpenBySpecialty } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { paths } from "#app/paths.ts";
import {
  categoryNames,
  parseSpecialtyFilters,
  priorityNames,
  type SpecialtyFilters,
  toSpecialtyParams,
} from "./specialty-filters.ts";
import { listFamilies, listSpecialties, specialtiesPerPage } from "./specialty-list.server.ts";

export async function findSpecialtiesPage(context: SiteContext, params: URLSearchParams) {
  const [index, counts, { lead, questions }] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialty-index"),
    findOpenBySpecialty(context),
    getAreaText(context, paths.specialties()),
  ]);
  const families = listFamilies(index, counts);
  const filters = parseSpecialtyFilters(
    params,
    families.map(({ slug }) => slug),
  );
  const { found, matches } = listSpecialties(index, counts, filters);
  const pages = Math.max(1, Math.ceil(found.length / specialtiesPerPage));
  if (filters.page > pages) return null;
  const { page } = filters;
  const isWhole = toSpecialtyParams(filters) === "";
  return {
    filters,
    pages,
    lead,
    matches,
    shown: toShownText(found.length, matches, filters),
    total: index.length,
    isWhole,
    canonical: paths.specialties(toSpecialtyParams(filters)),
    specialties: found
      .slice((page - 1) * specialtiesPerPage, page * specialtiesPerPage)
      .map(({ entry, jobCount }) => ({
        name: entry.name,
        to: paths.specialty(entry.slug),
        note: jobCount === null ? entry.family : `${entry.family} · ${formatCount(jobCount)}\u00a0open`,
      })),
    categories: toChoices(
      categoryNames,
      (category) => index.filter((entry) => entry.category === category).length,
    ),
    priorities: toChoices(
      priorityNames,
      (priority) => index.filter((entry) => entry.priority === priority).length,
    ),
    families: families.map(({ name, slug, count, totalJobs }) => ({
      name,
      slug,
      note: totalJobs === null ? `${count}` : `${count} · ${formatCount(totalJobs)} open`,
    })),
    questions: isWhole ? questions : [],
  };
}

export type SpecialtiesPageView = NonNullable<Awaited<ReturnType<typeof findSpecialtiesPage>>>;

const toChoices = <Value extends string>(names: Record<Value, string>, count: (value: Value) => number) =>
  (Object.entries(names) as [Value, string][]).map(([value, name]) => ({ value, name, count: count(value) }));

function toShownText(found: number, matches: number, { query, page }: SpecialtyFilters): string {
  if (matches === 0) return "No specialty matches these filters.";
  if (query && matches > found) return `The ${found} best matches of ${matches}, by open jobs`;
  if (query) return `${matches === 1 ? "1 specialty" : `${matches} specialties`}, by open jobs`;
  const from = (page - 1) * specialtiesPerPage + 1;
  return `${formatCount(from)} to ${formatCount(Math.min(found, page * specialtiesPerPage))} of ${formatCount(found)}, by name; those without an open job come last`;
}
