import { paths } from "#app/paths.ts";

export const hiringParts = {
  jobs: { name: "Jobs", to: (company: string) => paths.hiringJobs(company) },
  applicants: { name: "Applicants", to: (company: string) => paths.hiringApplicants(company) },
  feeds: { name: "Feeds", to: (company: string) => paths.hiringFeeds(company) },
  company: { name: "Company", to: (company: string) => paths.companySettings(company) },
  team: { name: "Team", to: (company: string) => paths.hiringTeam(company) },
  requests: { name: "Requests", to: (company: string) => paths.hiringRequests(company) },
} as const;

export type HiringPart = keyof typeof hiringParts;
