import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  type MetroOrder,
  type MetroSearch,
  metroOrders,
  parseMetroSearch,
  toMetroSearch,
} from "#app/catalogue/places/metro/metro-search.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { Choice, TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { findState, parseState } from "#app/facts/reference/place/states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatSigned } from "#app/kit/text/figures.ts";

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

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: "Metro areas: healthcare jobs, pay and hospitals",
    description:
      "All 387 metropolitan areas of the United States by population, growth or name, each with its open healthcare jobs, the pay of 25 professions, its hospitals and licenses.",
    isIndexed: data?.isIndexed,
  });

export default function MetroAreasPage() {
  const { list, search, intro, itemList } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Metro areas" lead={intro?.lead} />
      <div className="page pb-12">
        <SearchForm
          label="Metro areas"
          action={paths.metroAreas()}
          className="grid items-end gap-3 pb-6 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
        >
          <TextInput label="City or state" name="query" value={search.text} placeholder="Dallas, or Ohio" />
          <Choice label="Sort by" name="sort" value={search.order}>
            {Object.entries(metroOrders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Button>Show</Button>
        </SearchForm>
        <p id="areas-shown" tabIndex={-1} role="status" className="pb-3 text-ink-2 outline-none">
          {list.total === 0
            ? "No metropolitan area has these words. Try a larger city nearby, or a state."
            : `${formatCount(list.total)} ${list.total === 1 ? "area" : "areas"}`}
          {list.page > 1 && `, page ${list.page}`}
        </p>
        {list.total > 0 && (
          <FigureTable
            label="Metropolitan areas"
            headings={["Metro area", "People 2025", "Since 2020", "States"]}
            rows={list.rows}
            note="Census Bureau, estimates of July 2025."
          />
        )}
        <Pager
          label="Pages of metro areas"
          page={list.page}
          pages={list.pages}
          headingId="areas-shown"
          toPage={(page) => paths.metroAreas(toMetroSearch({ ...search, page }))}
        />
        {intro && (
          <TextSection id="questions" title="Questions">
            <FaqBlock items={intro.questions} />
          </TextSection>
        )}
      </div>
      {itemList && <JsonLd data={itemList} />}
    </>
  );
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
