import { findOpenings } from "#app/jobs/openings.server.ts";
import { paths } from "#app/paths.ts";
import type { SpecialtyEntry } from "#app/platform/catalog-records.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { formatCount } from "#app/ui/count.ts";
import { countOpen, findOpenBySpecialty, listProfessionsOf } from "./open-by-specialty.server.ts";
import { findProfession } from "./professions.ts";
import type { Specialty } from "./specialties.ts";
import { byJobCount } from "./specialty-list.server.ts";
import { joinNames } from "./specialty-words.ts";

const shownJobs = 6;
const namedInLead = 3;

/** What the page of a field shows that postings are filed under and the catalogue only has parts of. */
export async function getFieldPage(
  context: SiteContext,
  index: readonly SpecialtyEntry[],
  { slug, name }: Specialty,
) {
  const [counts, openings] = await Promise.all([
    findOpenBySpecialty(context),
    findOpenings(context, { specialty: slug }, shownJobs),
  ]);
  const members = index
    .filter(({ search }) => search?.specialty === slug)
    .map((entry) => ({ entry, jobCount: countOpen(counts, entry.search) }))
    .sort(byJobCount);
  const named = members.slice(0, namedInLead).map(({ entry }) => entry.name);
  return {
    name,
    lead: `Postings filed under ${name} are read with ${members.length} specialties here, among them ${joinNames(named)}.`,
    openings,
    professions: listProfessionsOf(counts, slug).map(({ profession, open }) => ({
      name: findProfession(profession)?.plural ?? profession,
      value: open,
      to: paths.jobs(`specialty=${slug}&profession=${profession}`),
    })),
    members: members.map(({ entry, jobCount }) => ({
      name: entry.name,
      to: paths.specialty(entry.slug),
      note: jobCount ? formatCount(jobCount) : null,
    })),
  };
}

export type FieldPageView = Awaited<ReturnType<typeof getFieldPage>>;
