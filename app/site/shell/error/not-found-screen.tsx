import { Link } from "@remix-run/react";
import type { MissingPage } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { LinkList } from "#app/pages/page/link-list.tsx";
import { paths } from "#app/paths.ts";
import { missingTitles } from "./page-error.ts";

const mainPages = [
  { title: "Home", to: paths.home() },
  { title: "All jobs", to: paths.jobs() },
  { title: "Jobs by state", to: paths.jobsByState() },
  { title: "Hire healthcare staff", to: paths.hireRequest() },
  { title: "Contact us", to: paths.contact() },
];

const leads = {
  404: "The link may be old or mistyped. Search for what you need, or start from one of these pages.",
  410: "This page is gone for good, like a posting that was withdrawn. Search for a similar one, or start from one of these pages.",
};

export function NotFoundScreen({ status, missing }: { status: 404 | 410; missing: MissingPage | null }) {
  const nearest = missing?.nearest ?? [];
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-8">
        <header className="grid gap-2">
          <p className="font-semibold text-ink-3 tabular-nums">{status}</p>
          <h1>{missingTitles[status]}</h1>
          <p className="max-w-xl text-ink-2 text-lg">{leads[status]}</p>
        </header>
        <search aria-label="Jobs">
          <form method="get" action={paths.jobs()} className="flex max-w-2xl flex-wrap items-end gap-3">
            <label className="grid min-w-0 grow basis-60 gap-1 font-semibold text-md">
              Search jobs
              <input
                key={missing?.query}
                type="search"
                name="query"
                defaultValue={missing?.query}
                placeholder="Title, specialty or employer"
                maxLength={200}
                className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
              />
            </label>
            <Button>
              <Icon name="search" />
              Search
            </Button>
          </form>
        </search>
      </div>
      {nearest.length > 0 && <LinkList id="nearest" heading="Did you mean one of these?" links={nearest} />}
      <nav aria-label="Main pages" className="lg:col-span-2">
        <ul className="flex flex-wrap gap-x-6">
          {mainPages.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
