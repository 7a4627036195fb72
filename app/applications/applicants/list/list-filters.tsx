import { Form, Link } from "@remix-run/react";
import type { StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { DepartmentOptions } from "#app/companies/workspace/jobs-table/department-filter.tsx";
import { SavedViews, type SavedViewsProps } from "#app/companies/workspace/views/saved-views.tsx";
import { states } from "#app/facts/reference/place/states.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Choice, FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { workPaths } from "#app/work-paths.ts";
import { fileParts, startChoices, verdictTexts, yearChoices } from "./applicant-search.ts";
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

interface ListOrBoardProps {
  list: string;
  board: string;
  current: "List" | "Board";
}

/** Two ways to see the same applicants. */
export const ListOrBoard = ({ list, board, current }: ListOrBoardProps) => (
  <nav aria-label="View" className="inline-flex rounded-control border border-line-strong bg-surface p-0.5">
    {Object.entries({ List: list, Board: board }).map(([name, to]) => (
      <Link
        key={name}
        to={to}
        aria-current={name === current ? "page" : undefined}
        className={classNames(
          "inline-flex min-h-10 items-center rounded-[0.5rem] px-3 font-semibold text-md",
          name === current ? "bg-accent-soft" : "text-ink-2 hover:text-ink",
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
);

interface ListFiltersProps extends Pick<SavedViewsProps, "views" | "problem"> {
  company: string;
  view: Pick<ApplicantListView, "filters" | "templates" | "action" | "isFiltered">;
}

export function ListFilters({ company, view, ...saved }: ListFiltersProps) {
  const { filters, templates, action, isFiltered } = view;
  const { status, stage, job, sort, postings } = filters;
  return (
    <>
      <SearchForm
        label="Applicants"
        action={workPaths.hiringApplicants(company)}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>select]:sm:w-auto [&>select]:sm:max-w-34 [&>select:first-of-type]:sm:max-w-56"
      >
        {status && !stage && <input type="hidden" name="status" value={status} />}
        <FilterSelect aria-label="Show applicants of the posting" name="job" value={job}>
          <option value="">All postings</option>
          {postings.map((posting) => (
            <option key={posting.value} value={posting.value}>
              {posting.label}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect aria-label="Show applicants in the stage" name="stage" value={stage}>
          <option value="">All stages</option>
          <StageOptions templates={templates} />
        </FilterSelect>
        <FilterSelect aria-label="Order of the list" name="sort" value={sort}>
          <option value="newest">Newest</option>
          <option value="oldest">Longest waiting</option>
        </FilterSelect>
        <Button look="outline">Show</Button>
        <MoreFilters filters={filters} />
      </SearchForm>
      <SavedViews {...saved} action={action} isFiltered={isFiltered} />
    </>
  );
}

function MoreFilters({ filters }: { filters: ApplicantListView["filters"] }) {
  const { department, departments, assignee, tag, members, tags, more } = filters;
  const { license, held, years, certificate, certificates, start, answers } = more;
  const isOpen = more.isOpen || [department, assignee, tag].some(Boolean);
  return (
    <details open={isOpen} className="col-span-2 open:basis-full">
      <summary className={buttonClass("quiet", "normal", "turn-mark")}>More filters</summary>
      <div className="grid grid-cols-2 gap-2 pt-1 sm:flex sm:flex-wrap [&>label]:content-start [&_select]:sm:w-auto [&_select]:sm:max-w-48">
        {departments.length > 0 && (
          <Choice label="Department" name="department" value={department}>
            <DepartmentOptions departments={departments} />
          </Choice>
        )}
        <Choice label="Assigned to" name="assignee" value={assignee}>
          <option value="">Anyone’s</option>
          <option value="nobody">Nobody’s yet</option>
          {members.map((member) => (
            <option key={member.value} value={member.value}>
              {member.label}
            </option>
          ))}
        </Choice>
        {tags.length > 0 && (
          <Choice label="Tag" name="tag" value={tag}>
            <option value="">All tags</option>
            {tags.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </Choice>
        )}
        <Choice label="License for the posting" name="license" value={license}>
          <option value="">Any license</option>
          {Object.entries(verdictTexts).map(([verdict, text]) => (
            <option key={verdict} value={verdict}>
              {text}
            </option>
          ))}
        </Choice>
        <Choice label="Licensed in" name="held" value={held}>
          <option value="">Licensed anywhere</option>
          <option value="multistate">Multistate license</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Years of experience" name="years" value={years}>
          <option value="">Any experience</option>
          {yearChoices.map((least) => (
            <option key={least} value={least}>
              {least === 1 ? "1 year or more" : `${least} years or more`}
            </option>
          ))}
        </Choice>
        <Choice label="Certificate" name="certificate" value={certificate}>
          <option value="">Any certificates</option>
          {certificates.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Choice>
        <Choice label="Can start" name="start" value={start}>
          <option value="">Any start</option>
          {startChoices.map((days) => (
            <option key={days} value={days}>
              Within {days} days
            </option>
          ))}
        </Choice>
        <Choice label="Answers to your questions" name="answers" value={answers}>
          <option value="">Any answers</option>
          <option value="fit">All as you ask</option>
          <option value="miss">Some not as you ask</option>
        </Choice>
      </div>
      <p className="pt-1 text-ink-3 text-sm">
        As applications say it, and years and certificates also as we read them in résumés. People who said
        nothing of it are left out.
      </p>
    </details>
  );
}

/** Said of what was found, and to a screen reader before. */
export const blindText = "Names of applicants in a blind review are not searched.";

/** Posts, because names and addresses in an address would stay in histories and logs. */
export function FindBox({
  action,
  words,
  isByName,
  hasBlind,
}: {
  action: string;
  words?: string;
  /** Hiring managers mostly see names alone. */
  isByName: boolean;
  /** Someone reviews a posting without names. */
  hasBlind: boolean;
}) {
  return (
    <search aria-label="Find an applicant">
      <Form method="post" action={action} className="relative flex">
        <input
          type="search"
          name="find"
          aria-label={isByName ? "Name" : "Name, email, phone or a word of the résumé"}
          placeholder={isByName ? "Name" : "Name, résumé"}
          defaultValue={words}
          key={words}
          maxLength={200}
          autoComplete="off"
          aria-describedby={hasBlind ? "find-blind" : undefined}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface pr-11 pl-3 sm:w-44"
        />
        <Button look="quiet" aria-label="Find" className="absolute right-0">
          <Icon name="search" />
        </Button>
      </Form>
      {hasBlind && (
        <p id="find-blind" className="sr-only">
          {blindText}
        </p>
      )}
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
