import { paths, professionJobLists } from "#app/paths.ts";
import { findProfessionByAddress, toAliasKey } from "#app/facts/reference/profession/profession-aliases.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import type { SitePage } from "./site-pages.server.ts";

export function findProfessionAlias(slug: string): string | null {
  const key = toAliasKey(slug);
  if (physicianNames.has(key)) return paths.professionJobs("physician");
  const found = findProfessionByAddress(slug);
  return found && paths.profession(found.slug);
}

/** Physicians have a page per field, so these names lead to all physician jobs. */
const physicianNames = new Set(
  ["physicians", "physician", ...findProfession("physician")!.synonyms].map(toAliasKey),
);

export const listProfessionPages = (): SitePage[] =>
  profiledProfessions.map(({ slug, name, profession }) => ({
    title: name,
    to: paths.profession(slug),
    synonyms: findProfession(profession)?.slug === "physician" ? [] : findProfession(profession)!.synonyms,
  }));

export const otherProfessions = professions
  .filter(({ slug }) => !profiledProfessions.some(({ profession }) => profession === slug))
  .map((profession) => ({ ...profession, to: paths.jobs(`profession=${profession.slug}`) }));

export function toJobsPath({ profession, specialty }: ProfiledProfession): string {
  const list = professionJobLists.find((name) => name === profession);
  if (list && !specialty) return paths.professionJobs(list);
  return paths.jobs(
    new URLSearchParams([
      ...(specialty ? [["specialty", specialty]] : []),
      ["profession", profession],
    ]).toString(),
  );
}
