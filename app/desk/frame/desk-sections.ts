import { paths } from "#app/paths.ts";

interface DeskSection {
  name: string;
  to: string;
  /** Pressed after "g". */
  key: string;
}

export const deskGroups: readonly { name: string; sections: readonly DeskSection[] }[] = [
  {
    name: "Work",
    sections: [
      { name: "Today", to: paths.admin(), key: "d" },
      { name: "Hire requests", to: paths.adminHireRequests(), key: "r" },
      { name: "Contact requests", to: paths.adminContacts(), key: "c" },
      { name: "Postings", to: paths.adminPostings(), key: "p" },
      { name: "Reports", to: paths.adminReports(), key: "o" },
      { name: "Employers", to: paths.adminEmployers(), key: "e" },
      { name: "Social media", to: paths.adminSocialMedia(), key: "s" },
    ],
  },
  {
    name: "Operations",
    sections: [
      { name: "Users", to: paths.adminUsers(), key: "u" },
      { name: "Data requests", to: paths.adminDataRequests(), key: "y" },
      { name: "Feeds", to: paths.adminFeeds(), key: "f" },
      { name: "Taxonomy", to: paths.adminTaxonomy(), key: "t" },
      { name: "Mail", to: paths.adminMail(), key: "m" },
      { name: "Cron runs", to: paths.adminCron(), key: "n" },
      { name: "Audit log", to: paths.adminAudit(), key: "l" },
    ],
  },
  {
    name: "Figures",
    sections: [
      { name: "Analytics", to: paths.adminAnalytics(), key: "a" },
      { name: "Web vitals", to: paths.adminVitals(), key: "v" },
      { name: "Google Jobs validation", to: paths.adminJobsValidation(), key: "i" },
    ],
  },
];

export const deskSections = deskGroups.flatMap(({ sections }) => sections);

/** The longest match. */
export function findSection(pathname: string): DeskSection | undefined {
  const path = pathname === paths.adminDashboard() ? paths.admin() : pathname;
  return deskSections
    .filter(({ to }) => path === to || (to !== paths.admin() && path.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
