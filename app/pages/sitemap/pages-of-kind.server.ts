import { CatalogUnavailable, readCatalog } from "#app/facts/catalog/catalog.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { findStateOfSlug, toCityWords } from "#app/facts/reference/place/place-slugs.ts";
import { isSlug } from "#app/kit/text/slug.ts";
import { editDistance } from "./edit-distance.ts";
import { findPlaceNames } from "./place-names.server.ts";
import { listProfessionPages } from "./profession-address.server.ts";
import type { SitePage } from "./site-pages.server.ts";
import { listLikelySpecialties } from "./specialty-aliases.ts";
import { listStatePages } from "./state-address.server.ts";

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
