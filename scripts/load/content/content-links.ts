import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { professionLists } from "#app/jobs/list/profession-lists.ts";
import { parseFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { type ProfessionJobList, paths } from "#app/paths.ts";
import type { Reference } from "../reference/reference.ts";

interface Titled {
  path: string;
  title: string;
}

/** Titles of all pages that an article may lead to, by address. */
export type KnownPages = ReadonlyMap<string, string>;

export function toKnownPages(
  reference: Reference,
  specialties: readonly SpecialtyEntry[],
  articles: readonly Titled[],
): KnownPages {
  const people = [...profiledProfessions, ...professions];
  const pages: [path: string, title: string][] = [
    ...siteSections.flatMap(({ pages }) => pages.map(({ to, title }) => [to, title] as [string, string])),
    ...specialties.flatMap(({ slug, name, family }): [string, string][] => [
      [paths.specialty(slug), name],
      [paths.specialtyFamily(toFamilySlug(family)), family],
    ]),
    ...reference.metros.map(({ slug, name }): [string, string] => [paths.metro(slug), `${name} metro area`]),
    ...reference.places.map(({ slug, name }): [string, string] => [paths.location(slug), name]),
    ...states.flatMap((state): [string, string][] => [
      [paths.state(state.slug), `Working in ${state.name}`],
      [paths.geographic(state.slug), `Healthcare in ${state.name}`],
      ...people.map(({ slug, plural }): [string, string] => [
        paths.geographicProfession(state.slug, slug),
        `${plural} in ${state.name}`,
      ]),
    ]),
    ...articles.map(({ path, title }): [string, string] => [path, title]),
  ];
  return new Map(pages);
}

/** @throws when the site has no such page */
export function checkLink(known: KnownPages, address: string): string {
  const { pathname, search } = new URL(address, "https://site.example");
  if (pathname === paths.jobs() && search) toAskedJobs(address);
  else if (!known.has(pathname)) throw new Error(`There is no page ${address}.`);
  return address;
}

/** The parameters of the job search that a list of jobs is made from. @throws for any other page */
export function toAskedJobs(address: string): string {
  const { pathname, searchParams } = new URL(address, "https://site.example");
  const list = /^\/(.+)-jobs$/.exec(pathname)?.[1] as ProfessionJobList | undefined;
  const state = states.find(({ slug }) => pathname === paths.jobsInState(slug));
  const asked = new URLSearchParams(searchParams);
  if (state) asked.set("location", state.name);
  else if (list && Object.hasOwn(professionLists, list))
    for (const profession of professionLists[list].professions) asked.append("profession", profession);
  else if (pathname !== paths.jobs()) throw new Error(`${address} is no list of jobs.`);
  const read = toSearchParams(parseFilters(asked));
  const sorted = (params: URLSearchParams) =>
    [...params]
      .map((pair) => pair.join("="))
      .sort()
      .join("&");
  if (sorted(new URLSearchParams(read)) !== sorted(asked))
    throw new Error(`The job search reads ${address} as ?${read}.`);
  return read;
}
