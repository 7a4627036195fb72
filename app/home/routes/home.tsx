import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { HireRequestButton } from "#app/employers/hire-request-dialog.tsx";
import { toJobCard } from "#app/jobs/job.ts";
import { JobCard } from "#app/jobs/job-card.tsx";
import { findRecentJobs } from "#app/jobs/job-page.server.ts";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { useSiteStats } from "#app/shell/use-site-stats.ts";
import { site } from "#app/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";

const shownJobs = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const jobs = await findRecentJobs(context.db, shownJobs);
  return { jobs: jobs.map((job) => toJobCard(job, context.now)), canonical: paths.home() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: site.tagline,
    description:
      "Search open healthcare jobs in all 50 states, with pay, shift and license on every posting. Free for clinicians.",
  });

const popular = [
  { label: "Nurse Practitioner", to: paths.jobs("query=Nurse+Practitioner") },
  { label: "Emergency Medicine", to: paths.jobs("query=Emergency+Medicine") },
  { label: "Remote", to: paths.jobs("remote=true") },
];

export default function HomePage() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      {jobs.length > 0 && (
        <section aria-labelledby="featured" className="page pb-12">
          <h2 id="featured" className="pb-4 text-3xl">
            Featured Opportunities
          </h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {jobs.map((job) => (
              <li key={job.slug}>
                <JobCard job={job} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Hero() {
  const stats = useSiteStats();
  return (
    <section className="page py-12 md:py-20">
      <h1 className="max-w-4xl text-display">The job you trained for, with the pay in plain sight</h1>
      <p className="max-w-2xl pt-5 pb-7 text-ink-2 text-xl">
        {formatCount(stats.total)} open healthcare jobs, {formatCount(stats.newToday)} new today. See what
        each one pays and which license it needs.
      </p>
      <search aria-label="Find jobs">
        <form
          method="get"
          action={paths.jobs()}
          className="grid max-w-3xl gap-3 rounded-card border border-line-strong bg-surface p-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <SearchField label="What" name="query" placeholder="Title, specialty or employer" />
          <SearchField label="Where" name="location" placeholder="City, state or remote" />
          <Button className="min-h-12 self-stretch">
            <Icon name="search" />
            Search
          </Button>
        </form>
      </search>
      <p className="flex flex-wrap gap-x-4 pt-3 text-ink-2 text-md">
        Popular:
        {popular.map((link) => (
          <Link key={link.label} to={link.to} className="link">
            {link.label}
          </Link>
        ))}
      </p>
      <div className="flex flex-wrap gap-3 pt-8">
        <ButtonLink to={paths.jobs()}>Find Your Dream Job</ButtonLink>
        <HireRequestButton look="outline">Hire Top Talent</HireRequestButton>
      </div>
    </section>
  );
}

function SearchField({ label, name, placeholder }: { label: string; name: string; placeholder: string }) {
  return (
    <label className="grid px-2 font-semibold text-ink-2 text-sm">
      {label}
      <input
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={200}
        className="h-9 w-full min-w-0 bg-transparent font-normal text-base text-ink"
      />
    </label>
  );
}
