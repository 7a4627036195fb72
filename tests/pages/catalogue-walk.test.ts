import { beforeAll, expect, test } from "vitest";
import { cityMarkets } from "#app/markets/city-markets.ts";
import { states } from "#app/markets/states.ts";
import { paths, recruitedSpecialties } from "#app/paths.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import { profiledProfessions, statewideProfessions } from "#app/specialties/profiled-professions.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { findMostAlike, toShingles } from "../support/shingles.ts";
import { env, origin, send } from "../support/site.ts";

const patienceMs = 400_000;
const mostShared = 0.55;

const kinds = {
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
type Kind = keyof typeof kinds;

/** Lists that are divided among addresses with a query, all of which lead to pages found nowhere else. */
const divided = [paths.specialties(), paths.metroAreas(), paths.locations(), paths.professions()];

const visited = new Set<string>();
const broken: string[] = [];
const texts = new Map<Kind, Map<string, Set<string>>>();

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([makeDraft(), makeDraft({ title: "Hospitalist, nights", profession: "physician" })]);
  const queue = [{ path: paths.home(), from: "start" }];
  const known = new Set([paths.home()]);
  for (let next = queue.shift(); next; next = queue.shift())
    for (const path of await visit(next.path, next.from)) {
      if (known.has(path)) continue;
      known.add(path);
      queue.push({ path, from: next.path });
    }
}, patienceMs);

/** Opens a page and gives where its links lead. */
async function visit(path: string, from: string): Promise<string[]> {
  const answer = await send(path);
  const html = await answer.text();
  if (answer.status >= 400) broken.push(`${answer.status} ${path}, linked from ${from}`);
  visited.add(path);
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(path));
  if (kind && answer.status === 200) {
    if (!texts.has(kind)) texts.set(kind, new Map());
    texts.get(kind)!.set(path, toShingles(html));
  }
  const location = answer.headers.get("location");
  return [...(location ? [location] : []), ...toHrefs(html)]
    .map((href) => new URL(href, new URL(path, origin)))
    .filter((url) => url.origin === origin && isWalked(url))
    .map((url) => url.pathname + url.search);
}

/** Searches, and what is generated from postings, are walked in links.test.ts. */
function isWalked({ pathname, searchParams }: URL): boolean {
  if (/^\/(jobs|healthcare-jobs)\//.test(pathname) || /\.\w+$/.test(pathname)) return false;
  return (
    searchParams.size === 0 ||
    (searchParams.size <= 2 && divided.includes(pathname) && !searchParams.has("query"))
  );
}

const toHrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("from the home page on, no link of the catalogue is broken", () => {
  expect(broken).toEqual([]);
});

test("every page of the catalogue is reached", { timeout: 60_000 }, async () => {
  const kv = env.CATALOG;
  const specialties = await getFromCatalog(kv, "specialty-index");
  const metros = await getFromCatalog(kv, "metro-index");
  const places = await Promise.all(states.map(({ slug }) => getFromCatalog(kv, "places", slug)));
  const families = specialties.map(({ family }) => family.toLowerCase().replace(/[^a-z0-9]+/g, "-"));
  const wanted = [
    ...profiledProfessions.map(({ slug }) => paths.profession(slug)),
    ...specialties.map(({ slug }) => paths.specialty(slug)),
    ...families.map(paths.specialtyFamily),
    ...states.flatMap(({ slug }) => [paths.state(slug), paths.geographic(slug)]),
    ...states.flatMap((state) =>
      profiledProfessions.map(({ slug }) => paths.geographicProfession(state.slug, slug)),
    ),
    ...cityMarkets.map(({ slug }) => paths.geographic(slug)),
    ...metros.map(({ slug }) => paths.metro(slug)),
    ...places.flat().map(({ slug }) => paths.location(slug)),
    ...profiledProfessions.flatMap(({ slug }) =>
      cityMarkets.map((city) => paths.localRecruiters(slug, city.slug)),
    ),
    ...statewideProfessions.flatMap((slug) => states.map((state) => paths.localRecruiters(slug, state.slug))),
    ...recruitedSpecialties.flatMap((slug) => [
      paths.specialtyRecruiting(slug),
      paths.specialtyRecruiters(slug),
    ]),
    paths.physicianRecruiters(),
    paths.nursePractitionerRecruiters(),
    paths.physicianAssistantRecruiters(),
    paths.nursePractitionerForm(),
    paths.hireNpsNow(),
    paths.nursePractitionerRecruitersNearMe(),
    ...[paths.professions(), paths.specialties(), paths.npPaSpecialties(), paths.healthcareCareers()],
    ...[paths.geography(), paths.geographicMarkets(), paths.metroAreas(), paths.locations()],
  ];
  expect(wanted.length).toBeGreaterThan(5_000);
  expect(wanted.filter((path) => !visited.has(path))).toEqual([]);
});

test.each(Object.keys(kinds) as Kind[])(
  "no two pages of a kind read the same with the names swapped: %s",
  { timeout: 60_000 },
  (kind) => {
    const pages = texts.get(kind)!;
    expect(pages.size).toBeGreaterThan(9);
    const { pages: pair, share } = findMostAlike(pages);
    expect(share, `${pair.join(" and ")} share so much`).toBeLessThanOrEqual(mostShared);
  },
);
