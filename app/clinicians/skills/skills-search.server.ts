import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import {
  countOpen,
  countOpenOfProfession,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { paths } from "#app/paths.ts";

type Searched = Pick<ChecklistEntry, "professions" | "specialty">;

export const toSkillsSearch = ({ professions, specialty }: Searched) => ({
  profession: professions,
  specialty,
});

export const toSkillsSearchPath = (of: Searched): string =>
  paths.jobs(toSearchParams({ ...noFilters, ...toSkillsSearch(of) }));

export function countSkillsJobs(counts: OpenBySpecialty | null, { professions, specialty }: Searched) {
  const open = professions.map((profession) =>
    specialty ? countOpen(counts, { profession, specialty }) : countOpenOfProfession(counts, profession),
  );
  return open.some((count) => count === null) ? null : open.reduce((sum: number, count) => sum + count!, 0);
}
