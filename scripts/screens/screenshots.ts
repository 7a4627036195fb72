import type { Page } from "playwright-core";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import {
  askMentor,
  openApplicantBeside,
  openBeside,
  openFirst,
  openJob,
  openMarkup,
  openMenu,
  openMobileMenu,
  openSlowRoute,
  pastePosting,
  saveAndCompare,
  scrollToFigure,
  sendEmptyForm,
} from "./opened-screens.ts";

export interface Screenshot {
  name: string;
  path: string;
  width: 390 | 1280;
  dark?: boolean;
  as?: "job_seeker" | "employer" | "admin";
  open?: (page: Page) => Promise<unknown>;
}

const twoOffers =
  "role=registered-nurse&kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504&two=1&kind2=contractor&pay2=80&state2=UT";

const demoCompany = "northquill-health";

export const screenshots: Screenshot[] = [
  { name: "home", path: paths.home(), width: 1280 },
  { name: "home-dark", path: paths.home(), width: 1280, dark: true },
  { name: "home", path: paths.home(), width: 390 },
  { name: "menu", path: paths.home(), width: 1280, open: openMenu },
  { name: "mobile-menu", path: paths.home(), width: 390, open: openMobileMenu },
  { name: "form-errors", path: paths.hireRequest(), width: 1280, open: sendEmptyForm },
  { name: "jobs", path: paths.jobs(), width: 1280 },
  { name: "jobs-dark", path: paths.jobs(), width: 1280, dark: true },
  { name: "jobs", path: paths.jobs("query=icu+nurse+texas"), width: 390 },
  { name: "no-result", path: paths.jobs("query=icu&location=Wyoming&shift=night&has=visa"), width: 1280 },
  { name: "posting-beside", path: paths.jobs("query=icu"), width: 1280, open: openBeside },
  { name: "job", path: paths.jobs("query=icu"), width: 1280, open: openJob },
  { name: "job", path: paths.jobs("query=icu"), width: 390, open: openJob },
  { name: "job-dark", path: paths.jobs("query=icu"), width: 390, dark: true, open: openJob },
  { name: "comparison", path: paths.compareStates("colorado", "texas"), width: 1280 },
  { name: "saved", path: paths.jobs("query=icu"), width: 1280, open: saveAndCompare },
  { name: "state", path: paths.state("colorado"), width: 1280 },
  { name: "employers", path: paths.employers(), width: 1280 },
  { name: "guides", path: paths.careerGuides(), width: 1280 },
  { name: "post", path: paths.post("where-the-same-rn-keeps-most"), width: 1280, open: scrollToFigure },
  { name: "post-dark", path: paths.post("what-a-multistate-license-opens"), width: 390, dark: true },
  { name: "pay", path: paths.placePay("registered-nurse", "texas"), width: 1280 },
  { name: "offer", path: paths.salaryTool(twoOffers), width: 1280 },
  { name: "career", path: paths.careerDashboard(), width: 1280, as: "job_seeker" },
  { name: "skills", path: paths.skillsChecklist("icu-nurse"), width: 390 },
  { name: "match", path: paths.candidateMatching(), width: 1280, as: "job_seeker" },
  { name: "mentor", path: paths.mentor(), width: 1280, open: askMentor },
  { name: "posting-review", path: paths.postJob(), width: 1280, as: "employer", open: pastePosting },
  { name: "due", path: workPaths.hiringHome(demoCompany), width: 1280, as: "employer" },
  { name: "hiring-jobs", path: workPaths.hiringJobs(demoCompany), width: 1280, as: "employer" },
  { name: "applicants", path: workPaths.hiringApplicants(demoCompany), width: 1280, as: "employer" },
  { name: "applicants", path: workPaths.hiringApplicants(demoCompany), width: 390, as: "employer" },
  {
    ...{ name: "applicant-beside-dark", path: workPaths.hiringApplicants(demoCompany), width: 1280 },
    ...{ dark: true, as: "employer", open: openApplicantBeside },
  },
  { name: "board", path: workPaths.hiringBoard(demoCompany), width: 1280, as: "employer" },
  { name: "talent", path: workPaths.hiringTalent(demoCompany), width: 1280, as: "employer" },
  { name: "dashboard", path: paths.dashboard(), width: 1280, as: "job_seeker" },
  { name: "developers", path: serverPaths.developers(), width: 1280 },
  { name: "careers-page", path: paths.employer(demoCompany), width: 1280 },
  { name: "embed", path: serverPaths.embed(new URLSearchParams({ employer: demoCompany })), width: 390 },
  { name: "desk", path: paths.admin(), width: 1280, as: "admin" },
  { name: "request", path: deskPaths.adminHireRequests(), width: 1280, as: "admin", open: openFirst },
  { name: "request", path: deskPaths.adminHireRequests(), width: 390, as: "admin", open: openFirst },
  { name: "social", path: deskPaths.adminSocialMedia(), width: 1280, as: "admin" },
  { name: "analytics", path: deskPaths.adminAnalytics("period=28d"), width: 1280, as: "admin" },
  { name: "searches", path: deskPaths.adminAnalytics("tab=searches"), width: 390, as: "admin" },
  { name: "funnel", path: deskPaths.adminAnalytics("tab=funnel"), width: 1280, as: "admin" },
  { name: "vitals", path: deskPaths.adminVitals(), width: 1280, as: "admin" },
  { name: "slow-route", path: deskPaths.adminVitals(), width: 1280, as: "admin", open: openSlowRoute },
  { name: "validation", path: deskPaths.adminJobsValidation(), width: 1280, as: "admin" },
  { name: "markup", path: deskPaths.adminJobsValidation(), width: 1280, as: "admin", open: openMarkup },
];
