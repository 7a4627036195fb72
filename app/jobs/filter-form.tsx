import { Form, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { states } from "#app/markets/states.ts";
import { specialtyOptions } from "#app/specialties/specialty-options.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useFollowingState } from "#app/ui/use-following-state.ts";
import { FacetFieldset } from "./facet-fieldset.tsx";
import { radiusChoices, sortChoices } from "./filters.ts";
import { postedNames } from "./pills.ts";
import type { SearchPageView } from "./search-page.server.ts";

const control = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3";
const sortNames = { relevance: "Most relevant", newest: "Newest", pay: "Highest pay" };

/**
 * The filters of a list. One GET form: without JavaScript its button sends it, with JavaScript each change does, in
 * place, so that the control keeps the focus. Empty fields are left out of the address.
 */
export function FilterForm({ view }: { view: SearchPageView }) {
  const submit = useSubmit();
  const { filters } = view;

  function search(form: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() && !isDefault(name, value, view))
        params.append(name, value);
    }
    submit(params, { action: view.path, preventScrollReset: true });
  }

  return (
    <search aria-label="Jobs" className="contents">
      <Form
        method="get"
        action={view.path}
        onSubmit={(event) => {
          event.preventDefault();
          search(event.currentTarget);
        }}
        onChange={(event) => {
          const isTyping =
            event.target instanceof HTMLInputElement && /search|number/.test(event.target.type);
          if (!isTyping) search(event.currentTarget);
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
          <Choice label="Sort by" name="sort" value={view.sort}>
            {sortChoices.map((sort) => (
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
            Filters{view.pills.length > 0 && ` (${view.pills.length})`}
            <Icon name="chevron" />
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
            <Choice label="License I hold" name="license" value={filters.license[0] ?? ""}>
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
            <Button look="outline">
              Show {formatCount(view.total)} {view.total === 1 ? "job" : "jobs"}
            </Button>
          </div>
        </details>
      </Form>
    </search>
  );
}

/** True for a value that the address says by saying nothing. */
function isDefault(name: string, value: string, view: SearchPageView): boolean {
  if (name === "specialty") return value === "all";
  if (name === "radius") return value === "25" || !view.filters.location;
  if (name === "pay_period") return value === "year";
  if (name === "sort")
    return value === (view.filters.query ? "relevance" : "newest") || value === "relevance";
  return false;
}

function TextInput({
  label,
  name,
  value,
  placeholder,
}: {
  label: string;
  name: string;
  value: string;
  placeholder: string;
}) {
  const [draft, setDraft] = useFollowingState(value);
  return (
    <label className="grid gap-1 font-semibold text-md">
      {label}
      <input
        type="search"
        name={name}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        placeholder={placeholder}
        maxLength={200}
        className={classNames(control, "font-normal")}
      />
    </label>
  );
}

function Choice({ label, ...select }: ChoiceProps & { label: string }) {
  return (
    <label className="grid gap-1 font-semibold text-md">
      {label}
      <BareChoice {...select} />
    </label>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  children: ReactNode;
  "aria-label"?: string;
}

function BareChoice({ value, ...select }: ChoiceProps) {
  const [chosen, setChosen] = useFollowingState(value);
  return (
    <select
      {...select}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      className={classNames(control, "font-normal")}
    />
  );
}

function PayFields({ view }: { view: SearchPageView }) {
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-md">Pays at least</legend>
      <div className="grid grid-cols-[1fr_7rem] gap-2">
        <input
          key={view.filters.payMin}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          name="pay_min"
          aria-label="Least pay in dollars"
          defaultValue={view.filters.payMin ?? ""}
          placeholder="$"
          className={control}
        />
        <BareChoice name="pay_period" aria-label="Pay period" value={view.filters.payPeriod}>
          <option value="hour">an hour</option>
          <option value="week">a week</option>
          <option value="year">a year</option>
        </BareChoice>
      </div>
    </fieldset>
  );
}
