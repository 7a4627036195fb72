import { Link } from "@remix-run/react";
import { filterFormId, toSheetPress } from "#app/jobs/list/facets/use-filter-search.ts";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { showText, useFollowing } from "#app/kit/ui/control/use-following.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import type { SearchPageView } from "./search-page.server.ts";

export function ListBar({ view }: { view: SearchPageView }) {
  const chosen = view.filterCount;
  return (
    <div className="list-bar">
      <button type="button" className="list-chip list-open turn-mark" {...toSheetPress("show")}>
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      <div className="list-sort flex items-start gap-2">
        <AlertMe search={view.alert} className="list-chip" />
        <SortChoice view={view} />
      </div>
      <Pills view={view} />
    </div>
  );
}

/** Belongs to the form, but is outside of it. */
function SortChoice({ view: { filters, sorts } }: { view: SearchPageView }) {
  const sort = filters.sort ?? "";
  const control = useFollowing<HTMLSelectElement, string>(sort, showText);
  return (
    <label className="flex items-center gap-2">
      <span className="sr-only lg:not-sr-only">Sort by</span>
      <select
        ref={control}
        form={filterFormId}
        name="sort"
        defaultValue={sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="list-chip"
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Pills({ view }: { view: SearchPageView }) {
  const { readNote } = view;
  if (view.pills.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="list-pills">
      {view.pills.map((pill) => (
        <li key={pill.to}>
          <Link to={pill.to} onClick={focusContent} preventScrollReset className="list-chip">
            <span className="sr-only">Remove </span>
            {pill.label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      {view.clearTo && (
        <li>
          <Link to={view.clearTo} onClick={focusContent} preventScrollReset className="list-chip list-clear">
            Clear filters
          </Link>
        </li>
      )}
      {readNote && !readNote.shown && (
        <li>
          <Link
            to={readNote.exactTo}
            onClick={focusContent}
            preventScrollReset
            className="list-chip list-clear"
          >
            Search for these words as typed
          </Link>
        </li>
      )}
    </ul>
  );
}
