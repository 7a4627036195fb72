import { toTitleCase } from "#app/kit/text/slug.ts";
import { paths } from "#app/paths.ts";

export interface Crumb {
  name: string;
  path: string | null;
}

const lists: Record<string, string> = {
  "/profession": paths.professions(),
  "/healthcare-jobs": paths.jobsByState(),
  "/geographic": paths.geography(),
  "/metro": paths.metroAreas(),
  "/states": paths.geography(),
  "/specialty-families": paths.specialties(),
};
const withoutList = /^\/(?:career-guides\/[^/]+|states\/[^/]+\/compare)$/;

const initials = new Set(["ct", "gsa", "icu", "mri", "nicu", "np", "pa", "pacu", "rn"]);

const toCrumbName = (segment: string): string =>
  toTitleCase(segment).replace(/\w+/g, (word) =>
    initials.has(word.toLowerCase()) ? word.toUpperCase() : word,
  );

/** Spec section 2. `name` replaces an unreadable slug. A path of one segment has no crumbs. */
export function toCrumbs(pathname: string, name?: string): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length < 2) return [];
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const isLast = index === segments.length - 1;
    return {
      name: (isLast && name) || toCrumbName(segment),
      path: withoutList.test(path) ? null : (lists[path] ?? path),
    };
  });
}

export function toBreadcrumbList(siteUrl: string, crumbs: readonly Crumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs
      .filter(({ path }) => path !== null)
      .map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: new URL(path!, siteUrl).href,
      })),
  };
}
