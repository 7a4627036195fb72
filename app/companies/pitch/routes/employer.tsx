import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import "#app/companies/pitch/careers/careers.css";
import { CareersCover, CareersParts, CompanyMark } from "#app/companies/pitch/careers/careers-parts.tsx";
import "#app/jobs/postings/record/job-card.css";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { AlertMe } from "#app/jobs/search/percolator/alert-me.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { resultsHeadingId } from "#app/pages/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./employer.server.ts";

export { loader } from "./employer.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Employer not found", isIndexed: false });
  const { employer, openings, page } = data;
  const title = `Jobs at ${employer.name}`;
  return toPageMeta({
    title: page > 1 ? `${title}, page ${page} of ${formatCount(openings.pages)}` : title,
    description: `${title}: see the pay, shift and license of each open posting, and when it was last confirmed open. Free for candidates.`,
    isIndexed: page === 1 && openings.total > 0,
  });
};

export default function EmployerPage() {
  const { employer, verified, known, openings, page, heading, alert, careers, organization } =
    useLoaderData<typeof loader>();
  return (
    <>
      {organization && <JsonLd data={organization} />}
      {careers && <CareersCover cover={careers.cover} />}
      <PageHeader
        title={employer.name}
        lead={
          <span className="flex items-center gap-3">
            <CompanyMark name={employer.name} logo={careers?.logo} />
            {employer.isAgency ? "Staffing agency hiring for facilities" : "Hires directly"}
            {employer.place && ` · ${employer.place}`}
          </span>
        }
      >
        <div className="flex flex-wrap items-center gap-4">
          {careers && openings.total > 0 && (
            <a href={`#${resultsHeadingId}`} className={buttonClass("outline")}>
              {heading}
            </a>
          )}
          {employer.website && (
            <a
              href={employer.website}
              rel="noopener nofollow"
              className="link inline-flex min-h-11 items-center"
            >
              {employer.website.replace(/^https?:\/\//, "")}
            </a>
          )}
        </div>
      </PageHeader>
      <div className="page grid gap-section pb-12">
        {known && (
          <div className="grid gap-stack">
            {employer.about && (
              <p className="wrap-anywhere max-w-[44rem] whitespace-pre-line">{employer.about}</p>
            )}
            <p>
              {verified ? (
                <strong>{`Verified: ${verified}.`}</strong>
              ) : (
                "Not verified yet: nobody from this employer has claimed this page."
              )}
            </p>
            {known.facts.length > 0 && (
              <div className={known.facts.length === 1 ? "max-w-sm" : undefined}>
                <FactList facts={known.facts} />
              </div>
            )}
            {known.missing && <p className="text-ink-2">{known.missing}</p>}
          </div>
        )}
        {careers && <CareersParts name={employer.name} page={careers} />}
        <section aria-labelledby={resultsHeadingId}>
          <h2 id={resultsHeadingId} tabIndex={-1} className="pb-4 outline-none">
            {heading}
          </h2>
          <div className="pb-4">
            <AlertMe
              search={alert}
              label="Email me new jobs"
              className={buttonClass("outline", "normal", "wrap-anywhere max-sm:w-full sm:whitespace-normal")}
            />
          </div>
          {openings.total === 0 && (
            <p>
              The last posting has closed.{" "}
              <Link to={paths.jobs()} className="link">
                See all open jobs
              </Link>
            </p>
          )}
          <ol className="job-rows">
            {openings.jobs.map((job, at) => (
              <li key={job.slug}>
                <JobCard job={job} headingLevel="h3" isFirst={at === 0} />
              </li>
            ))}
          </ol>
          <Pager
            label="Pages of open jobs"
            page={page}
            pages={openings.pages}
            headingId={resultsHeadingId}
            toPage={(at) => paths.employer(employer.slug, at)}
          />
        </section>
      </div>
    </>
  );
}
