import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { metroOrders, toMetroSearch } from "#app/catalogue/places/metro/metro-search.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { Choice, TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import type { loader } from "./metro-areas.server.ts";

export { loader } from "./metro-areas.server.ts";

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
      <PageHeader isAiry title="Metro areas" lead={intro?.lead} />
      <div className="page pb-12">
        <SearchForm
          label="Metro areas"
          action={paths.metroAreas()}
          className="grid items-end gap-3 pb-6 sm:grid-cols-3"
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
            onPhone="short"
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
