import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findState, parseState } from "#app/facts/reference/place/states.ts";
import { formatSigned } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { MetroOrder, MetroSearch } from "./metro-search.ts";

const shownPerPage = 60;

type Entry = CatalogRecord<"metro-index">[number];

const orders: Record<MetroOrder, (a: Entry, b: Entry) => number> = {
  population: (a, b) => b.population - a.population,
  growth: (a, b) => b.growthPercent - a.growthPercent,
  name: (a, b) => a.name.localeCompare(b.name),
};

export async function listMetros({ env }: SiteContext, search: MetroSearch) {
  const all = await getFromCatalog(env.CATALOG, "metro-index");
  const found = all.filter(toTest(search.text)).sort(orders[search.order]);
  const pages = Math.max(1, Math.ceil(found.length / shownPerPage));
  const page = Math.min(search.page, pages);
  const first = (page - 1) * shownPerPage;
  return {
    total: found.length,
    page,
    pages,
    rows: found.slice(first, first + shownPerPage).map((metro) => ({
      name: metro.name,
      to: paths.metro(metro.slug),
      cells: [
        formatCount(metro.population),
        toChange(metro.growthPercent),
        metro.stateCodes.map((code) => findState(code)!.name).join(", "),
      ],
    })),
  };
}

function toTest(text: string): (metro: Entry) => boolean {
  const state = parseState(text);
  if (state) return ({ stateCodes, title }) => stateCodes.includes(state.code) || title.startsWith(text);
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return ({ name, title, stateCodes }) => {
    const states = stateCodes.map((code) => findState(code)!.name);
    const own = [name, title, ...states].join(" ").toLowerCase();
    return words.every((word) => own.includes(word));
  };
}

const toChange = (percent: number): string => formatSigned(percent, (amount) => `${amount.toFixed(1)}%`);
