/** Under this name all pages are counted that are no page of the site. */
export const otherRoute = "other";

/** The recruiter pages of a profession in a place, which are no row of app/routes.ts. */
const localRecruiters = {
  path: /^\/[a-z-]+-recruiters-[a-z-]+$/i,
  pattern: "/{profession}-recruiters-{place}",
};

/**
 * The pattern that a path belongs to, as /jobs/{slug}: what a visitor looked at stays unknown, and however many
 * paths somebody makes up, there are only as many names as patterns.
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
