import { listLocationTabPaths } from "#app/catalogue/places/location/location-tabs.ts";
import { listMetroTabPaths } from "#app/catalogue/places/metro/metro-tabs.ts";
import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { listStateTabPaths } from "#app/catalogue/places/state/state-tabs.ts";
import { listProfessionTabPaths } from "#app/catalogue/professions/profession-tabs.ts";
import { listCountedLandings } from "#app/catalogue/recruiters/landing/landing.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { hubs } from "#app/pages/sitemap/hubs.ts";
import { siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { findPostingFile, listArticlePages, listPostingFiles } from "./posting-files.server.ts";
import { type ListedAddress, toSitemap, toSitemapIndex } from "./sitemap-xml.ts";

type FileContext = Pick<SiteContext, "env" | "db" | "now">;

const toPages: Record<string, (kv: KVNamespace) => Promise<ListedAddress[]>> = {
  pages: async (kv) => toAddresses(await listOtherPaths(kv)),
  articles: listArticlePages,
  catalogue: async (kv) => toAddresses(await listCataloguePaths(kv)),
  pay: async (kv) => toAddresses(await listPayPaths(kv)),
  recruiters: async () => toAddresses(listRecruiterPaths()),
};

const toAddresses = (listed: readonly string[]): ListedAddress[] => listed.map((path) => ({ path }));

const postingFile = /^postings-(0|[1-9]\d{0,3})$/;

export async function getSitemapIndex({ env, db }: FileContext): Promise<string> {
  const postings = await listPostingFiles(db);
  const files = [
    ...Object.keys(toPages).map((name) => ({ path: serverPaths.sitemapFile(name) })),
    ...postings.map(({ file, writtenAt }) => ({
      path: serverPaths.sitemapFile(`postings-${file}`),
      changedAt: writtenAt,
    })),
  ];
  return toSitemapIndex(files, env.SITE_URL);
}

export async function findSitemapFile({ env, db, now }: FileContext, name: string): Promise<BodyInit | null> {
  const number = postingFile.exec(name)?.[1];
  if (number) return findPostingFile(db, env, Number(number), now);
  if (!Object.hasOwn(toPages, name)) return null;
  return toSitemap(await toPages[name]!(env.CATALOG), env.SITE_URL);
}

/** These pages are noindex. */
const notIndexed: readonly string[] = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.saved(),
];

/** Leaves out searches: their canonical page is the list's own. */
async function listOtherPaths(kv: KVNamespace): Promise<string[]> {
  const elsewhere = new Set([...(await listCataloguePaths(kv)), ...listRecruiterPaths(), ...notIndexed]);
  const listed = siteSections.flatMap(({ pages }) => pages);
  return [...new Set(listed.map(({ to }) => to))].filter((to) => !to.includes("?") && !elsewhere.has(to));
}

/** Some 11,500 addresses. */
export async function listCataloguePaths(kv: KVNamespace): Promise<string[]> {
  const [specialties, metros, careers, checklists, comparisons, ...places] = await Promise.all([
    getFromCatalog(kv, "specialty-index"),
    getFromCatalog(kv, "metro-index"),
    getFromCatalog(kv, "careers"),
    getFromCatalog(kv, "skills-index"),
    listIndexedComparisons(kv),
    ...states.map(({ slug }) => getFromCatalog(kv, "places", slug)),
  ]);
  const families = specialties.map(({ family }) => toFamilySlug(family));
  return [
    ...[paths.professions(), paths.specialties(), paths.npPaSpecialties(), paths.healthcareCareers()],
    ...[paths.geography(), paths.geographicMarkets(), paths.metroAreas(), paths.locations()],
    ...careers.map(({ slug }) => paths.careerPath(slug)),
    ...profiledProfessions.flatMap(({ slug }) => [paths.profession(slug), ...listProfessionTabPaths(slug)]),
    ...specialties.map(({ slug }) => paths.specialty(slug)),
    ...new Set(families.map(paths.specialtyFamily)),
    ...states.flatMap(({ slug }) => [paths.state(slug), ...listStateTabPaths(slug), paths.geographic(slug)]),
    ...comparisons,
    ...states.flatMap((state) =>
      profiledProfessions.map(({ slug }) => paths.geographicProfession(state.slug, slug)),
    ),
    ...cityMarkets.map(({ slug }) => paths.geographic(slug)),
    ...metros.flatMap(({ slug }) => [paths.metro(slug), ...listMetroTabPaths(slug)]),
    paths.skillsAssessment(),
    ...checklists.map(({ slug }) => paths.skillsChecklist(slug)),
    ...places.flat().flatMap(({ slug }) => [paths.location(slug), ...listLocationTabPaths(slug)]),
  ];
}

/** States that share a border. The other comparisons are noindex. */
async function listIndexedComparisons(kv: KVNamespace): Promise<Set<string>> {
  const records = await Promise.all(states.map(({ slug }) => getFromCatalog(kv, "state", slug)));
  const pairs = records.flatMap((state) =>
    states
      .filter(({ code }) => state.neighbors.includes(code))
      .map((other) => toComparisonPath(state, other)),
  );
  return new Set(pairs);
}

/** Some 14,000 addresses. */
async function listPayPaths(kv: KVNamespace): Promise<string[]> {
  const places = await getFromCatalog(kv, "paid-places");
  return Object.entries(places).flatMap(([role, slugs]) => [
    paths.rolePay(role),
    ...slugs
      .split(" ")
      .filter(Boolean)
      .map((place) => paths.placePay(role, place)),
  ]);
}

export const listRecruiterPaths = (): string[] => [
  ...listCountedLandings().map(({ path }) => path),
  ...hubs.map(({ path }) => path),
];
