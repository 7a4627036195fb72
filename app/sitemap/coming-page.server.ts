import { withoutEndSlash } from "#app/platform/end-slash.ts";
import { type ComingPage, comingPages } from "./coming-pages.ts";

export function findComingPage(pathname: string): (ComingPage & { canonical: string }) | null {
  const path = withoutEndSlash(pathname.toLowerCase());
  const page = comingPages[path];
  return page ? { canonical: path, ...page } : null;
}
