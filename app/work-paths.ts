import { withSearch } from "./paths.ts";

/** Addresses of a company's workspace. Those in `paths` are in the scripts of every page. */
export const workPaths = {
  hiringJobs: (company: string, search = "") => withSearch(`/hiring/${company}`, search),
  hiringHome: (company: string) => `/hiring/${company}/home`,
  hiringJobsFile: (company: string) => `/hiring/${company}/jobs.csv`,
  hiringApproval: (company: string, draft: string) => `/hiring/${company}/approvals/${draft}`,
  hiringTeam: (company: string, search = "") => withSearch(`/hiring/${company}/team`, search),
  hiringHours: (company: string, done?: "saved" | "reset") =>
    withSearch(`/hiring/${company}/hours`, done ? `done=${done}` : ""),
  hiringRequests: (company: string, search = "") => withSearch(`/hiring/${company}/requests`, search),
  hiringQuestions: (company: string, slug: string, search = "") =>
    withSearch(`/hiring/${company}/jobs/${slug}/questions`, search),
  hiringApplicants: (company: string, search = "") => withSearch(`/hiring/${company}/applicants`, search),
  hiringBoard: (company: string, search = "") => withSearch(`/hiring/${company}/board`, search),
  hiringTexts: (company: string, search = "") => withSearch(`/hiring/${company}/texts`, search),
  hiringScorecard: (company: string, search = "") => withSearch(`/hiring/${company}/scorecard`, search),
  hiringStages: (company: string, search = "") => withSearch(`/hiring/${company}/stages`, search),
  hiringApplicantsFile: (company: string, search = "") =>
    withSearch(`/hiring/${company}/applicants.csv`, search),
  hiringApplicantFile: (company: string, publicId: string, file: string) =>
    `/hiring/${company}/applicants/${publicId}/files/${file}`,
  hiringInterviewFile: (company: string, publicId: string, interview: string) =>
    `/hiring/${company}/applicants/${publicId}/interviews/${interview}/calendar.ics`,
  hiringApplicant: (company: string, publicId: string, search = "") =>
    withSearch(`/hiring/${company}/applicants/${publicId}`, search),
  hiringMessages: (company: string, search = "") => withSearch(`/hiring/${company}/messages`, search),
  hiringReports: (company: string, search = "") => withSearch(`/hiring/${company}/reports`, search),
  hiringReportFile: (company: string, search = "") => withSearch(`/hiring/${company}/reports.csv`, search),
  hiringTalent: (company: string, search = "") => withSearch(`/hiring/${company}/talent`, search),
  hiringTalentPerson: (company: string, publicId: string, search = "") =>
    withSearch(`/hiring/${company}/talent/${publicId}`, search),
  hiringTalentWritten: (company: string, search = "") => withSearch(`/hiring/${company}/written`, search),
  hiringCompare: (company: string, search = "") => withSearch(`/hiring/${company}/compare`, search),
  hiringEnding: (company: string, publicId: string) => `/hiring/${company}/endings/${publicId}`,
  hiringCareersPage: (company: string, search = "") => withSearch(`/hiring/${company}/page`, search),
  hiringDevelopers: (company: string, search = "") => withSearch(`/hiring/${company}/developers`, search),
  hiringWebhook: (company: string, webhook: string, search = "") =>
    withSearch(`/hiring/${company}/developers/${webhook}`, search),
  hiringFeeds: (company: string) => `/hiring/${company}/feeds`,
  hiringNewFeed: (company: string) => `/hiring/${company}/feeds/new`,
  hiringFeed: (company: string, feed: string, search = "") =>
    withSearch(`/hiring/${company}/feeds/${feed}`, search),
  hiringFeedRun: (company: string, feed: string, run: string, search = "") =>
    withSearch(`/hiring/${company}/feeds/${feed}/${run}`, search),
} as const;
