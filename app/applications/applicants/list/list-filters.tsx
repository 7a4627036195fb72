import { Form, Link } from "@remix-run/react";
import type { StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { workPaths } from "#app/work-paths.ts";
import { fileParts } from "./applicant-search.ts";
import type { ApplicantListView } from "./list-view.server.ts";

export function StateTabs({ tabs, isSearched }: { tabs: ApplicantListView["tabs"]; isSearched: boolean }) {
  return (
    <nav aria-label="Status" className="min-w-0">
      <ul className="-mx-1 flex gap-x-4 overflow-x-auto border-line border-b px-1">
        {tabs.map(({ label, count, to, isCurrent }) => {
          const isHere = isCurrent && !isSearched;
          return (
            <li key={label}>
              <Link
                to={to}
                aria-current={isHere ? "page" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-b-2 px-1 font-semibold text-md",
                  isHere ? "border-accent text-ink" : "border-transparent text-ink-2 hover:text-ink",
                )}
              >
                {label} <span className="font-normal tabular-nums">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ListFiltersProps {
  company: string;
  filters: ApplicantListView["filters"];
  templates: ApplicantListView["templates"];
}

export function ListFilters({ company, filters, templates }: ListFiltersProps) {
  const { status, stage, job, assignee, tag, sort, postings, members, tags } = filters;
  return (
    <SearchForm
      label="Applicants"
      action={workPaths.hiringApplicants(company)}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>select]:sm:w-auto [&>select]:sm:max-w-44"
    >
      {status && !stage && <input type="hidden" name="status" value={status} />}
      <FilterSelect aria-label="Posting" name="job" value={job}>
        <option value="">All postings</option>
        {postings.map((posting) => (
          <option key={posting.value} value={posting.value}>
            {posting.label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect aria-label="Stage" name="stage" value={stage}>
        <option value="">All stages</option>
        <StageOptions templates={templates} />
      </FilterSelect>
      <FilterSelect aria-label="Assigned to" name="assignee" value={assignee}>
        <option value="">Anyone’s</option>
        <option value="nobody">Nobody’s yet</option>
        {members.map((member) => (
          <option key={member.value} value={member.value}>
            {member.label}
          </option>
        ))}
      </FilterSelect>
      {tags.length > 0 && (
        <FilterSelect aria-label="Tag" name="tag" value={tag}>
          <option value="">All tags</option>
          {tags.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </FilterSelect>
      )}
      <FilterSelect aria-label="Order" name="sort" value={sort}>
        <option value="newest">Newest first</option>
        <option value="oldest">Longest waiting first</option>
      </FilterSelect>
      <Button look="outline">Show</Button>
    </SearchForm>
  );
}

/** Posts, because names and addresses in an address would stay in histories and logs. */
export function FindBox({ action, words }: { action: string; words?: string }) {
  return (
    <search aria-label="Find an applicant">
      <Form method="post" action={action} className="flex gap-2">
        <input
          type="search"
          name="find"
          aria-label="Name, email, phone or a word of the résumé"
          placeholder="Name or résumé word"
          defaultValue={words}
          key={words}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-56"
        />
        <Button look="outline">Find</Button>
      </Form>
    </search>
  );
}

/** In groups once the company has several templates. */
export const StageOptions = ({ templates }: { templates: readonly StageTemplate[] }) =>
  templates.map(({ id, name, stages }) => {
    const options = stages.map((stage) => (
      <option key={stage.id} value={stage.id}>
        {stage.name}
      </option>
    ));
    return templates.length === 1 ? (
      options
    ) : (
      <optgroup key={id} label={name}>
        {options}
      </optgroup>
    );
  });

/** The list as a file, with what is long where it is asked for. */
export const FileForm = ({ action }: { action: string }) => (
  <details className="basis-full sm:basis-auto">
    <summary className={buttonClass("quiet", "normal", "turn-mark")}>Download as CSV</summary>
    <form method="post" action={action} className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
      <span className="text-ink-2 text-md">With their</span>
      {fileParts.map((part) => (
        <label key={part} className="inline-flex min-h-11 items-center gap-2 text-md">
          <input type="checkbox" name={part} className="size-5" />
          {part === "notes" ? "notes of your team" : part}
        </label>
      ))}
      <Button look="outline">Download</Button>
    </form>
  </details>
);
