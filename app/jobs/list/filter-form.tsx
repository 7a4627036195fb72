import { Form } from "@remix-run/react";
import type { FocusEvent } from "react";
import { useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import { FacetFieldset } from "#app/jobs/list/facets/facet-fieldset.tsx";
import type { FacetGroup } from "#app/jobs/list/facets/facet-view.ts";
import {
  filterFormId,
  filterSheetId,
  toSheetPress,
  useFilterSearch,
} from "#app/jobs/list/facets/use-filter-search.ts";
import { type FoldedPart, postedNames, radiusChoices } from "#app/jobs/search/typed/filter-choices.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Choice, DollarInput, FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { island } from "#app/kit/ui/island.tsx";
import { focusContent, resultsHeadingId } from "#app/pages/page/use-focus-on-navigation.ts";
import { SearchFields } from "./search-fields.tsx";
import type { SearchPageView } from "./search-page.server.ts";

const SpecialtyChoice = island(() =>
  import("./specialty-choice.tsx").then((module) => module.SpecialtyChoice),
);

export function FilterForm({ view }: { view: SearchPageView }) {
  const { form, search } = useFilterSearch(view.path);
  return (
    <search aria-label="Jobs" className="contents">
      <Form
        ref={form}
        id={filterFormId}
        method="get"
        action={view.path}
        data-search="live"
        onSubmit={(event) => {
          event.preventDefault();
          search();
          foldSearch(event.currentTarget);
        }}
        onChange={(event) => {
          const isTyping =
            event.target instanceof HTMLInputElement && /search|number/.test(event.target.type);
          if (!isTyping) search();
        }}
        className="contents"
      >
        <SearchFold view={view} />
        <FilterSheet view={view} />
      </Form>
    </search>
  );
}

/** On a narrow screen a popover, which works without scripts. */
function FilterSheet({ view }: { view: SearchPageView }) {
  const { filters } = view;
  const isFirst = ({ name }: FacetGroup) => name === "profession";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend in a way of its own.
    <div
      id={filterSheetId}
      role="group"
      aria-label="Filters"
      className="filters"
      onBlur={closeWhenLeft}
      {...{ popover: "auto" }}
    >
      <div className="filters-head">
        <b>Filters</b>
        <button
          type="button"
          aria-label="Close"
          className="header-button icon-before"
          style={toIconStyle("x")}
          {...toSheetPress("hide")}
        />
      </div>
      {view.groups.filter(isFirst).map((group) => (
        <FacetFieldset key={group.name} group={group} unfoldTo={toUnfolded(view, "profession")} />
      ))}
      <SpecialtyChoice value={filters.specialty ?? "all"} unfoldTo={toUnfolded(view, "specialty")} />
      <PayFields view={view} />
      {view.hasDistance && (
        <Choice label="Distance from the city" name="radius" value={String(filters.radius)}>
          {radiusChoices.map((miles) => (
            <option key={miles} value={miles}>
              {miles === 0 ? "In the city" : `Within ${miles} miles`}
            </option>
          ))}
        </Choice>
      )}
      {view.groups
        .filter((group) => !isFirst(group))
        .map((group) => (
          <FacetFieldset key={group.name} group={group} unfoldTo={toUnfolded(view, "profession")} />
        ))}
      <Choice label="Posted" name="posted" value={filters.posted ?? ""}>
        <option value="">Any time</option>
        {Object.entries(postedNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <div className="filters-foot">
        <Button onClick={showResults}>
          {/* Without scripts the count is not of what is chosen now. */}
          <span>
            Show <span className="needs-script">{formatCount(view.total)}</span>{" "}
            {view.total === 1 ? "job" : "jobs"}
          </span>
        </Button>
      </div>
    </div>
  );
}

const isOpen = (sheet: Element): boolean =>
  CSS.supports("selector(:popover-open)") && sheet.matches(":popover-open");

function showResults(): void {
  const sheet = document.getElementById(filterSheetId)!;
  if (isOpen(sheet)) sheet.hidePopover();
  document.getElementById(resultsHeadingId)?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget) && isOpen(currentTarget))
    currentTarget.hidePopover();
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
        Compares the top of a range. Jobs without a figure for that unit are left out.
      </p>
    </fieldset>
  );
}

/** One line on a narrow screen, until it is opened. */
function SearchFold({ view }: { view: SearchPageView }) {
  const { filters, said } = view;
  const unfoldTo = toUnfolded(view, "license");
  const mine = useMyLicense();
  return (
    <details className="search-fold" open={unfoldTo === null || undefined}>
      <summary className="icon-before" style={toIconStyle("search", 18)}>
        <span className="search-said">
          {said.length === 0 ? (
            mine ? (
              `Title or place · ${mine.label}`
            ) : (
              "Title, place or license"
            )
          ) : (
            <>
              {said.join(" · ")}
              <span aria-hidden="true"> · </span>
              <span className="link">Edit</span>
            </>
          )}
        </span>
      </summary>
      <SearchFields
        query={filters.query}
        location={filters.location}
        license={view.license}
        isLicenseFilter={false}
        unfoldTo={unfoldTo}
        hasPlace={!view.hasFixedPlace}
        className="search-fields"
      />
    </details>
  );
}

/** The results take the focus from a field that folds away. */
function foldSearch(form: HTMLFormElement): void {
  const fold = form.querySelector<HTMLDetailsElement>(".search-fold")!;
  const isWide = !fold.querySelector("summary")!.checkVisibility();
  if (isWide || !fold.open || !fold.contains(document.activeElement)) return;
  fold.open = false;
  focusContent();
}

/** The same list with the whole part in its HTML. Null there. */
function toUnfolded({ canonical, filters }: SearchPageView, part: FoldedPart): string | null {
  if (filters.unfold === part) return null;
  return `${canonical}${canonical.includes("?") ? "&" : "?"}unfold=${part}`;
}
