import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findProfessionAlias, listProfessionPages } from "#app/pages/sitemap/site-pages.server.ts";

/** 301 for another name, or 404 with the nearest professions. */
export function requireProfession(request: Request, slug: string) {
  const profession = findProfiledProfession(slug);
  if (profession) return profession;
  const alias = findProfessionAlias(slug);
  throw alias
    ? movedTo(request, alias)
    : notFound(toMissingPage(new URL(request.url).pathname, listProfessionPages()));
}
