import { findOpenings } from "#app/jobs/openings.server.ts";
import { paths } from "#app/paths.ts";
import { CatalogUnavailable, getFromCatalog } from "#app/platform/catalog.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/catalog-records.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toFamilySlug } from "./family-slug.ts";
import { listAround, listFiledTogether, toFiledFilters, toFiledName } from "./filed-under.ts";
import {
  countOpen,
  findOpenBySpecialty,
  listProfessionsOf,
  type OpenBySpecialty,
} from "./open-by-specialty.server.ts";
import { findProfession } from "./professions.ts";
import { toSpecialtyFacts } from "./specialty-facts.ts";
import { toSpecialtyLinks } from "./specialty-links.ts";
import { byJobCount } from "./specialty-list.server.ts";
import { type Counted, toSpecialtyQuestions } from "./specialty-questions.ts";
import { priorityNames } from "./specialty-words.ts";

/** Cards of a list that several specialties share would be most of each of their pages. */
const shownOfOwn = 6;
const shownOfShared = 3;

/** What the page of a specialty shows. */
export async function getSpecialtyPage(
  context: SiteContext,
  index: readonly SpecialtyEntry[],
  entry: SpecialtyEntry,
) {
  const filedWith = listFiledTogether(index, entry);
  const filters = entry.search ? toFiledFilters(entry.search) : { query: entry.name };
  const [details, counts, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialties", entry.dataFile),
    findOpenBySpecialty(context),
    findOpenings(context, filters, filedWith.length > 0 ? shownOfShared : shownOfOwn),
  ]);
  const detail = details.find(({ slug }) => slug === entry.slug);
  if (!detail) throw new CatalogUnavailable(`The catalogue has no details of ${entry.slug}.`);
  const bySlug = new Map(index.map((other) => [other.slug, other]));
  const nameOf = ({ slug }: SpecialtyDetail) => bySlug.get(slug)?.name ?? slug;
  const related = detail.related.flatMap((slug) => bySlug.get(slug) ?? []);
  const { national } = detail;
  return {
    name: entry.name,
    description: detail.description,
    training: detail.training,
    hiring: detail.hiring,
    family: { name: entry.family, to: paths.specialtyFamily(toFamilySlug(entry.family)) },
    priority: entry.priority === "standard" ? null : priorityNames[entry.priority],
    medianText: national?.pay.median
      ? `${formatDollars(national.pay.median)} median, ${national.occupation} (May 2025${national.jobs ? `, n = ${formatCount(national.jobs)}` : ""})`
      : null,
    openings,
    openingsTitle: entry.search ? toFiledName(entry.search) : `Postings that mention ${entry.name}`,
    pay: national && {
      occupation: national.occupation,
      figures: national.pay,
      jobs: national.jobs,
      others: national.specialties - 1,
    },
    facts: toSpecialtyFacts(entry, detail),
    related: related.map((other) => toRelatedLink(other, counts)),
    links: toSpecialtyLinks(entry),
    questions: toSpecialtyQuestions({
      entry,
      detail,
      open: openings && entry.search ? openings.total : null,
      filedWith: filedWith.map(({ name }) => name),
      place: toPlace(index, counts, entry),
      paidWith: listAround(details, detail, ({ soc }) => soc !== null && soc === detail.soc).map(nameOf),
      codedWith: listAround(details, detail, ({ nucc }) => nucc !== null && nucc === detail.nucc).map(nameOf),
      neighbors: related
        .filter((other) => !filedWith.includes(other))
        .map((other) => ({ entry: other, jobCount: countOpen(counts, other.search) }))
        .filter(({ jobCount }) => jobCount !== null)
        .sort(byJobCount)
        .map(({ entry: { name }, jobCount }) => ({ name, open: jobCount! })),
      professions: filedWith.length > 0 ? [] : toProfessions(counts, entry),
    }),
  };
}

export type SpecialtyPageView = Awaited<ReturnType<typeof getSpecialtyPage>>;

function toRelatedLink(entry: SpecialtyEntry, counts: OpenBySpecialty | null) {
  const open = countOpen(counts, entry.search);
  return { name: entry.name, to: paths.specialty(entry.slug), note: open ? formatCount(open) : null };
}

/** Those of one family that share their postings are one. */
function toPlace(index: readonly SpecialtyEntry[], counts: OpenBySpecialty | null, entry: SpecialtyEntry) {
  const open = countOpen(counts, entry.search);
  if (open === null) return null;
  const names = new Map<string, Counted>();
  for (const { family, search, name } of index) {
    const key = family === entry.family && search ? `${search.profession}/${search.specialty}` : null;
    if (key && !names.has(key)) names.set(key, { name, open: countOpen(counts, search) ?? 0 });
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
