import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import "#app/pages/page/workspace.css";
import type { Membership } from "#app/kit/platform/context.ts";
import type { Crumb } from "#app/pages/page/breadcrumbs.ts";

interface HiringPageProps {
  company: HiringCompany;
  part: HiringPart;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function HiringPage({ company, part, title, lead = company.name, children }: HiringPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        {company.canWrite && (
          <Link to={paths.postJob(company.slug)} className={buttonClass()}>
            Post a job
          </Link>
        )}
      </PageHeader>
      <div className="page grid gap-stack pb-section">
        <nav aria-label={`Workspace of ${company.name}`} className="border-line border-b">
          <ul className="flex flex-wrap gap-x-1">
            {Object.entries(hiringParts).map(([key, { name, to }]) => (
              <li key={key}>
                <Link
                  to={to(company.slug)}
                  aria-current={key === part ? "page" : undefined}
                  className={classNames(
                    "inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 font-semibold",
                    key === part ? "border-accent text-ink" : "border-transparent text-ink-2 hover:text-ink",
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {company.suspension !== null && (
          <Notice tone="bad" title={`${company.name} is suspended.`}>
            {company.suspension} Its postings are not open, and nobody can publish or reopen one. If you think
            that we are wrong, write to{" "}
            <a href={`mailto:${site.employersEmail}`} className="link">
              {site.employersEmail}
            </a>
            .
          </Notice>
        )}
        {children}
      </div>
    </>
  );
}

const start: Crumb = { name: "Hiring", path: paths.hiring() };

/** The jobs table is the company's first page. */
export function toHiringTrail(
  { employerSlug, employerName }: Pick<Membership, "employerSlug" | "employerName">,
  part: HiringPart,
  ...further: Crumb[]
): Crumb[] {
  const { name, to } = hiringParts[part];
  const own = part === "jobs" ? [] : [{ name, path: to(employerSlug) }];
  return [start, { name: employerName, path: paths.hiringJobs(employerSlug) }, ...own, ...further];
}

export const toClaimTrail = (...further: Crumb[]): Crumb[] => [
  start,
  { name: "Claims", path: paths.findCompany() },
  ...further,
];

export type HiringCompany = ReturnType<typeof toHiringCompany>;

export const toHiringCompany = ({ employerSlug, employerName, suspension, role }: Membership) => ({
  slug: employerSlug,
  name: employerName,
  suspension,
  canWrite: role !== "reviewer",
});

const hiringParts = {
  jobs: { name: "Jobs", to: (company: string) => paths.hiringJobs(company) },
  applicants: { name: "Applicants", to: (company: string) => paths.hiringApplicants(company) },
  messages: { name: "Messages", to: (company: string) => paths.hiringMessages(company) },
  feeds: { name: "Feeds", to: (company: string) => paths.hiringFeeds(company) },
  company: { name: "Company", to: (company: string) => paths.companySettings(company) },
  team: { name: "Team", to: (company: string) => paths.hiringTeam(company) },
  requests: { name: "Requests", to: (company: string) => paths.hiringRequests(company) },
} as const;

type HiringPart = keyof typeof hiringParts;
