import { noFilters, toSearchParams } from "#app/jobs/filters.ts";
import { findOpenings, type OpeningsView } from "#app/jobs/openings.server.ts";
import { paths } from "#app/paths.ts";
import { CatalogUnavailable, getFromCatalog } from "#app/platform/catalog.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toFamilySlug } from "./family-slug.ts";
import {
  leadsItsFiling,
  listAround,
  listFiledTogether,
  toCountedName,
  toFiledCount,
  toFiledFilters,
  toFiledName,
} from "./filed-under.ts";
import {
  countOpen,
  findOpenBySpecialty,
  listProfessionsOf,
  type OpenBySpecialty,
} from "./open-by-specialty.server.ts";
import { toPostingLinks } from "./posting-links.tsx";
import { findProfession } from "./professions.ts";
import { findSpecialty } from "./specialties.ts";
import { findEntryOfField } from "./specialty-aliases.ts";
import { toSpecialtyFacts } from "./specialty-facts.ts";
import { toSpecialtyLinks } from "./specialty-links.ts";
import { byJobCount } from "./specialty-list.server.ts";
import { type Counted, toSpecialtyQuestions } from "./specialty-questions.ts";
import { priorityNames } from "./specialty-words.ts";

const shownJobs = 6;

export async function getSpecialtyPage(
  context: SiteContext,
  index: readonly SpecialtyEntry[],
  entry: SpecialtyEntry,
) {
  const filedWith = listFiledTogether(index, entry);
  const field = findEntryOfField(index, entry.search?.specialty ?? "");
  const isLeading = leadsItsFiling(entry, filedWith, field);
  const filters = entry.search ? toFiledFilters(entry.search) : {};
  const [details, counts, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialties", entry.dataFile),
    findOpenBySpecialty(context),
    findOpenings(context, isLeading ? filters : { ...filters, query: entry.name }, shownJobs),
  ]);
  const detail = details.find(({ slug }) => slug === entry.slug);
  if (!detail) throw new CatalogUnavailable(`The catalogue has no details of ${entry.slug}.`);
  const bySlug = new Map(index.map((other) => [other.slug, other]));
  const nameOf = ({ slug }: SpecialtyDetail) => bySlug.get(slug)?.name ?? slug;
  const related = detail.related.flatMap((slug) => bySlug.get(slug) ?? []);
  const { national } = detail;
  const open = isLeading && openings ? openings.total : countOpen(counts, entry.search);
  return {
    name: entry.name,
    description: detail.description,
    training: detail.training,
    hiring: detail.hiring,
    family: { name: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    priority: entry.priority === "standard" ? null : priorityNames[entry.priority],
    medianText: national?.pay.median
      ? `${formatDollars(national.pay.median)} median, ${national.occupation} (May 2025${national.jobs ? `, n\u00a0=\u00a0${formatCount(national.jobs)}` : ""})`
      : null,
    openings: isLeading ? openings : null,
    openingsTitle: toFiledName(entry.search),
    mentions: isLeading ? null : openings && toMentions(openings),
    filed: toFiled(entry, open),
    pay: national && {
      occupation: national.occupation,
      figures: national.pay,
      jobs: national.jobs,
      others: national.specialties - 1,
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
      filedWith: filedWith.map(({ name }) => name),
      place: toPlace(index, counts, entry),
      paidWith: listAround(details, detail, ({ soc }) => soc !== null && soc === detail.soc).map(nameOf),
      codedWith: listAround(details, detail, ({ nucc }) => nucc !== null && nucc === detail.nucc).map(nameOf),
      neighbors: listNeighbors(
        index,
        related.filter((other) => !filedWith.includes(other)),
        counts,
        entry,
      ),
      outside: related
        .filter(({ family }) => family !== entry.family)
        .map(({ name, family }) => ({ name, family })),
      professions: filedWith.length > 0 ? [] : toProfessions(counts, entry),
    }),
  };
}

export type SpecialtyPageView = Awaited<ReturnType<typeof getSpecialtyPage>>;

const toMentions = ({ total, jobs, search, wider }: OpeningsView) => ({
  total,
  search,
  wider,
  postings: toPostingLinks(jobs),
});

/** The search that its postings are part of; null where they are told apart no further than by profession. */
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
  // Another profession's share of a field is told only where there is room to name it.
  const isTold = isOwn || other.search?.profession === search?.profession;
  const count = open && isTold ? formatCount(open) : null;
  return {
    name: other.name,
    to: paths.specialty(other.slug),
    note: count && !isOwn ? `${counted}, ${count}` : count,
  };
}

/** Related ones that are filed elsewhere, each count once. */
function listNeighbors(
  index: readonly SpecialtyEntry[],
  elsewhere: readonly SpecialtyEntry[],
  counts: OpenBySpecialty | null,
  { search }: SpecialtyEntry,
): Counted[] {
  const neighbors = new Map<string, Counted>();
  for (const { entry, jobCount } of elsewhere
    .map((entry) => ({ entry, jobCount: countOpen(counts, entry.search) }))
    .sort(byJobCount)) {
    const name = toCountedName(index, entry, search?.profession);
    if (jobCount !== null && !neighbors.has(name)) neighbors.set(name, { name, open: jobCount });
  }
  return [...neighbors.values()];
}

/** The next ones of those that share its postings, so that each is led to by some. */
function toFiledWith({ search }: SpecialtyEntry, filedWith: readonly SpecialtyEntry[]) {
  if (!search || filedWith.length === 0) return null;
  return {
    title: `Also filed under ${findSpecialty(search.specialty)?.name}`,
    links: filedWith.slice(0, shownJobs).map(({ name, slug }) => ({ name, to: paths.specialty(slug) })),
  };
}

/** Those of one family that share their postings are one. */
function toPlace(index: readonly SpecialtyEntry[], counts: OpenBySpecialty | null, entry: SpecialtyEntry) {
  const open = countOpen(counts, entry.search);
  if (open === null) return null;
  const names = new Map<string, Counted>();
  for (const other of index) {
    const { family, search } = other;
    const key =
      family === entry.family && search?.specialty ? `${search.profession}/${search.specialty}` : null;
    if (key && !names.has(key))
      names.set(key, {
        name: toCountedName(index, other, entry.search?.profession),
        open: countOpen(counts, search) ?? 0,
      });
  }
  const filings = [...names.values()];
  const first = filings.reduce((most, filing) => (filing.open > most.open ? filing : most));
  return { rank: 1 + filings.filter((filing) => filing.open > open).length, of: filings.length, first };
}

function toProfessions(counts: OpenBySpecialty | null, { search }: SpecialtyEntry): Counted[] {
  const listed = search?.specialty ? listProfessionsOf(counts, search.specialty) : [];
  return listed.map(({ profession, open }) => ({
    name: findProfession(profession)?.plural ?? profession,
    open,
  }));
}
