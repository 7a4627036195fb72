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
      { name: "Today", to: paths.admin(), key: "d", icon: "layout-dashboard", for: both },
      { name: "Hire requests", to: deskPaths.adminHireRequests(), key: "r", icon: "inbox", for: support },
      {
        name: "Contact requests",
        to: deskPaths.adminContacts(),
        key: "c",
        icon: "messages-square",
        for: support,
      },
      { name: "Postings", to: deskPaths.adminPostings(), key: "p", icon: "briefcase", for: moderation },
      { name: "Reports", to: deskPaths.adminReports(), key: "o", icon: "flag", for: moderation },
      { name: "Employers", to: deskPaths.adminEmployers(), key: "e", icon: "building", for: moderation },
      { name: "Social media", to: deskPaths.adminSocialMedia(), key: "s", icon: "share-2", for: moderation },
    ],
  },
  {
    name: "Operations",
    sections: [
      { name: "Users", to: deskPaths.adminUsers(), key: "u", icon: "users", for: both },
      { name: "Data requests", to: deskPaths.adminDataRequests(), key: "y", icon: "scan-line", for: owners },
      { name: "Feeds", to: deskPaths.adminFeeds(), key: "f", icon: "rss", for: moderation },
      { name: "Taxonomy", to: deskPaths.adminTaxonomy(), key: "t", icon: "tag", for: moderation },
      { name: "Mail", to: deskPaths.adminMail(), key: "m", icon: "mail", for: support },
      { name: "Alerts", to: deskPaths.adminAlerts(), key: "b", icon: "bell", for: support },
      { name: "Cron runs", to: deskPaths.adminCron(), key: "n", icon: "clock", for: owners },
      { name: "Audit log", to: deskPaths.adminAudit(), key: "l", icon: "clipboard-list", for: owners },
    ],
  },
  {
    name: "Figures",
    sections: [
      { name: "Analytics", to: deskPaths.adminAnalytics(), key: "a", icon: "chart-column", for: both },
      { name: "Web vitals", to: deskPaths.adminVitals(), key: "v", icon: "activity", for: both },
      {
        name: "Google Jobs validation",
        to: deskPaths.adminJobsValidation(),
        key: "i",
        icon: "badge-check",
        for: moderation,
      },
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
