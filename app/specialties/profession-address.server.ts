import { paths, professionJobLists } from "#app/paths.ts";
import type { SitePage } from "#app/shell/site-pages.server.ts";
import { findProfession, professions } from "./professions.ts";
import { type ProfiledProfession, profiledProfessions } from "./profiled-professions.ts";

/** Where else an address of a profession leads: "rn", "CRNA", "cardiology", "md". null for one that means none. */
export function findProfessionAlias(slug: string): string | null {
  aliases ??= toAliases();
  return aliases.get(toKey(slug)) ?? null;
}

let aliases: Map<string, string> | undefined;

const toKey = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-");

// Made for the first address that is no page's own. The first to claim a name keeps it: names before synonyms.
function toAliases(): Map<string, string> {
  const pages = profiledProfessions.map((page) => ({ page, to: paths.profession(page.slug) }));
  const claims = [
    ...pages.flatMap(({ page, to }) =>
      [page.slug, page.name, page.plural].map((name) => [name, to] as const),
    ),
    ["physician", paths.professionJobs("physician")] as const,
    ["physicians", paths.professionJobs("physician")] as const,
    ...pages.flatMap(({ page: { profession, specialty }, to }) => {
      if (specialty) return [[specialty, to] as const];
      const { slug, name, plural, synonyms } = findProfession(profession)!;
      return [slug, name, plural, ...synonyms].map((called) => [called, to] as const);
    }),
    ...findProfession("physician")!.synonyms.map(
      (called) => [called, paths.professionJobs("physician")] as const,
    ),
  ];
  const found = new Map<string, string>();
  for (const [name, to] of claims) if (!found.has(toKey(name))) found.set(toKey(name), to);
  return found;
}

/** What an address of a profession can name, for one that is none. */
export const listProfessionPages = (): SitePage[] =>
  profiledProfessions.map(({ slug, name, profession }) => ({
    title: name,
    to: paths.profession(slug),
    synonyms: findProfession(profession)?.slug === "physician" ? [] : findProfession(profession)!.synonyms,
  }));

const withOwnList = new Set<string>(professionJobLists);

/** Those that postings are filed under and that have no page, with the search for them. */
export const otherProfessions = professions
  .filter(({ slug }) => !profiledProfessions.some(({ profession }) => profession === slug))
  .map((profession) => ({ ...profession, to: paths.jobs(`profession=${profession.slug}`) }));

/** The list of a profession's open postings. */
export function toJobsPath({ profession, specialty }: ProfiledProfession): string {
  const list = professionJobLists.find((name) => name === profession);
  if (list && !specialty && withOwnList.has(list)) return paths.professionJobs(list);
  return paths.jobs(
    new URLSearchParams([
      ...(specialty ? [["specialty", specialty]] : []),
      ["profession", profession],
    ]).toString(),
  );
}
