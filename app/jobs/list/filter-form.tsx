import { Form } from "@remix-run/react";
import type { MouseEvent } from "react";
import { postedNames, radiusChoices, sortChoices } from "#app/jobs/search/filter-choices.ts";
import { resultsHeadingId } from "#app/page/use-focus-on-navigation.ts";
import { states } from "#app/reference/place/states.ts";
import { specialtyOptions } from "#app/reference/profession/specialty-options.ts";
import { Button } from "#app/ui/button.tsx";
import { Choice, DollarInput, FilterSelect, TextInput } from "#app/ui/control/filter-controls.tsx";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FacetFieldset } from "./facet-fieldset.tsx";
import type { SearchPageView } from "./search-page.server.ts";
import { useFilterSearch } from "./use-filter-search.ts";

const sortNames = { relevance: "Most relevant", newest: "Newest", pay: "Highest pay" };

export function FilterForm({ view }: { view: SearchPageView }) {
  const { filters } = view;
  const { form, search } = useFilterSearch(view.path);
  return (
    <search aria-label="Jobs" className="contents">
      <Form
        ref={form}
        method="get"
        action={view.path}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        onChange={(event) => {
          const isTyping =
            event.target instanceof HTMLInputElement && /search|number/.test(event.target.type);
          if (!isTyping) search();
        }}
        className="contents"
      >
        <div className="grid grid-cols-2 gap-3 *:nth-[-n+2]:col-span-2 sm:*:nth-[-n+2]:col-span-1 lg:col-span-2 lg:grid-cols-[1.4fr_1fr_11rem_auto]">
          <TextInput
            label="What"
            name="query"
            value={filters.query}
            placeholder="Title, specialty or employer"
          />
          {!view.hasFixedPlace && (
            <TextInput
              label="Where"
              name="location"
              value={filters.location}
              placeholder="City, state or remote"
            />
          )}
          <Choice label="Sort by" name="sort" value={filters.sort ?? ""}>
            <option value="">{sortNames[view.sortDefault]}</option>
            {sortChoices
              .filter((sort) => sort !== view.sortDefault && sort !== "relevance")
              .map((sort) => (
                <option key={sort} value={sort}>
                  {sortNames[sort]}
                </option>
              ))}
          </Choice>
          <Button className="self-end">
            <Icon name="search" />
            Search
          </Button>
        </div>
        <details className="filters rounded-card border border-line bg-surface lg:border-0 lg:bg-transparent">
          <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
            Filters{view.filterCount > 0 && ` (${view.filterCount})`}
            <Icon name="chevron-down" />
          </summary>
          <div className="grid gap-5 px-4 pb-4 lg:px-0 lg:pb-0">
            {view.groups.slice(0, 1).map((group) => (
              <FacetFieldset key={group.name} group={group} />
            ))}
            <Choice label="Specialty" name="specialty" value={filters.specialty ?? "all"}>
              <option value="all">All specialties</option>
              {specialtyOptions.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Choice>
            <PayFields view={view} />
            {!view.hasFixedPlace && (
              <Choice label="Distance from the city" name="radius" value={String(filters.radius)}>
                {radiusChoices.map((miles) => (
                  <option key={miles} value={miles}>
                    {miles === 0 ? "In the city" : `Within ${miles} miles`}
                  </option>
                ))}
              </Choice>
            )}
            {view.groups.slice(1).map((group) => (
              <FacetFieldset key={group.name} group={group} />
            ))}
            {filters.license.slice(1).map((code) => (
              <input key={code} type="hidden" name="license" value={code} />
            ))}
            <Choice label="Your license" name="license" value={filters.license[0] ?? ""}>
              <option value="">Any state</option>
              {states.map((state) => (
                <option key={state.code} value={state.code}>
                  {state.name}
                </option>
              ))}
            </Choice>
            <Choice label="Posted" name="posted" value={filters.posted ?? ""}>
              <option value="">Any time</option>
              {Object.entries(postedNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Choice>
            <Button look="outline" onClick={showResults}>
              Show {formatCount(view.total)} {view.total === 1 ? "job" : "jobs"}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  );
}

function showResults({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest("details")!.open = false;
  document.getElementById(resultsHeadingId)?.focus();
}

function PayFields({ view }: { view: SearchPageView }) {
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-md">Pays at least</legend>
      <div className="grid grid-cols-[1fr_7rem] gap-2">
        <DollarInput
          name="pay_min"
          label="Minimum pay in dollars"
          value={view.filters.payMin === null ? "" : String(view.filters.payMin)}
        />
        <FilterSelect name="pay_period" aria-label="Pay period" value={view.filters.payPeriod}>
          <option value="hour">an hour</option>
          <option value="week">a week</option>
          <option value="year">a year</option>
        </FilterSelect>
      </div>
      <p className="pt-1 text-ink-3 text-sm">
        Compared by hourly rate: $50 an hour counts as $104,000 a year.
      </p>
    </fieldset>
  );
}
