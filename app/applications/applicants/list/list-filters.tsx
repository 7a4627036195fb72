import { Form, Link } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { paths } from "#app/paths.ts";
import type { ApplicantListView } from "./list-view.ts";

export function StateTabs({ tabs, isSearched }: { tabs: ApplicantListView["tabs"]; isSearched: boolean }) {
  return (
    <nav aria-label="Status" className="min-w-0">
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {tabs.map(({ label, count, to, isCurrent }) => {
          const isHere = isCurrent && !isSearched;
          return (
            <li key={label}>
              <Link
                to={to}
                aria-current={isHere ? "page" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control border px-3 font-semibold text-md",
                  isHere
                    ? "border-transparent bg-accent text-on-accent"
                    : "border-line-strong text-ink-2 hover:bg-sunken",
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
}

export function ListFilters({ company, filters }: ListFiltersProps) {
  const { status, job, assignee, sort, postings, members } = filters;
  return (
    <SearchForm
      label="Applicants"
      action={paths.hiringApplicants(company)}
      className="grid grid-cols-2 items-end gap-item lg:grid-cols-4"
    >
      {status && <input type="hidden" name="status" value={status} />}
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <Choice label="Posting" name="job" value={job}>
          <option value="">All postings</option>
          {postings.map((posting) => (
            <option key={posting.value} value={posting.value}>
              {posting.label}
            </option>
          ))}
        </Choice>
      </div>
      <Choice label="Assigned to" name="assignee" value={assignee}>
        <option value="">Anyone</option>
        <option value="nobody">Nobody yet</option>
        {members.map((member) => (
          <option key={member.value} value={member.value}>
            {member.label}
          </option>
        ))}
      </Choice>
      <Choice label="Order" name="sort" value={sort}>
        <option value="newest">Newest first</option>
        <option value="oldest">Longest waiting first</option>
      </Choice>
      <Button look="outline" className="col-span-2 sm:col-span-1">
        Show
      </Button>
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
          placeholder="Name, phone or résumé word"
          defaultValue={words}
          key={words}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-72"
        />
        <Button look="outline">Find</Button>
      </Form>
    </search>
  );
}
