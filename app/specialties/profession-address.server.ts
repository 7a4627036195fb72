import { paths, professionJobLists } from "#app/paths.ts";
import type { SitePage } from "#app/shell/site-pages.server.ts";
import { findProfessionByAddress, toAliasKey } from "./profession-aliases.ts";
import { findProfession, professions } from "./professions.ts";
import { type ProfiledProfession, profiledProfessions } from "./profiled-professions.ts";

/** Where else an address of a profession leads: "rn", "CRNA", "cardiology", "md". null for one that means none. */
export function findProfessionAlias(slug: string): string | null {
  const key = toAliasKey(slug);
  if (physicianNames.has(key)) return paths.professionJobs("physician");
  const found = findProfessionByAddress(slug);
  return found && paths.profession(found.slug);
}

/** Physicians have a page for each of their fields, and one list of postings for all. */
const physicianNames = new Set(
  ["physicians", "physician", ...findProfession("physician")!.synonyms].map(toAliasKey),
);

/** What an address of a profession can name, for one that is none. */
export const listProfessionPages = (): SitePage[] =>
  profiledProfessions.map(({ slug, name, profession }) => ({
    title: name,
    to: paths.profession(slug),
    synonyms: findProfession(profession)?.slug === "physician" ? [] : findProfession(profession)!.synonyms,
  }));

/** Those that postings are filed under and that have no page, with the search for them. */
export const otherProfessions = professions
  .filter(({ slug }) => !profiledProfessions.some(({ profession }) => profession === slug))
  .map((profession) => ({ ...profession, to: paths.jobs(`profession=${profession.slug}`) }));

/** The list of a profession's open postings. */
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
