import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { listCountedLandings } from "#app/catalogue/recruiters/landing/landing.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { hubs } from "#app/pages/sitemap/hubs.ts";
import { paths } from "#app/paths.ts";

/** Some 6,400 addresses. */
export async function listCataloguePaths(kv: KVNamespace): Promise<string[]> {
  const [specialties, metros, checklists, comparisons, ...places] = await Promise.all([
    getFromCatalog(kv, "specialty-index"),
    getFromCatalog(kv, "metro-index"),
    getFromCatalog(kv, "skills-index"),
    listIndexedComparisons(kv),
    ...states.map(({ slug }) => getFromCatalog(kv, "places", slug)),
  ]);
  const families = specialties.map(({ family }) => toFamilySlug(family));
  return [
    ...[paths.professions(), paths.specialties(), paths.npPaSpecialties(), paths.healthcareCareers()],
    ...[paths.geography(), paths.geographicMarkets(), paths.metroAreas(), paths.locations()],
    ...profiledProfessions.map(({ slug }) => paths.profession(slug)),
    ...specialties.map(({ slug }) => paths.specialty(slug)),
    ...new Set(families.map(paths.specialtyFamily)),
    ...states.flatMap(({ slug }) => [paths.state(slug), paths.geographic(slug)]),
    ...comparisons,
    ...states.flatMap((state) =>
      profiledProfessions.map(({ slug }) => paths.geographicProfession(state.slug, slug)),
    ),
    ...cityMarkets.map(({ slug }) => paths.geographic(slug)),
    ...metros.map(({ slug }) => paths.metro(slug)),
    paths.skillsAssessment(),
    ...checklists.map(({ slug }) => paths.skillsChecklist(slug)),
    ...places.flat().map(({ slug }) => paths.location(slug)),
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
export async function listPayPaths(kv: KVNamespace): Promise<string[]> {
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
