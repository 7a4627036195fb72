import { deskPaths } from "#app/desk-paths.ts";
import type { DeskRole } from "#app/kit/platform/context.ts";
import type { FrameSection } from "#app/pages/frame/key-actions.ts";
import { paths } from "#app/paths.ts";

interface DeskSection extends FrameSection {
  /** Besides owners, who open everything. */
  for: readonly DeskRole[];
}

const support = ["support"] as const;
const moderation = ["moderation"] as const;
const both = ["support", "moderation"] as const;
const owners = [] as const;

/** Also who may open what: an address below none of these is for owners. */
export const deskGroups: readonly { name: string; sections: readonly DeskSection[] }[] = [
  {
    name: "Work",
    sections: [
      { name: "Today", to: paths.admin(), key: "d", for: both },
      { name: "Hire requests", to: deskPaths.adminHireRequests(), key: "r", for: support },
      { name: "Contact requests", to: deskPaths.adminContacts(), key: "c", for: support },
      { name: "Postings", to: deskPaths.adminPostings(), key: "p", for: moderation },
      { name: "Reports", to: deskPaths.adminReports(), key: "o", for: moderation },
      { name: "Employers", to: deskPaths.adminEmployers(), key: "e", for: moderation },
      { name: "Social media", to: deskPaths.adminSocialMedia(), key: "s", for: moderation },
    ],
  },
  {
    name: "Operations",
    sections: [
      { name: "Users", to: deskPaths.adminUsers(), key: "u", for: both },
      { name: "Data requests", to: deskPaths.adminDataRequests(), key: "y", for: owners },
      { name: "Feeds", to: deskPaths.adminFeeds(), key: "f", for: moderation },
      { name: "Taxonomy", to: deskPaths.adminTaxonomy(), key: "t", for: moderation },
      { name: "Mail", to: deskPaths.adminMail(), key: "m", for: support },
      { name: "Alerts", to: deskPaths.adminAlerts(), key: "b", for: support },
      { name: "Cron runs", to: deskPaths.adminCron(), key: "n", for: owners },
      { name: "Audit log", to: deskPaths.adminAudit(), key: "l", for: owners },
    ],
  },
  {
    name: "Figures",
    sections: [
      { name: "Analytics", to: deskPaths.adminAnalytics(), key: "a", for: both },
      { name: "Web vitals", to: deskPaths.adminVitals(), key: "v", for: both },
      { name: "Google Jobs validation", to: deskPaths.adminJobsValidation(), key: "i", for: moderation },
    ],
  },
];

export const deskSections = deskGroups.flatMap(({ sections }) => sections);

export const deskRoleNames: Record<DeskRole, string> = {
  support: "Support: requests, users, mail and figures",
  moderation: "Moderation: postings, reports, employers, feeds and figures",
  owner: "Owner: the whole desk",
};

/** The longest match. */
export function findSection(pathname: string): DeskSection | undefined {
  const path = pathname === paths.adminDashboard() ? paths.admin() : pathname;
  return deskSections
    .filter(({ to }) => path === to || (to !== paths.admin() && path.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** `path` may have a query. A file belongs to its list, and an attachment to its hire request. */
export function mayOpenDesk(role: DeskRole | null | undefined, path: string): boolean {
  if (!role || role === "owner") return role === "owner";
  const [pathname = ""] = path.split(/[?#]/, 1);
  const of = pathname.startsWith("/admin/attachments/") ? deskPaths.adminHireRequests() : pathname;
  return findSection(of.replace(/\.csv$/, ""))?.for.includes(role) ?? false;
}
