import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type MetroOrder,
  type MetroSearch,
  parseMetroSearch,
  toMetroSearch,
} from "#app/catalogue/places/metro/metro-search.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findState, parseState } from "#app/facts/reference/place/states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { formatSigned } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(
    request,
    context,
    (name, value) => !value.trim() || (name === "sort" && value === "population"),
  );
  const asked = parseMetroSearch(new URL(request.url).searchParams);
  const list = await listMetros(context, asked);
  const search = { ...asked, page: list.page };
  const isFirst = toMetroSearch(search) === "";
  return {
    list,
    search,
    intro: isFirst ? await getAreaText(context, paths.metroAreas()) : null,
    itemList: isFirst
      ? toItemList(
          "Metropolitan areas of the United States",
          list.rows.map(({ name, to }) => ({ name, path: to })),
          context.env.SITE_URL,
        )
      : null,
    isIndexed: isFirst,
    canonical: paths.metroAreas(toMetroSearch(search)),
  };
}

const shownPerPage = 60;

type Entry = CatalogRecord<"metro-index">[number];

const orders: Record<MetroOrder, (a: Entry, b: Entry) => number> = {
  population: (a, b) => b.population - a.population,
  growth: (a, b) => b.growthPercent - a.growthPercent,
  name: (a, b) => a.name.localeCompare(b.name),
};

async function listMetros({ env }: SiteContext, search: MetroSearch) {
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
