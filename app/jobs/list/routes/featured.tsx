import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import "#app/jobs/postings/record/job-grid.css";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { findFeaturedJobs } from "#app/jobs/search/highlights/featured-choice.server.ts";
import { featuredRule } from "#app/jobs/search/highlights/featured-rule.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  jobs: await findFeaturedJobs(context),
  canonical: paths.featuredJobs(),
});

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Featured healthcare jobs",
    description:
      "Thirty healthcare postings that state their pay and say the most about the job, at most one from each employer.",
  });

export default function FeaturedJobsPage() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Featured healthcare jobs"
        lead="The newest postings that state their pay and say the most. Nobody pays for a place."
      />
      <div className="page grid gap-item pb-12">
        <details className="max-w-3xl text-ink-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            How we choose them
          </summary>
          {featuredRule}
        </details>
        {jobs.length === 0 ? (
          <p className="text-ink-2">No open posting states its pay right now. Please check back tomorrow.</p>
        ) : (
          <ul className="job-grid">
            {jobs.map((job, at) => (
              <li key={job.slug}>
                <JobCard job={job} headingLevel="h2" isFirst={at === 0} />
              </li>
            ))}
          </ul>
        )}
        <p className="pt-5">
          <Link to={paths.jobs()} className={buttonClass("outline")}>
            See all open jobs
          </Link>
        </p>
      </div>
    </>
  );
}
