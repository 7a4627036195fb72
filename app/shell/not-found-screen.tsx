import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";

const mainPages = [
  { label: "Home", to: paths.home() },
  { label: "All jobs", to: paths.jobs() },
  { label: "Featured jobs", to: paths.featuredJobs() },
  { label: "Hire healthcare staff", to: paths.hireRequest() },
  { label: "Contact us", to: paths.contact() },
];

export function NotFoundScreen() {
  return (
    <div className="page grid gap-6 py-16">
      <div className="grid gap-2">
        <p className="font-semibold text-ink-3">404</p>
        <h1 className="text-3xl">Page not found</h1>
        <p className="max-w-2xl text-ink-2 text-lg">
          The link may be old or mistyped, or the page was taken down. Search for a job, or start from one of
          these pages.
        </p>
      </div>
      <search>
        <form method="get" action={paths.jobs()} className="flex max-w-xl flex-wrap items-end gap-3">
          <label className="grid grow gap-1 font-semibold text-md">
            Search jobs
            <input
              type="search"
              name="query"
              placeholder="Title, specialty or employer"
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
            />
          </label>
          <Button>Search</Button>
        </form>
      </search>
      <nav aria-label="Main pages">
        <ul className="flex flex-wrap gap-x-6">
          {mainPages.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
