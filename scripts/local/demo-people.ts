import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

export interface DemoPerson {
  role: "job_seeker" | "employer" | "admin";
  email: string;
  firstName: string;
  lastName: string;
  part: string;
  goodFor: string;
  /** Where this person's work begins. */
  start: string;
}

export const employerName = "Northquill Health";
/** Opens the one application that the demo company shares outside its team. */
export const demoShareKey = "demo-shared-application-of-northquill-heal1";

const workspace = workPaths.hiringJobs("northquill-health");

export const demoPeople = {
  clinician: {
    role: "job_seeker",
    email: "seeker@demo.clinward.example",
    firstName: "Dana",
    lastName: "Whitfield",
    part: "Clinician",
    goodFor:
      "Has a profile, documents and twelve applications, one of each outcome: saves jobs, applies and compares offers.",
    start: paths.dashboard(),
  },
  owner: {
    role: "employer",
    email: "employer@demo.clinward.example",
    firstName: "Morgan",
    lastName: "Castellan",
    part: "Company owner",
    goodFor: `Owns the workspace of ${employerName}: eight postings, 40 applicants, the team and the company's page.`,
    start: workspace,
  },
  recruiter: {
    role: "employer",
    email: "recruiter@demo.clinward.example",
    firstName: "Priya",
    lastName: "Halloran",
    part: "Recruiter",
    goodFor: `Writes postings, which the owner approves, and works through the applicants of ${employerName}. Cannot change its team.`,
    start: workspace,
  },
  reviewer: {
    role: "employer",
    email: "reviewer@demo.clinward.example",
    firstName: "Tomas",
    lastName: "Wexley",
    part: "Reviewer",
    goodFor: `Reads the applicants of ${employerName} and writes notes about them. Changes no posting.`,
    start: workPaths.hiringApplicants("northquill-health"),
  },
  manager: {
    role: "employer",
    email: "manager@demo.clinward.example",
    firstName: "Ines",
    lastName: "Caldwell",
    part: "Hiring manager",
    goodFor: `Reads the applicants of the postings of ${employerName} that are assigned to her, without contact data.`,
    start: workPaths.hiringHome("northquill-health"),
  },
  admin: {
    role: "admin",
    email: "admin@demo.clinward.example",
    firstName: "Ari",
    lastName: "Lindqvist",
    part: "Admin",
    goodFor: "Runs the desk: requests, reported postings, users, feeds, mail and how fast the site is.",
    start: paths.admin(),
  },
} as const satisfies Record<string, DemoPerson>;
