import { getFromCatalog } from "#app/catalog/catalog.ts";
import { paths, recruitedSpecialties } from "#app/paths.ts";
import { listCountedLandings } from "#app/recruiters/landing/landing.ts";
import { cityMarkets } from "#app/reference/place/city-markets.ts";
import { states } from "#app/reference/place/states.ts";
import { toFamilySlug } from "#app/reference/profession/family-slug.ts";
import { profiledProfessions } from "#app/reference/profession/profiled-professions.ts";
import { type Crawl, crawl } from "./crawl.ts";
import { toFactHashes } from "./facts.ts";
import { toShingles } from "./shingles.ts";

export const kinds = {
  profession: /^\/profession\/[^/]+$/,
  specialty: /^\/specialties\/[^/]+$/,
  family: /^\/specialty-families\/[^/]+$/,
  state: /^\/states\/[^/]+$/,
  market: /^\/geographic\/[^/]+$/,
  "profession in a state": /^\/geographic\/[^/]+\/[^/]+$/,
  "metropolitan area": /^\/metro\/[^/]+$/,
  location: /^\/locations\/[^/]+$/,
  "local recruiters": /^\/[a-z-]+-recruiters-[a-z-]+$/,
  recruiting: /^\/[a-z-]+-recruit(ing|ers)$/,
};
export type Kind = keyof typeof kinds;

/** Of a page's five-word runs. */
export const mostShared = 0.7;

export interface Texts {
  shingles: Map<Kind, Map<string, Uint32Array>>;
  facts: Map<Kind, Map<string, Uint32Array>>;
}

interface WalkOptions {
  send: (path: string) => Promise<Response>;
  atOnce: number;
  onPage?: (path: string, html: string) => void;
}

/** Follows every link but searches and postings. */
export async function walkCatalogue({ send, atOnce, onPage }: WalkOptions): Promise<Crawl & Texts> {
  const texts: Texts = { shingles: new Map(), facts: new Map() };
  const found = await crawl({
    send,
    atOnce,
    isWanted: isWalked,
    onPage: (path, html) => {
      addText(texts, path, html);
      onPage?.(path, html);
    },
  });
  return { ...found, ...texts };
}

export function addText(texts: Texts, path: string, html: string): void {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(path));
  if (!kind) return;
  for (const [map, toValues] of [
    [texts.shingles, toShingles],
    [texts.facts, toFactHashes],
  ] as const) {
    const pages = map.get(kind) ?? new Map<string, Uint32Array>();
    map.set(kind, pages.set(path, toValues(html)));
  }
}

/** Only the later pages of these lists, which have a query, link to some pages. */
const divided = [paths.specialties(), paths.metroAreas(), paths.locations(), paths.professions()];

function isWalked({ pathname, searchParams }: URL): boolean {
  if (/^\/(jobs|healthcare-jobs)\//.test(pathname) || /\.\w+$/.test(pathname)) return false;
  if (searchParams.size === 0) return true;
  return searchParams.size <= 2 && divided.includes(pathname) && !searchParams.has("query");
}

export async function listCataloguePages(kv: KVNamespace): Promise<string[]> {
  const specialties = await getFromCatalog(kv, "specialty-index");
  const metros = await getFromCatalog(kv, "metro-index");
  const places = await Promise.all(states.map(({ slug }) => getFromCatalog(kv, "places", slug)));
  const families = specialties.map(({ family }) => toFamilySlug(family));
  return [
    ...[paths.professions(), paths.specialties(), paths.npPaSpecialties(), paths.healthcareCareers()],
    ...[paths.geography(), paths.geographicMarkets(), paths.metroAreas(), paths.locations()],
    ...profiledProfessions.map(({ slug }) => paths.profession(slug)),
    ...specialties.map(({ slug }) => paths.specialty(slug)),
    ...new Set(families.map(paths.specialtyFamily)),
    ...states.flatMap(({ slug }) => [paths.state(slug), paths.geographic(slug)]),
    ...states.flatMap((state) =>
      profiledProfessions.map(({ slug }) => paths.geographicProfession(state.slug, slug)),
    ),
    ...cityMarkets.map(({ slug }) => paths.geographic(slug)),
    ...metros.map(({ slug }) => paths.metro(slug)),
    ...places.flat().map(({ slug }) => paths.location(slug)),
    ...listCountedLandings().map(({ path }) => path),
    ...recruitedSpecialties.flatMap((slug) => [
      paths.specialtyRecruiting(slug),
      paths.specialtyRecruiters(slug),
    ]),
    ...[
      paths.physicianRecruiters(),
      paths.nursePractitionerRecruiters(),
      paths.physicianAssistantRecruiters(),
    ],
    ...[paths.nursePractitionerForm(), paths.hireNpsNow(), paths.nursePractitionerRecruitersNearMe()],
  ];
}
