import type { FoldedPart } from "#app/jobs/search/typed/filter-choices.ts";
import type { SearchPageView } from "./search-page.server.ts";

/** The same list with the whole part in its HTML. Null there. */
export function toUnfolded({ canonical, filters }: SearchPageView, part: FoldedPart): string | null {
  if (filters.unfold === part) return null;
  return `${canonical}${canonical.includes("?") ? "&" : "?"}unfold=${part}`;
}
