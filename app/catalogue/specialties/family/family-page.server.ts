import { toCountedName, toFiledFilters } from "#app/catalogue/specialties/filed-under.ts";
import { priorityNames } from "#app/catalogue/specialties/specialty-filters.ts";
import {
  byJobCount,
  type CountedSpecialty,
  countOwn,
  listFamilies,
  type SpecialtyFamily,
} from "#app/catalogue/specialties/specialty-list.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import {
  countOpen,
  findOpenBySpecialty,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const maxNeighbors = 12;

export async function findFamilyPage(context: SiteContext, index: readonly SpecialtyEntry[], slug: string) {
  const entries = index.filter(({ family }) => toFamilySlug(family) === slug);
  const dataFile = entries[0]?.dataFile;
  if (!dataFile) return null;
  const [details, { intro, questions }, counts] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialties", dataFile),
    getFromCatalog(context.env.CATALOG, "family", dataFile),
    findOpenBySpecialty(context),
  ]);
  const families = listFamilies(index, counts);
  const family = families.find((other) => other.slug === slug)!;
  const members = countOwn(index, counts, entries).sort(byJobCount);
  const detailOf = new Map(details.map((detail) => [detail.slug, detail]));
  const medians = new Set(
    members.map(({ entry }) => detailOf.get(entry.slug)).map((detail) => toMedian(detail) ?? null),
  );
  const [national] = details.flatMap((detail) => (toMedian(detail) ? (detail.national ?? []) : []));
  return {
    // Said once where it is the same for all.
    sharedPay:
      medians.size === 1 && national?.pay.median
        ? `Median pay for all of them is ${formatDollars(national.pay.median)} a year, as BLS counts them as ${national.occupation} (May 2025).`
        : null,
    name: family.name,
    intro,
    count: family.count,
    totalJobs: family.totalJobs,
    specialties: members.map(({ entry, jobCount }) => {
      const median = toMedian(detailOf.get(entry.slug));
      return {
        name: entry.name,
        to: paths.specialty(entry.slug),
        priority: entry.priority === "standard" ? null : priorityNames[entry.priority],
        open: jobCount === null ? toFieldCount(entry, counts) : { text: formatCount(jobCount), to: null },
        median: median ? formatDollars(median) : null,
      };
    }),
    neighbors: toNeighbors(index, details, families, family.name),
    questions: [...toQuestions(index, family, members, details), ...questions],
  };
}

/** Jobs and pay of two occupations must not share a row. */
const toMedian = (detail: SpecialtyDetail | undefined): number | null | undefined =>
  detail?.filedOccupation ? null : detail?.national?.pay.median;

/** The postings of the field that a specialty shares with others. */
function toFieldCount({ search }: SpecialtyEntry, counts: OpenBySpecialty | null) {
  const open = countOpen(counts, search);
  const field = findSpecialty(search?.specialty)?.name;
  if (!search || open === null || !field) return null;
  const to = paths.jobs(toSearchParams({ ...noFilters, ...toFiledFilters(search) }));
  return { text: `${formatCount(open)} in ${field}`, to: open > 0 ? to : null };
}

export type FamilyPageView = NonNullable<Awaited<ReturnType<typeof findFamilyPage>>>;

function toNeighbors(
  index: readonly SpecialtyEntry[],
  details: readonly SpecialtyDetail[],
  families: readonly SpecialtyFamily[],
  own: string,
) {
  const familyOf = new Map(index.map(({ slug, family }) => [slug, family]));
  const relations = new Map<string, number>();
  for (const slug of details.flatMap(({ related }) => related)) {
    const family = familyOf.get(slug);
    if (family && family !== own) relations.set(family, (relations.get(family) ?? 0) + 1);
  }
  return families
    .filter(({ name }) => relations.has(name))
    .sort((a, b) => relations.get(b.name)! - relations.get(a.name)!)
    .slice(0, maxNeighbors)
    .map(({ name, slug, totalJobs }) => ({
      name,
      to: paths.specialtyFamily(slug),
      note: totalJobs === null ? null : `${formatCount(totalJobs)} open`,
    }));
}

function toQuestions(
  index: readonly SpecialtyEntry[],
  { name, count, totalJobs }: SpecialtyFamily,
  members: readonly CountedSpecialty[],
  details: readonly SpecialtyDetail[],
) {
  const first = members[0];
  const paid = details
    .flatMap(({ national }) => (national?.pay.median ? [{ ...national, median: national.pay.median }] : []))
    .sort((a, b) => a.median - b.median);
  const [least, most] = [paid[0], paid.at(-1)];
  return [
    first &&
      totalJobs !== null && {
        question: `How many jobs are open in ${name}?`,
        answer: `We list ${formatCount(totalJobs)} open ${totalJobs === 1 ? "job" : "jobs"} across ${count} specialties today.${first.jobCount ? ` ${toCountedName(index, first.entry)} has the most, with ${formatCount(first.jobCount)}.` : ""}`,
      },
    least &&
      most && {
        question: `What does ${name} pay?`,
        answer:
          least.occupation === most.occupation
            ? `BLS counts all of these specialties as ${most.occupation}, with a median of ${formatDollars(most.median)} a year (May 2025).`
            : `National medians range from ${formatDollars(least.median)} a year for ${least.occupation} to ${formatDollars(most.median)} for ${most.occupation} (BLS, May 2025).`,
      },
  ].filter((question) => question !== false && question !== undefined);
}
