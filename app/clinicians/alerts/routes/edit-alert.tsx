import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { findState, states } from "#app/facts/reference/place/states.ts";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import { FacetFieldset } from "#app/jobs/list/facets/facet-fieldset.tsx";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import { radiusChoices } from "#app/jobs/search/typed/filter-choices.ts";
import type { WordField } from "#app/jobs/search/words/suggest-words.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Choice, DollarInput, FilterSelect, TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { loader } from "./edit-alert.server.ts";

export { action, headers, loader } from "./edit-alert.server.ts";

export const meta = () => toAccountMeta("Edit job alert");

/** What WordInput does. That module, shared with this page, would be one more file for each search. */
const suggest = (of: WordField) => (field: HTMLInputElement) =>
  void import("#app/jobs/search/words/suggest-words.ts").then(
    ({ suggestWords }) => suggestWords(field, of),
    () => {},
  );

export default function EditAlertPage() {
  const { token, publicId, name, filters, groups, isTwice } = useLoaderData<typeof loader>();
  const isPending = useNavigation().formData !== undefined;
  const rest = groups.filter((group) => group.name !== "profession");
  const professions = groups.find((group) => group.name === "profession")!;
  const shown = professions.shown ?? professions.options.length;
  return (
    <>
      <PageHeader
        title="Edit job alert"
        lead={
          <>
            <span className="wrap-anywhere">{name}</span>. This does not change its name or how often it
            comes.
          </>
        }
      />
      <div className="page grid gap-6 pb-16">
        {isTwice && (
          <Notice
            live
            tone="warn"
            title="Nothing was saved: you have another alert that asks for exactly this."
          >
            Change something here, or delete one of the two.
          </Notice>
        )}
        <Form method="post" className="grid max-w-4xl gap-6">
          {filters.exact && <input type="hidden" name="exact" value="1" />}
          <div className="grid items-start gap-4 rounded-panel border border-line bg-surface p-5 sm:grid-cols-2">
            <TextInput
              onFocus={suggest("what")}
              label="What"
              name="query"
              value={filters.query}
              placeholder="Title, specialty or employer"
            />
            <TextInput
              onFocus={suggest("where")}
              label="Where"
              name="location"
              value={filters.location}
              placeholder="City, state or ZIP"
            />
            <Choice label="Distance, if it is a city" name="radius" value={String(filters.radius)}>
              {radiusChoices.map((miles) => (
                <option key={miles} value={miles}>
                  {miles === 0 ? "In the city" : `Within ${miles} miles`}
                </option>
              ))}
            </Choice>
            <Choice label="Specialty" name="specialty" value={filters.specialty ?? "all"}>
              <option value="all">All specialties</option>
              {specialtyOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Choice>
            <fieldset>
              <legend className="pb-1 font-semibold text-md">Pays at least</legend>
              <div className="grid grid-cols-[1fr_7rem] gap-2">
                <DollarInput
                  name="pay_min"
                  label="Minimum pay in dollars"
                  value={filters.payMin === null ? "" : String(filters.payMin)}
                />
                <FilterSelect name="pay_period" aria-label="Pay period" value={filters.payPeriod}>
                  <option value="hour">an hour</option>
                  <option value="week">a week</option>
                  <option value="year">a year</option>
                </FilterSelect>
              </div>
            </fieldset>
            <LicenseFields filters={filters} />
          </div>
          <p className="-mb-3 text-ink-2 text-md">The figures are jobs that are open now.</p>
          <div className="grid items-start gap-x-6 gap-y-5 rounded-panel border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-3">
            <div>
              <FacetFieldset
                group={{ ...professions, options: professions.options.slice(0, shown), shown: undefined }}
                unfoldTo={null}
              />
              {professions.options.length > shown && (
                <details>
                  <summary className="link flex min-h-11 cursor-pointer items-center">
                    More professions
                  </summary>
                  <FacetFieldset
                    group={{
                      ...professions,
                      label: "More professions",
                      options: professions.options.slice(shown),
                      shown: undefined,
                    }}
                    unfoldTo={null}
                  />
                </details>
              )}
            </div>
            {rest.map((group) => (
              <FacetFieldset key={group.name} group={group} unfoldTo={null} />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button aria-disabled={isPending}>{isPending ? "Saving..." : "Save alert"}</Button>
            <ButtonLink to={`${paths.alerts(token)}#alert-${publicId}`} look="outline">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  );
}

/** A state that is ticked stays; one more can be added each time. */
function LicenseFields({ filters }: { filters: JobFilters }) {
  const { license, licensedAs, compact } = filters;
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-md">Only what my license opens</legend>
      {licensedAs && <input type="hidden" name={licenseFields.profession} value={licensedAs} />}
      {license.map((code) => (
        <label key={code} className="tick">
          <input type="checkbox" name={licenseFields.states} value={code} defaultChecked />
          {findState(code)?.name ?? code}
        </label>
      ))}
      <FilterSelect
        name={licenseFields.states}
        aria-label={license.length > 0 ? "Another state of my license" : "State of my license"}
        value=""
      >
        <option value="">{license.length > 0 ? "Add a state" : "Any license"}</option>
        {states
          .filter(({ code }) => !license.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </FilterSelect>
      <label className="tick">
        <input type="checkbox" name={licenseFields.multistate} value="1" defaultChecked={compact} />
        Multistate or compact
      </label>
    </fieldset>
  );
}
