import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Membership } from "#app/kit/platform/context.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { Frame, type FrameBack } from "#app/pages/frame/frame.tsx";
import type { FrameSection } from "#app/pages/frame/key-actions.ts";
import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

interface HiringPageProps {
  company: HiringCompany;
  part: HiringPart;
  title: string;
  lead?: ReactNode;
  back?: FrameBack | undefined;
  keys?: Readonly<Record<string, string>>;
  /** Beside the title. Home and the list of jobs have the way to post one there. */
  actions?: ReactNode;
  children: ReactNode;
}

export function HiringPage({ company, part, title, lead, back, keys, actions, children }: HiringPageProps) {
  const home = hiringParts[part].to(company.slug);
  const isBelow = useLocation().pathname !== home;
  const shown = Object.values(hiringParts).filter(
    ({ key }) => (!company.isManager || managerKeys.includes(key)) && (company.canWrite || key !== writerKey),
  );
  const sections: FrameSection[] = shown.map((each) => ({
    name: each.name,
    key: each.key,
    icon: each.icon,
    to: each.to(company.slug),
  }));
  if (company.canWrite)
    sections.push({ name: "Post a job", key: "p", icon: "plus", to: paths.postJob(company.slug) });
  return (
    <Frame
      label={company.name}
      keys={{ ...companyKeys, ...keys }}
      groups={[{ name: company.name, sections }]}
      current={home}
      back={back}
      title={title}
      lead={lead}
      actions={
        actions ??
        (company.canWrite && !isBelow && (part === "home" || part === "jobs") && (
          <Link to={paths.postJob(company.slug)} className={buttonClass("solid")}>
            Post a job
          </Link>
        ))
      }
    >
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
    </Frame>
  );
}

const companyKeys = { o: "Open" };

/** Home, Jobs and Applicants: what a hiring manager opens. */
const managerKeys = ["h", "j", "a"];
/** The careers page, which reviewers do not open. */
const writerKey = "w";

const start: Crumb = { name: "Hiring", path: paths.hiring() };

export const toClaimTrail = (...further: Crumb[]): Crumb[] => [
  start,
  { name: "Claims", path: paths.findCompany() },
  ...further,
];

export type HiringCompany = ReturnType<typeof toHiringCompany>;

export const toHiringCompany = ({
  employerSlug,
  employerName,
  suspension,
  role,
}: Pick<Membership, "employerSlug" | "employerName" | "suspension" | "role">) => ({
  slug: employerSlug,
  name: employerName,
  suspension,
  canWrite: role === "owner" || role === "recruiter",
  isManager: role === "manager",
});

const hiringParts = {
  home: { key: "h", name: "Home", icon: "house", to: (company: string) => workPaths.hiringHome(company) },
  jobs: { key: "j", name: "Jobs", icon: "briefcase", to: (company: string) => workPaths.hiringJobs(company) },
  applicants: {
    key: "a",
    name: "Applicants",
    icon: "users",
    to: (company: string) => workPaths.hiringApplicants(company),
  },
  talent: {
    key: "l",
    name: "Talent",
    icon: "search",
    to: (company: string) => workPaths.hiringTalent(company),
  },
  messages: {
    key: "m",
    name: "Messages",
    icon: "messages-square",
    to: (company: string) => workPaths.hiringMessages(company),
  },
  reports: {
    key: "s",
    name: "Reports",
    icon: "chart-column",
    to: (company: string) => workPaths.hiringReports(company),
  },
  feeds: { key: "f", name: "Feeds", icon: "rss", to: (company: string) => workPaths.hiringFeeds(company) },
  company: {
    key: "c",
    name: "Company",
    icon: "building",
    to: (company: string) => paths.companySettings(company),
  },
  careers: {
    key: writerKey,
    name: "Careers page",
    icon: "laptop",
    to: (company: string) => workPaths.hiringCareersPage(company),
  },
  team: { key: "t", name: "Team", icon: "user", to: (company: string) => workPaths.hiringTeam(company) },
  requests: {
    key: "r",
    name: "Requests",
    icon: "inbox",
    to: (company: string) => workPaths.hiringRequests(company),
  },
} satisfies Record<string, Omit<FrameSection, "to"> & { to: (company: string) => string }>;

type HiringPart = keyof typeof hiringParts;
