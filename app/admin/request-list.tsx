import { Form, Link } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";
import { Chips, type ChipTone } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { RequestStatus } from "./list-search.ts";
import type { RequestListView, RequestRow } from "./request-view.ts";

const tones: Record<RequestStatus, ChipTone> = { new: "amber", contacted: "blue", closed: "plain" };

export function RequestList({ title, view }: { title: string; view: RequestListView }) {
  return (
    <>
      <PageHeader title={title}>
        <nav aria-label="Status" className="flex overflow-hidden rounded-control border border-line-strong">
          {view.filters.map((filter) => (
            <Link
              key={filter.label}
              to={filter.to}
              aria-current={filter.isCurrent ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center px-4 font-semibold text-md",
                filter.isCurrent ? "bg-accent text-on-accent" : "text-ink-2 hover:bg-sunken",
              )}
            >
              {filter.label}
            </Link>
          ))}
        </nav>
      </PageHeader>
      <div className="page pb-16">
        {view.rows.length === 0 && <Notice title="No requests">There are no requests to show.</Notice>}
        <ul className="grid gap-4">
          {view.rows.map((row) => (
            <li key={row.publicId}>
              <Request row={row} action={view.action} />
            </li>
          ))}
        </ul>
        {(view.newer || view.older) && (
          <nav aria-label={`Pages of ${title.toLowerCase()}`} className="flex justify-between gap-3 pt-6">
            {view.newer ? <PageLink to={view.newer} rel="prev" label="Newer" /> : <span />}
            {view.older && <PageLink to={view.older} rel="next" label="Older" />}
          </nav>
        )}
      </div>
    </>
  );
}

function PageLink({ to, rel, label }: { to: string; rel: string; label: string }) {
  return (
    <Link to={to} rel={rel} className={buttonClass("outline")}>
      {label}
    </Link>
  );
}

function Request({ row, action }: { row: RequestRow; action: string }) {
  return (
    <article aria-label={row.title} className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg">{row.title}</h2>
        <Chips
          chips={[
            { label: row.status, tone: tones[row.status] },
            ...(row.isLate ? [{ label: "over 24 hours", tone: "coral" as const }] : []),
          ]}
        />
        <time dateTime={row.isoTime} className="ml-auto text-ink-3 text-sm tabular-nums">
          {row.time}
        </time>
      </header>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-md [&_dt]:text-ink-3 [&_dt]:text-sm">
        {row.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className="wrap-anywhere">
              {fact.href ? (
                <a href={fact.href} className="link">
                  {fact.text}
                </a>
              ) : (
                fact.text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere max-w-3xl whitespace-pre-line">{row.text}</p>
      <StatusForm row={row} action={action} />
    </article>
  );
}

function StatusForm({ row, action }: { row: RequestRow; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="publicId" value={row.publicId} />
      <label htmlFor={`status-${row.publicId}`} className="font-semibold text-md">
        Status
      </label>
      <select
        key={row.status}
        id={`status-${row.publicId}`}
        name="status"
        defaultValue={row.status}
        className="h-11 rounded-control border border-line-strong bg-surface px-3"
      >
        <option value="new">New</option>
        <option value="contacted">Contacted</option>
        <option value="closed">Closed</option>
      </select>
      <button type="submit" className={buttonClass("outline")}>
        Save status
      </button>
    </Form>
  );
}
