import { Link, useNavigation } from "@remix-run/react";
import { JobCard } from "#app/jobs/posting/job-card.tsx";
import { focusContent, resultsHeadingId } from "#app/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { SearchPageView } from "./search-page.server.ts";

export function SearchResults({ view }: { view: SearchPageView }) {
  const navigation = useNavigation();
  const isUpdating = navigation.state === "loading" && navigation.location.pathname === view.path;
  return (
    <div className="page pt-6 pb-12 md:pt-8">
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <FilterForm view={view} />
        <section aria-labelledby={resultsHeadingId} aria-busy={isUpdating} className="min-w-0">
          <header className="pb-4">
            <h1
              id={resultsHeadingId}
              tabIndex={-1}
              className="text-2xl outline-none md:text-3xl"
              aria-live="polite"
              aria-describedby={view.range ? "results-range" : undefined}
            >
              {view.heading}
            </h1>
            {view.range && (
              <p id="results-range" className="pt-1 text-ink-2 text-md tabular-nums">
                {view.range}
              </p>
            )}
            {view.notes.map((note) => (
              <p key={note} className="text-ink-3 text-sm">
                {note}
              </p>
            ))}
          </header>
          <Pills view={view} />
          {view.jobs.length > 0 ? (
            <ol
              className={classNames("grid gap-3 transition-opacity duration-150", isUpdating && "opacity-60")}
            >
              {view.jobs.map((job, at) => (
                <li key={job.slug}>
                  <JobCard job={job} isFirst={at === 0} />
                </li>
              ))}
            </ol>
          ) : (
            <NothingFound waysOut={view.waysOut} />
          )}
          <Pager
            label="Pages of results"
            page={view.page}
            pages={view.pages}
            headingId={resultsHeadingId}
            toPage={(page) => toPageUrl(view, page)}
          />
        </section>
      </div>
    </div>
  );
}

function toPageUrl(view: SearchPageView, page: number): string {
  const url = new URL(view.canonical, "http://page");
  url.searchParams.delete("page");
  if (page > 1) url.searchParams.set("page", String(page));
  return url.pathname + url.search;
}

function Pills({ view }: { view: SearchPageView }) {
  if (view.pills.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2 pb-4">
      {view.pills.map((pill) => (
        <li key={pill.to}>
          <Link
            to={pill.to}
            onClick={focusContent}
            preventScrollReset
            className="wrap-anywhere inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface pr-2 pl-3 font-medium text-sm hover:bg-sunken"
          >
            <span className="sr-only">Remove </span>
            {pill.label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      {view.pills.length > 1 && (
        <li>
          <Link
            to={view.clearTo}
            onClick={focusContent}
            preventScrollReset
            className="link inline-flex min-h-9 items-center px-2 text-sm"
          >
            Clear filters
          </Link>
        </li>
      )}
    </ul>
  );
}

function NothingFound({ waysOut }: { waysOut: SearchPageView["waysOut"] }) {
  const { advice, nearest, costliest } = waysOut ?? {};
  return (
    <Notice className="grid gap-3 p-6">
      <p className="text-lg">{advice ?? "No open jobs match all of your filters."}</p>
      {nearest && (
        <p>
          The nearest match is in{" "}
          <Link to={nearest.to} onClick={focusContent} className="link font-semibold">
            {nearest.name}
          </Link>
          , {formatCount(nearest.miles)} miles away.
        </p>
      )}
      {costliest && (
        <p>
          <Link to={costliest.to} onClick={focusContent} className="link font-semibold">
            Remove {costliest.label} to see {costliest.count}
          </Link>
        </p>
      )}
      <p className="text-ink-2">
        Check the spelling, try fewer words, or{" "}
        <Link to={paths.jobs()} className="link">
          see all open jobs
        </Link>
        .
      </p>
    </Notice>
  );
}
