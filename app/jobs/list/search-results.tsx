import { Link, useNavigation } from "@remix-run/react";
import { Fragment } from "react";
import type { BesideView } from "#app/jobs/list/pane/beside.server.ts";
import { useBeside } from "#app/jobs/list/pane/use-beside.ts";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { screen } from "#app/kit/ui/island.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { type Packed, usePacked } from "#app/pages/page/packed.ts";
import { focusContent, resultsHeadingId } from "#app/pages/page/use-focus-on-navigation.ts";
import "./list.css";
import { FilterForm } from "./filter-form.tsx";
import { ListBar } from "./list-bar.tsx";
import type { ReadNote } from "./pills.ts";
import type { SearchPageView } from "./search-page.server.ts";

const WaysOut = screen(() => import("./ways-out.tsx").then((module) => module.WaysOut));
const JobBeside = screen(() =>
  import("#app/jobs/list/pane/job-beside.tsx").then((module) => module.JobBeside),
);

interface SearchResultsProps {
  packed: Packed<SearchPageView>;
  /** Undefined where postings open only on their own pages. */
  beside?: BesideView | null;
}

export function SearchResults({ packed, beside }: SearchResultsProps) {
  const openBeside = useBeside(beside ?? null);
  const view = usePacked(packed);
  const navigation = useNavigation();
  const isUpdating = navigation.state === "loading" && navigation.location.pathname === view.path;
  return (
    <div className="page list-page">
      <FilterForm view={view} />
      <section aria-labelledby={resultsHeadingId} aria-busy={isUpdating} className="list-results">
        <ListBar view={view} />
        <header className="list-head" aria-live="polite">
          <h1
            id={resultsHeadingId}
            tabIndex={-1}
            className="outline-none"
            aria-describedby={view.range ? "results-range" : undefined}
          >
            {view.heading}
          </h1>
          {view.range && (
            // On a narrow screen, the end of the list shows it instead.
            <p id="results-range" className="list-range sr-only lg:not-sr-only">
              {view.range}
            </p>
          )}
          {view.news && <News {...view.news} />}
          {view.notes.map((note) => (
            <p key={note} className="text-ink-3 text-sm">
              {note}
            </p>
          ))}
          {view.namesakes.length > 0 && (
            <p className="text-ink-2 text-md">
              Or{" "}
              {view.namesakes.map(({ name, to }, at) => (
                <Fragment key={name}>
                  {at > 0 && ", "}
                  <Link to={to} className="link">
                    {name}
                  </Link>
                </Fragment>
              ))}
              ?
            </p>
          )}
        </header>
        <div className="list-body">
          {view.readNote?.shown && <ReadLine {...view.readNote} shown={view.readNote.shown} />}
          {view.jobs.length > 0 && (
            <ol
              onClickCapture={beside === undefined ? undefined : openBeside}
              className={classNames("job-rows", isUpdating && "list-updating")}
            >
              {view.jobs.map((job, at) => (
                <li key={job.slug} aria-current={job.slug === beside?.slug || undefined}>
                  <JobCard job={job} isFirst={at === 0} />
                </li>
              ))}
            </ol>
          )}
          {view.waysOut && <WaysOut ways={view.waysOut} alert={view.alert} />}
          <Pager
            label="Pages of results"
            page={view.page}
            pages={view.pages}
            headingId={resultsHeadingId}
            toPage={(page) => toPageUrl(view, page)}
          />
        </div>
      </section>
      {beside && <JobBeside key={beside.slug} view={beside} />}
    </div>
  );
}

function News({ count, words, to, isAlone }: NonNullable<SearchPageView["news"]>) {
  const alone = count === 1 ? "the new one" : `the ${formatCount(count)} new`;
  return (
    <p className="text-ink-2 text-md">
      {count === 0 ? "Nothing" : formatCount(count)} new {words}.{" "}
      {to && (
        <Link to={to} onClick={focusContent} preventScrollReset className="link">
          {isAlone ? "Show all" : `Show only ${alone}`}
        </Link>
      )}
    </p>
  );
}

function toPageUrl(view: SearchPageView, page: number): string {
  const url = new URL(view.canonical, "http://page");
  url.searchParams.delete("page");
  if (page > 1) url.searchParams.set("page", String(page));
  return url.pathname + url.search;
}

function ReadLine({ shown, typed, exactTo }: ReadNote & { shown: NonNullable<ReadNote["shown"]> }) {
  return (
    <p className="wrap-anywhere pb-3 text-ink-2 text-sm">
      Showing results for{" "}
      {shown.map(({ text, isChanged, at }) =>
        isChanged ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
      )}
      .{" "}
      <Link
        to={exactTo}
        onClick={focusContent}
        preventScrollReset
        className="link inline-flex min-h-9 items-center"
      >
        {`Search instead for ${typed}`}
      </Link>
    </p>
  );
}
