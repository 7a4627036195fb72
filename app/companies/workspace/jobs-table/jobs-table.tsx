import { Form, Link } from "@remix-run/react";
import { mostOfDepartment } from "#app/jobs/postings/record/posting-content.ts";
import { Suggestions } from "#app/kit/forms/named-options.tsx";
import { Button, ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import "#app/kit/ui/phone-fold.css";
import { ChooseAll, ChooseAllLink } from "#app/companies/workspace/frame/choose-all.tsx";
import { DepartmentFilter } from "#app/companies/workspace/jobs-table/department-filter.tsx";
import { SavedViews, type SavedViewsProps } from "#app/companies/workspace/views/saved-views.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { bulkActions } from "./bulk-words.ts";
import { EditForm, JobRow, RowForms, RowHeads } from "./job-row.tsx";
import type { JobsView } from "./jobs-page.server.ts";
import { chosenJobsId, sortNames, statusNames } from "./table-search.ts";

interface TableFilterProps extends Pick<SavedViewsProps, "problem"> {
  view: JobsView;
}

export const TableFilter = ({ view, problem }: TableFilterProps) => {
  const { company, search, counts, departments, views, action, isFiltered } = view;
  return (
    <PhoneFold
      title="Find and filter"
      isOpen={search.words !== "" || search.status !== null || search.department !== ""}
    >
      <SearchForm
        label="Jobs"
        action={workPaths.hiringJobs(company.slug)}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>select]:sm:w-auto"
      >
        <input
          type="search"
          name="q"
          aria-label="Title or place"
          placeholder="Title or place"
          defaultValue={search.words}
          key={search.words}
          maxLength={200}
          className="col-span-2 h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-72"
        />
        <FilterSelect aria-label="Status" name="status" value={search.status ?? ""}>
          <option value="">All statuses</option>
          {Object.entries(statusNames).map(([status, name]) => (
            <option key={status} value={status}>
              {name} ({counts[status]})
            </option>
          ))}
        </FilterSelect>
        <DepartmentFilter departments={departments} chosen={search.department} />
        <FilterSelect aria-label="Order" name="sort" value={search.sort}>
          {Object.entries(sortNames).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <Button look="outline" className="col-span-2">
          Show
        </Button>
      </SearchForm>
      <SavedViews views={views} action={action} isFiltered={isFiltered} problem={problem} />
    </PhoneFold>
  );
};

const sortNotes = {
  newest: null,
  ending: "Published and paused postings, the first to end first.",
  confirm:
    "Published postings, the one confirmed longest ago first. We ask whether each is still open after 14 days.",
  applications: "Postings with applications, the most first.",
};

export function JobsTable({ view }: { view: JobsView }) {
  const { rows, canWrite, search, first, next, further, action, company } = view;
  const parts = (
    <>
      {sortNotes[search.sort] && <p className="text-ink-2 text-md">{sortNotes[search.sort]}</p>}
      {rows.length === 0 && (
        <Notice title="No postings found">
          {further ? "Search further, or for all statuses." : "Search for fewer words or all statuses."}
        </Notice>
      )}
      <div>
        {rows.length > 0 && <RowHeads hasBoxes={canWrite} />}
        {/* The buttons that stay in view must not cover what has the focus. */}
        <ul aria-label="Postings" className="grid [&_a]:scroll-mb-36 [&_input]:scroll-mb-36">
          {rows.map((row, at) => (
            <li key={row.slug} data-row className="border-line border-b hover:bg-sunken">
              <JobRow row={row} pick={canWrite ? `pick${at}` : null} isChecked={view.isAllChecked} />
            </li>
          ))}
        </ul>
      </div>
      {canWrite && rows.length > 0 && <BulkButtons departments={view.departments} checkAll={view.checkAll} />}
      <nav aria-label="Pages of jobs" className="flex flex-wrap gap-3">
        {first && (
          <Link to={first} className={buttonClass("outline")}>
            First page
          </Link>
        )}
        {next && (
          <Link to={next} rel="next" className={buttonClass("outline")}>
            Next page
          </Link>
        )}
        {further && (
          <Link to={further.to} rel="next" className={buttonClass("outline")}>
            Search the next {formatCount(further.searched)} postings
          </Link>
        )}
        <a href={workPaths.hiringJobsFile(company.slug)} className="link inline-flex min-h-11 items-center">
          Download all as CSV
        </a>
      </nav>
      <p className="text-ink-3 text-sm">
        Views are counted without cookies and leave out crawlers and visitors who turned JavaScript off. Only
        your company sees them.
      </p>
    </>
  );
  const look = "group/jobs grid gap-stack";
  if (!canWrite) return <div className={look}>{parts}</div>;
  return (
    <>
      <Form
        key={`${action} ${view.isAllChecked}`}
        method="post"
        action={action}
        className={look}
        preventScrollReset
      >
        {parts}
      </Form>
      <EditForm />
      <RowForms action={action} />
    </>
  );
}

/** Above the list, whatever it is filtered by. */
export const WaitingDrafts = ({ waiting }: Pick<JobsView, "waiting">) =>
  waiting.length > 0 && (
    <Fold title={`${waiting.length === 1 ? "1 draft waits" : `${waiting.length} drafts wait`} for approval`}>
      <ul className="grid pb-2">
        {waiting.map(({ title, by, since, isChange, to }) => (
          <li key={`${title} ${by} ${since}`} className="flex flex-wrap items-center gap-x-3 text-md">
            {to ? (
              <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center">
                {title}
              </Link>
            ) : (
              <span className="wrap-anywhere inline-flex min-h-11 items-center font-semibold">{title}</span>
            )}
            <span className="text-ink-2">
              {isChange ? "a change by" : "by"} {by}, since {since}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );

const whileChosen = "hidden flex-wrap items-center gap-2 group-has-[li_input:checked]/jobs:flex";

/** Stays in view once a posting is checked. */
const BulkButtons = ({ departments, checkAll }: { departments: readonly string[]; checkAll: string }) => (
  <div className="bottom-[calc(var(--bar)+var(--offline-bar))] z-10 group-has-[li_input:checked]/jobs:sticky group-has-[li_input:checked]/jobs:border-line group-has-[li_input:checked]/jobs:border-t group-has-[li_input:checked]/jobs:bg-paper group-has-[li_input:checked]/jobs:py-2">
    <fieldset id={chosenJobsId} className="grid gap-2">
      <legend className="sr-only">With the checked postings</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <ChooseAllLink checked={checkAll} />
        <ChooseAll />
        <p className="text-ink-3 text-sm group-has-[li_input:checked]/jobs:hidden">
          Choose postings to confirm, extend, pause, fill or close them together.
        </p>
      </div>
      <div className={whileChosen}>
        {Object.entries(bulkActions).map(([action, { button }]) => (
          <Button key={action} name="do" value={action} look="outline" size="small">
            {button}
          </Button>
        ))}
      </div>
      <div className={whileChosen}>
        <label className="flex min-w-0 flex-1 items-center gap-2 text-md sm:flex-none">
          <span className="max-sm:sr-only">Department</span>
          <input
            name="department"
            list="departments"
            maxLength={mostOfDepartment}
            autoComplete="off"
            placeholder="Department"
            className="h-11 w-52 min-w-0 rounded-control border border-line-strong bg-surface px-3 max-sm:flex-1 sm:h-9"
          />
        </label>
        <Suggestions id="departments" words={departments} />
        <Button name="do" value="department" look="outline" size="small">
          Set department
        </Button>
      </div>
    </fieldset>
  </div>
);

export function NoJobs({ company }: { company: JobsView["company"] }) {
  return (
    <Notice title="No postings yet">
      {company.canWrite ? (
        <>
          <p className="pb-3">
            A posting takes about five minutes. You can also paste a description that you have.
          </p>
          <ButtonLink to={paths.postJob(company.slug)}>Post a job</ButtonLink>
        </>
      ) : (
        `An owner or recruiter of your company can ${company.isManager ? "assign a posting to you" : "post a job"}.`
      )}
    </Notice>
  );
}
