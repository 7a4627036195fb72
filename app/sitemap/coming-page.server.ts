import { withoutEndSlash } from "#app/platform/end-slash.ts";
import { isSlug } from "#app/text/slug.ts";
import { type ComingPage, comingPages } from "./coming-pages.ts";

const patterns = Object.keys(comingPages)
  .filter((pattern) => pattern.includes(":"))
  .map((pattern) => ({
    pattern,
    expression: new RegExp(`^${pattern.replace(/:([a-z]+)/g, "(?<$1>[^/]+)")}$`),
  }));

export function findComingPage(pathname: string): (ComingPage & { canonical: string }) | null {
  const path = withoutEndSlash(pathname.toLowerCase());
  const fixed = comingPages[path];
  if (fixed && typeof fixed !== "function") return { canonical: path, ...fixed };
  for (const { pattern, expression } of patterns) {
    const slugs = expression.exec(path)?.groups;
    const entry = comingPages[pattern];
    if (!slugs || typeof entry !== "function") continue;
    const page = Object.values(slugs).every(isSlug) ? entry(slugs) : null;
    return page && { canonical: path, ...page };
  }
  return null;
}
