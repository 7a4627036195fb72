/** Counts every address that is not a page of the site. */
export const otherRoute = "other";

/** Recruiter pages for a profession in a place. The catch-all answers them, so app/routes.ts does not list them. */
const localRecruiters = {
  path: /^\/[a-z-]+-recruiters-[a-z-]+$/i,
  pattern: "/{profession}-recruiters-{place}",
};

/**
 * The pattern of a path, such as /jobs/{slug}. It does not tell what a visitor looked at, and made-up paths add no
 * names.
 * @param patterns as in app/routes.ts with a leading slash: "/jobs/:slug"
 */
export function toRoutePattern(pathname: string, patterns: readonly string[]): string {
  const path = toSegments(pathname);
  let best: string[] | undefined;
  for (const pattern of patterns) {
    const segments = toSegments(pattern);
    if (!isMatch(path, segments)) continue;
    if (!best || countFixed(segments) > countFixed(best)) best = segments;
  }
  if (!best && localRecruiters.path.test(pathname)) return localRecruiters.pattern;
  return best ? `/${best.map((segment) => segment.replace(/^:(.+)$/, "{$1}")).join("/")}` : otherRoute;
}

const toSegments = (path: string) => path.split("/").filter(Boolean);
const isParameter = (segment: string | undefined) => segment?.startsWith(":") === true;
const countFixed = (segments: string[]) => segments.filter((segment) => !isParameter(segment)).length;

function isMatch(path: string[], pattern: string[]): boolean {
  if (path.length !== pattern.length) return false;
  return pattern.every((part, i) => isParameter(part) || part.toLowerCase() === path[i]?.toLowerCase());
}
