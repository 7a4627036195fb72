import { type SQL, sql } from "drizzle-orm";
import { CatalogUnavailable, readCatalog } from "#app/facts/catalog/catalog.ts";
import { findStateOfSlug, toCityWords } from "#app/facts/reference/place/pay-place.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isSlug, toSlug } from "#app/kit/text/slug.ts";
import { toWords } from "#app/kit/text/words.ts";
import { paths } from "#app/paths.ts";
import { editDistance } from "./edit-distance.ts";
import { listProfessionPages, type SitePage } from "./site-pages.server.ts";
import { listLikelySpecialties } from "./specialty-aliases.ts";
import { listStatePages } from "./state-address.server.ts";

const mostFound = 12;

interface NamedPlace {
  title: string;
  to: string;
  population: number;
}

/** Up to twelve, exact names first. */
export async function findPlaceNames(db: Db, text: string, isPartial = false): Promise<NamedPlace[]> {
  const name = toWords(text.replaceAll("-", " ")).join(" ");
  if (!name) return [];
  const [exact, longer] = await Promise.all([
    listPlaces(db, sql`search_name = ${name}`),
    isPartial ? listPlaces(db, beginsWith(name)) : [],
  ]);
  return [...exact, ...longer].slice(0, mostFound);
}

/** Without the name itself. "+" leaves the planner only the index ordered by population. */
const beginsWith = (name: string): SQL => sql`
  substr(search_name, 1, 1) = substr(${name}, 1, 1)
  AND +search_name > ${name} AND +search_name < ${`${name}\u{10ffff}`}`;

async function listPlaces(db: Db, condition: SQL): Promise<NamedPlace[]> {
  const rows = await db.all<{ name: string; state_code: string; population: number }>(sql`
    SELECT name, state_code, population FROM cities WHERE ${condition} ORDER BY population DESC LIMIT ${mostFound}`);
  return rows.map(({ name: title, state_code, population }) => ({
    title: `${title}, ${state_code}`,
    to: paths.location(toSlug(`${title} ${state_code}`)),
    population,
  }));
}

type ListPages = (context: SiteContext, slug: string) => Promise<readonly SitePage[]> | readonly SitePage[];

const kinds: readonly [name: string, list: ListPages][] = [
  ["specialty", listSpecialtyPages],
  ["profession", listProfessionPages],
  ["state", () => listStatePages((state) => paths.state(state.slug))],
  ["location", listLocationPages],
  ["city", listLocationPages],
  ["metro", listMetroPages],
  ["metro-area", listMetroPages],
];

/** Empty on failure, because the not-found page works without them. */
export async function listPagesOfKind(context: SiteContext, pathname: string): Promise<readonly SitePage[]> {
  const [, first = "", slug = ""] = pathname.toLowerCase().split("/");
  if (!isSlug(first) || !isSlug(slug)) return [];
  const asked = toSingular(first);
  const kind = kinds.find(([name]) => {
    const limit = Math.floor(name.length / 4) + 1;
    return editDistance(asked, name, limit) < limit;
  });
  try {
    return kind ? await kind[1](context, slug) : [];
  } catch (error) {
    // The catalog logs its own outages.
    if (!(error instanceof CatalogUnavailable)) logError("shell.nearest_pages", error);
    return [];
  }
}

const toSingular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

async function listSpecialtyPages({ env }: SiteContext, slug: string): Promise<SitePage[]> {
  const index = (await readCatalog(env.CATALOG, "specialty-index")) ?? [];
  return listLikelySpecialties(index, slug).map((entry) => ({
    title: entry.name,
    to: paths.specialty(entry.slug),
  }));
}

async function listLocationPages({ db }: SiteContext, slug: string): Promise<SitePage[]> {
  const state = findStateOfSlug(slug);
  const named = await findPlaceNames(db, toCityWords(slug));
  return named.filter(({ title }) => !state || title.endsWith(`, ${state.code}`));
}

async function listMetroPages({ env }: SiteContext): Promise<SitePage[]> {
  const index = (await readCatalog(env.CATALOG, "metro-index")) ?? [];
  return index.map(({ name, slug }) => ({ title: `${name} metro area`, to: paths.metro(slug) }));
}
