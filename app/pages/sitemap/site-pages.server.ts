import { states } from "#app/facts/reference/place/states.ts";
import { findProfessionByAddress, toAliasKey } from "#app/facts/reference/profession/profession-aliases.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import type { PageLink } from "#app/pages/page/page-link.ts";
import { paths, professionJobLists } from "#app/paths.ts";
import { listPagesOf } from "#app/routes.ts";
import { hubs } from "./hubs.ts";

export interface SitePage extends PageLink {
  synonyms?: readonly string[];
}

const byTitle = (a: SitePage, b: SitePage) => a.title.localeCompare(b.title);

const withOwnList = new Map<string, string>(
  professionJobLists.map((list) => [list, paths.professionJobs(list)]),
);

interface SiteSection {
  title: string;
  pages: readonly SitePage[];
}

export const guidesTitle = "Guides and posts";

export const siteSections: readonly SiteSection[] = [
  {
    title: "Jobs",
    pages: [
      ...listPagesOf("Jobs"),
      { title: "Remote jobs", to: paths.jobs("remote=true"), synonyms: ["telehealth", "telecommute"] },
      { title: "Jobs posted today", to: paths.jobs("posted=today"), synonyms: ["new", "latest"] },
      { title: "Urgent openings", to: paths.jobs("urgency=urgent") },
      { title: "Travel jobs", to: paths.jobs("type=travel"), synonyms: ["traveler"] },
      { title: "Locum tenens jobs", to: paths.jobs("type=locum"), synonyms: ["locums"] },
    ],
  },
  {
    title: "Jobs by profession",
    pages: [
      ...professions.map(({ slug, name, synonyms }) => ({
        title: `${name} jobs`,
        to: withOwnList.get(slug) ?? paths.jobs(`profession=${slug}`),
        synonyms,
      })),
      {
        title: "Healthcare administration jobs",
        to: paths.professionJobs("healthcare-administration"),
        synonyms: ["admin", "management", "executive"],
      },
    ].sort(byTitle),
  },
  {
    title: "Professions and careers",
    pages: [
      ...listPagesOf("Professions"),
      ...profiledProfessions.map(({ slug, name }) => ({ title: name, to: paths.profession(slug) })),
    ],
  },
  {
    title: "Jobs by state",
    pages: states.map(({ slug, name, code }) => ({
      title: `Jobs in ${name}`,
      to: paths.jobsInState(slug),
      synonyms: [code.toLowerCase(), slug.replaceAll("-", "")],
    })),
  },
  {
    title: "Places",
    pages: listPagesOf("Places"),
  },
  {
    title: "Professions and specialties",
    pages: listPagesOf("Specialties"),
  },
  {
    title: "Jobs by specialty",
    pages: specialtyOptions.map(({ value, label }) => ({
      title: `${label} jobs`,
      to: paths.jobs(`specialty=${value}`),
    })),
  },
  {
    title: "Recruiters",
    pages: hubs.map(({ name, path }) => ({ title: name, to: path })).sort(byTitle),
  },
  {
    title: "Maps and markets",
    pages: listPagesOf("Maps"),
  },
  {
    title: guidesTitle,
    pages: listPagesOf("Guides"),
  },
  {
    title: "Employers and contact",
    pages: listPagesOf("Contact"),
  },
];

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
