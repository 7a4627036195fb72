import { toPostingLinks } from "#app/catalogue/specialties/posting-links.tsx";
import { byJobCount, countOwn } from "#app/catalogue/specialties/specialty-list.server.ts";
import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { Specialty } from "#app/facts/reference/profession/specialties.ts";
import {
  findOpenBySpecialty,
  listProfessionsOf,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { findOpenings, type OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { paths } from "#app/paths.ts";

const shownJobs = 6;
const namedInLead = 3;

/** For a field that the catalog covers only partly. */
export async function getFieldPage(
  context: SiteContext,
  index: readonly SpecialtyEntry[],
  { slug, name }: Specialty,
) {
  const [counts, openings] = await Promise.all([
    findOpenBySpecialty(context),
    findOpenings(context, { specialty: slug }, shownJobs),
  ]);
  const filed = index.filter(({ search }) => search?.specialty === slug);
  const members = countOwn(index, counts, filed).sort(byJobCount);
  const named = members.slice(0, namedInLead).map(({ entry }) => entry.name);
  return {
    name,
    lead: `${name} is one field in our job search. It covers ${toMembersText(members.length, named)}.`,
    postings: openings && {
      title: toPostingsTitle(name, openings),
      links: toPostingLinks(openings.jobs),
      more: openings.total > 0 ? { label: `All jobs in ${name}`, to: openings.search } : openings.wider,
    },
    professions: listProfessionsOf(counts, slug).map(({ profession, open }) => ({
      name: findProfession(profession)?.plural ?? profession,
      value: open,
      to: paths.jobs(`specialty=${slug}&profession=${profession}`),
    })),
    members: members.map(({ entry }) => ({
      name: entry.name,
      to: paths.specialty(entry.slug),
      note: findProfession(entry.search?.profession)?.name ?? null,
    })),
  };
}

const toMembersText = (count: number, named: readonly string[]): string =>
  `${count} ${count === 1 ? "specialty" : "specialties"}${count > named.length ? ", including" : ":"} ${listWithAnd(named)}`;

const toPostingsTitle = (name: string, openings: OpeningsView): string =>
  openings.total === 0
    ? `No open jobs in ${name} today`
    : `${formatTotal(openings)} ${openings.total === 1 ? "job" : "jobs"} in ${name}`;

export type FieldPageView = Awaited<ReturnType<typeof getFieldPage>>;
