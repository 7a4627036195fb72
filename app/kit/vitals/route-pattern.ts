/** Any address that is not a page. */
export const otherRoute = "other";

/** The catch-all answers these, so app/routes.ts lacks them. */
const localRecruiters = {
  path: /^\/[a-z-]+-recruiters-[a-z-]+$/i,
  pattern: "/{profession}-recruiters-{place}",
};

/** "/jobs/{slug}" hides what a visitor viewed. Takes patterns as "/jobs/:slug". */
export function toRoutePattern(pathname: string, patterns: readonly string[]): string {
  const path = toSegments(pathname);
  let best: string[] | undefined;
  for (const pattern of patterns) {
    const segments = toSegments(pattern);
    if (!isMatch(path, segments)) continue;
    if (!best || countFixed(segments) > countFixed(best)) best = segments;
  }
  if (!best && localRecruiters.path.test(pathname)) return localRecruiters.pattern;
  return best ? toShown(best.join("/")) : otherRoute;
}

export const listRoutePatterns = (patterns: readonly string[]): string[] => [
  ...new Set(patterns.map(toShown)),
  localRecruiters.pattern,
  otherRoute,
];

const toShown = (pattern: string): string =>
  `/${toSegments(pattern)
    .map((segment) => segment.replace(/^:(.+)$/, "{$1}"))
    .join("/")}`;

const toSegments = (path: string) => path.split("/").filter(Boolean);
const isParameter = (segment: string | undefined) => segment?.startsWith(":") === true;
const countFixed = (segments: string[]) => segments.filter((segment) => !isParameter(segment)).length;

function isMatch(path: string[], pattern: string[]): boolean {
  if (path.length !== pattern.length) return false;
  return pattern.every((part, i) => isParameter(part) || part.toLowerCase() === path[i]?.toLowerCase());
}
