import { Form, Link } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { RequestCard } from "./request-card.tsx";
import type { FoundRequests, RequestListView } from "./request-view.ts";

interface RequestListProps {
  title: string;
  view: RequestListView;
  found?: FoundRequests | null;
}

export function RequestList({ title, view, found }: RequestListProps) {
  return (
    <>
      <PageHeader title={title}>
        <SearchBox key={found?.words} action={view.action} words={found?.words} />
      </PageHeader>
      <div className="page grid gap-5 pb-16">
        <Tabs tabs={view.tabs} isSearched={Boolean(found)} />
        {found ? (
          <Found found={found} action={view.action} />
        ) : (
          <>
            {view.changed && <ChangedNotice changed={view.changed} action={view.action} />}
            {view.rows.length === 0 && (
              <Notice title="No requests">There are no requests to show here.</Notice>
            )}
            <Rows rows={view.rows} action={view.action} />
            <Pages title={title} view={view} />
          </>
        )}
      </div>
    </>
  );
}

function SearchBox({ action, words }: { action: string; words?: string }) {
  return (
    <search aria-label="Requests" className="w-full sm:w-auto">
      <Form method="post" action={action} className="flex gap-2">
        <input
          type="search"
          name="find"
          aria-label="Name, company, email, phone or reference"
          placeholder="Name, company, email, phone"
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-72"
        />
        <button type="submit" className={buttonClass("outline")}>
          Search
        </button>
      </Form>
    </search>
  );
}

function Tabs({ tabs, isSearched }: Pick<RequestListView, "tabs"> & { isSearched: boolean }) {
  return (
    <nav aria-label="Status" className="overflow-x-auto">
      <ul className="flex w-max overflow-hidden rounded-control border border-line-strong">
        {tabs.map(({ label, count, to, isCurrent }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isCurrent && !isSearched ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold sm:px-4 text-md -outline-offset-3",
                isCurrent && !isSearched ? "bg-accent text-on-accent" : "text-ink-2 hover:bg-sunken",
              )}
            >
              {label} <span className="font-normal tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ found, action }: { found: FoundRequests; action: string }) {
  const { words, rows, hasMore } = found;
  const count = rows.length === 1 ? "1 request" : `${rows.length} requests`;
  return (
    <>
      <p role="status" className="text-ink-2">
        {rows.length === 0
          ? `Nothing found for “${words}”. Try fewer letters, or the company's name.`
          : hasMore
            ? `The newest ${count} for “${words}”. Add a word to see fewer.`
            : `${count} for “${words}”`}
      </p>
      <Rows rows={rows} action={action} words={words} />
    </>
  );
}

function Rows({ rows, action, words }: Pick<FoundRequests, "rows"> & { action: string; words?: string }) {
  return (
    <ul className="grid gap-4">
      {rows.map((row) => (
        <li key={row.publicId}>
          <RequestCard row={row} action={action} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Pages({ title, view: { previous, next } }: { title: string; view: RequestListView }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`Pages of ${title.toLowerCase()}`} className="flex justify-between gap-3">
      {previous ? (
        <Link to={previous.to} rel="prev" className={buttonClass("outline")}>
          {previous.label}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={next.to} rel="next" className={buttonClass("outline")}>
          {next.label}
        </Link>
      )}
    </nav>
  );
}
