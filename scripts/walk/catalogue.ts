import { cityMarkets } from "#app/markets/city-markets.ts";
import { states } from "#app/markets/states.ts";
import { paths, recruitedSpecialties } from "#app/paths.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import { listCountedLandings } from "#app/recruiters/landing.ts";
import { toFamilySlug } from "#app/specialties/family-slug.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { toFacts } from "./facts.ts";
import { toShingles } from "./shingles.ts";

/** Pages made from one template each. */
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

export interface Walk {
  /** Every address of the site that a link points to. */
  linked: Set<string>;
  /** Failing addresses, with the page that links to them. */
  broken: string[];
  /** The shingles and the facts of each kind's pages, by address. */
  texts: Map<Kind, Map<string, Uint32Array>>;
  facts: Map<Kind, Map<string, Uint32Array>>;
}

interface WalkOptions {
  send: (path: string) => Promise<Response>;
  atOnce: number;
}

/** Follows every link from the home page, except searches and postings, and opens each address once. */
export async function walkCatalogue({ send, atOnce }: WalkOptions): Promise<Walk> {
  const walk: Walk = { linked: new Set([paths.home()]), broken: [], texts: new Map(), facts: new Map() };
  const queue = [{ path: paths.home(), from: "start" }];
  const followed = new Set<string>();
  let busy = 0;

  async function open(path: string, from: string): Promise<void> {
    const answer = await send(path);
    const html = await answer.text();
    if (answer.status >= 400) walk.broken.push(`${answer.status} ${path}, linked from ${from}`);
    const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(path));
    if (kind && answer.status === 200) {
      addTo(walk.texts, kind).set(path, toShingles(html));
      addTo(walk.facts, kind).set(path, toFacts(html));
    }
    const location = answer.headers.get("location");
    const hrefs = (location ? [location] : toHrefs(html)).filter((href) => !followed.has(href));
    for (const href of hrefs) if (href.startsWith("/")) followed.add(href);
    for (const to of listLinks(path, hrefs)) {
      if (walk.linked.has(to)) continue;
      walk.linked.add(to);
      queue.push({ path: to, from: path });
    }
  }

  async function work(): Promise<void> {
    while (queue.length > 0 || busy > 0) {
      const next = queue.shift();
      if (!next) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      busy++;
      await open(next.path, next.from);
      busy--;
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return walk;
}

function addTo(map: Walk["texts"], kind: Kind): Map<string, Uint32Array> {
  const pages = map.get(kind) ?? new Map();
  map.set(kind, pages);
  return pages;
}

const anyOrigin = "http://site.invalid";

function listLinks(page: string, hrefs: readonly string[]): string[] {
  return hrefs
    .filter((href) => !/^(?!https?:)\w+:/.test(href))
    .map((href) => new URL(href, new URL(page, anyOrigin)))
    .filter((url) => (url.origin === anyOrigin || url.hostname === "localhost") && isWalked(url))
    .map((url) => url.pathname + url.search);
}

/** Lists whose further pages have a query and link to pages found nowhere else. */
const divided = [paths.specialties(), paths.metroAreas(), paths.locations(), paths.professions()];

function isWalked({ pathname, searchParams }: URL): boolean {
  if (/^\/(jobs|healthcare-jobs)\//.test(pathname) || /\.\w+$/.test(pathname)) return false;
  if (searchParams.size === 0) return true;
  return searchParams.size <= 2 && divided.includes(pathname) && !searchParams.has("query");
}

const toHrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

/** Lists every page of the catalog from its data. */
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
