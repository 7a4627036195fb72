import { findArticlesAbout } from "#app/catalogue/articles/stored-articles.server.ts";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import {
  countOpen,
  findOpenBySpecialty,
  listProfessionsOf,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { findOpenings, type OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { findEntryOfField } from "#app/pages/sitemap/specialty-aliases.ts";
import { paths } from "#app/paths.ts";
import {
  leadsItsFiling,
  listFiledTogether,
  listFromNext,
  toCountedName,
  toFiledCount,
  toFiledFilters,
  toFiledName,
  toMentionsTitle,
} from "./filed-under.ts";
import { toPostingLinks } from "./posting-links.tsx";
import { priorityNames } from "./specialty-filters.ts";
import { type Counted, toSpecialtyLinks, toSpecialtyQuestions } from "./specialty-questions.ts";
import { toNamedPhrase, toSpecialtyFacts } from "./specialty-search.ts";

const shownJobs = 3;
const shownMentions = 6;
const shownFiled = 6;

/** Its record failed, which is logged. The page still has jobs, links and what the index knows. */
const unread: Omit<SpecialtyDetail, "slug"> = {
  description:
    "We cannot show what we know about this specialty right now. Please try again in a few minutes.",
  training: "",
  hiring: "",
  related: [],
  national: null,
  filedOccupation: null,
  soc: null,
  nucc: null,
};

export async function getSpecialtyPage(
  context: SiteContext,
  index: readonly SpecialtyEntry[],
  entry: SpecialtyEntry,
) {
  const filedWith = listFiledTogether(index, entry);
  const field = findEntryOfField(index, entry.search?.specialty ?? "");
  const isLeading = leadsItsFiling(entry, filedWith, field);
  const filters = entry.search ? toFiledFilters(entry.search) : {};
  const named = toNamedPhrase(entry);
  const [details, counts, openings, guides] = await Promise.all([
    findInCatalog(context, "specialties", entry.dataFile),
    findOpenBySpecialty(context),
    isLeading
      ? findOpenings(context, filters, shownJobs)
      : findOpenings(context, { ...filters, query: `"${named}"` }, shownMentions),
    findArticlesAbout(context, {
      path: paths.specialty(entry.slug),
      professions: entry.search?.profession ? [entry.search.profession] : [],
    }),
  ]);
  const found = details?.find(({ slug }) => slug === entry.slug);
  if (details && !found)
    logError("specialty.unread", new Error(`The record has no details of ${entry.slug}.`), {
      requestId: context.requestId,
    });
  if (!found) context.preventCaching();
  const detail = found ?? { ...unread, slug: entry.slug };
  const bySlug = new Map(index.map((other) => [other.slug, other]));
  const nameOf = ({ slug }: SpecialtyDetail) => bySlug.get(slug)?.name ?? slug;
  const related = detail.related.flatMap((slug) => bySlug.get(slug) ?? []);
  const { national, filedOccupation } = detail;
  const open = isLeading && openings ? openings.total : countOpen(counts, entry.search);
  return {
    guides,
    name: entry.name,
    isRead: found !== undefined,
    description: detail.description,
    training: detail.training,
    hiring: detail.hiring,
    family: { name: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    priority: entry.priority === "standard" ? null : priorityNames[entry.priority],
    // Jobs and pay of two occupations must not share a line.
    medianText:
      national?.pay.median && !filedOccupation
        ? `${formatDollars(national.pay.median)} median, ${national.occupation} (May 2025${national.jobs ? `, n\u00a0=\u00a0${formatCount(national.jobs)}` : ""})`
        : null,
    openings: isLeading ? openings : null,
    openingsTitle: toFiledName(entry.search),
    mentions: isLeading ? null : openings && toMentions(named, openings, entry, open),
    filed: toFiled(entry, open),
    pay: national && {
      occupation: national.occupation,
      figures: national.pay,
      jobs: national.jobs,
      note: toPayNote(entry, national, filedOccupation),
    },
    facts: toSpecialtyFacts(entry, detail, field),
    related: related.map((other) => toRelatedLink(index, other, counts, entry)),
    filedWith: toFiledWith(
      entry,
      filedWith.filter((other) => !related.includes(other)),
    ),
    links: toSpecialtyLinks(entry),
    questions: toSpecialtyQuestions({
      entry,
      detail,
      open,
      filedWith: filedWith.filter((other) => other !== field).map(({ name }) => name),
      paidWith: listFromNext(details ?? [], detail, ({ soc }) => soc !== null && soc === detail.soc).map(
        nameOf,
      ),
      professions: filedWith.length > 0 ? [] : toProfessions(counts, entry),
    }),
  };
}

export type SpecialtyPageView = Awaited<ReturnType<typeof getSpecialtyPage>>;

function toPayNote(
  { search }: SpecialtyEntry,
  { specialties }: NonNullable<SpecialtyDetail["national"]>,
  filedOccupation: string | null,
): string | null {
  if (filedOccupation)
    return `This pay is not for the jobs counted on this page: we file those under ${toFiledName(search)}, and BLS counts them as ${filedOccupation}.`;
  return specialties > 1
    ? `This figure covers the whole occupation, including ${specialties - 1} other ${specialties === 2 ? "specialty" : "specialties"} here.`
    : null;
}

const toMentions = (
  named: string,
  { total, jobs, search, wider }: OpeningsView,
  entry: SpecialtyEntry,
  open: number | null,
) => ({
  title: toMentionsTitle(named, total, entry.search && open !== null ? { search: entry.search, open } : null),
  total,
  search,
  wider,
  postings: toPostingLinks(jobs),
});

/** Null when we file its postings only by profession. */
function toFiled({ search }: SpecialtyEntry, open: number | null) {
  if (!search || open === null) return null;
  const filters = { ...noFilters, ...toFiledFilters(search) };
  return { open, text: toFiledCount(search, open), to: paths.jobs(toSearchParams(filters)) };
}

function toRelatedLink(
  index: readonly SpecialtyEntry[],
  other: SpecialtyEntry,
  counts: OpenBySpecialty | null,
  { search }: SpecialtyEntry,
) {
  const open = countOpen(counts, other.search);
  const counted = toCountedName(index, other);
  const isOwn = counted === other.name;
  // A link has no room to name another profession's share of a field, so it omits that count.
  const isTold = isOwn || other.search?.profession === search?.profession;
  const count = open && isTold ? formatCount(open) : null;
  return {
    name: other.name,
    to: paths.specialty(other.slug),
    note: count && (isOwn ? `${count} open` : `${count} in ${counted}`),
  };
}

/** The next ones in the list, so that every specialty is linked from another. */
function toFiledWith({ search }: SpecialtyEntry, filedWith: readonly SpecialtyEntry[]) {
  if (!search || filedWith.length === 0) return null;
  return {
    title: `Also in ${findSpecialty(search.specialty)?.name}`,
    links: filedWith.slice(0, shownFiled).map(({ name, slug }) => ({ name, to: paths.specialty(slug) })),
  };
}

function toProfessions(counts: OpenBySpecialty | null, { search }: SpecialtyEntry): Counted[] {
  const listed = search?.specialty ? listProfessionsOf(counts, search.specialty) : [];
  return listed.map(({ profession, open }) => ({
    name: findProfession(profession)?.plural ?? profession,
    open,
  }));
}
