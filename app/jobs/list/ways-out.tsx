import { Link } from "@remix-run/react";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import type { SearchPageView } from "./search-page.server.ts";

type Ways = NonNullable<SearchPageView["waysOut"]>;

/** Below a list that is empty or short. */
export function WaysOut({ ways, alert }: { ways: Ways; alert: string }) {
  const { isEmpty, advice, hint, title, nearest, relaxed, nearMisses } = ways;
  return (
    <>
      <Notice className={isEmpty ? "grid gap-3 p-6" : "mt-6 grid gap-3"}>
        {advice && <p className="text-lg">{advice}</p>}
        <RelaxedLinks title={title} relaxed={relaxed} />
        {nearest && (
          <p>
            The nearest match is in{" "}
            <Link to={nearest.to} onClick={focusContent} className="link font-semibold">
              {nearest.name}
            </Link>
            , {formatCount(nearest.miles)} miles away.
          </p>
        )}
        {isEmpty && (
          <>
            <p className="text-ink-2">
              {hint}{" "}
              <Link to={paths.jobs()} className="link">
                See all open jobs
              </Link>
            </p>
            <AlertMe
              search={alert}
              label="Email me when one opens"
              className={buttonClass("solid", "normal", "max-sm:w-full")}
            />
          </>
        )}
      </Notice>
      <NearMisses nearMisses={nearMisses} />
    </>
  );
}

function RelaxedLinks({ title, relaxed }: Pick<Ways, "title" | "relaxed">) {
  if (relaxed.length === 0) return null;
  return (
    <>
      <p id="relaxed" className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby="relaxed" className="flex flex-wrap gap-2">
        {relaxed.map(({ label, count, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={focusContent}
              className="wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 hover:bg-sunken"
            >
              {label}
              <b className="shrink-0 whitespace-nowrap tabular-nums">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function NearMisses({ nearMisses }: Pick<Ways, "nearMisses">) {
  if (nearMisses.length === 0) return null;
  return (
    <section aria-labelledby="near-misses" className="pt-6">
      <h2 id="near-misses" className="pb-3">
        Close to what you asked for
      </h2>
      <ol className="job-rows">
        {nearMisses.map(({ job, differs }) => (
          <li key={job.slug}>
            <p className="job-differs">{differs}</p>
            <JobCard job={job} headingLevel="h3" />
          </li>
        ))}
      </ol>
    </section>
  );
}
