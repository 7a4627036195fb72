import { paths } from "#app/paths.ts";

/** The parts of a company's workspace, in the order of its tabs. */
export const hiringParts = {
  jobs: { name: "Jobs", to: (company: string) => paths.hiringJobs(company) },
  feeds: { name: "Feeds", to: (company: string) => paths.hiringFeeds(company) },
} as const;

export type HiringPart = keyof typeof hiringParts;
