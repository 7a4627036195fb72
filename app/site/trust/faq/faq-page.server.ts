import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { FaqEntry, FaqGroup } from "#app/facts/catalog/trust-records.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { searchFaq } from "./faq-search.ts";

export interface FaqView {
  query: string;
  groups: readonly FaqGroup[];
  found: readonly FaqEntry[] | null;
}

/** A search shows only what it found. */
export async function getFaqView(
  { env }: Pick<SiteContext, "env">,
  params: URLSearchParams,
): Promise<FaqView> {
  const groups = await getFromCatalog(env.CATALOG, "faq");
  const query = (params.get("query") ?? "").trim().slice(0, 200);
  return query ? { query, groups: [], found: searchFaq(groups, query) } : { query, groups, found: null };
}
