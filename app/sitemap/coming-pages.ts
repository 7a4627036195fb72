import { claims } from "#app/claims.ts";
import type { PageLink } from "#app/page/page-link.ts";
import { paths } from "#app/paths.ts";

export interface ComingPage {
  title: string;
  text: string;
  links: readonly PageLink[];
  canonical?: string;
}

/** Returns null, which is a 404, when the slugs name nothing. */
type ToComingPage = (slugs: Record<string, string>) => ComingPage | null;

const link = (title: string, to: string): PageLink => ({ title, to });
const jobs = (title: string, search: Record<string, string>) =>
  link(title, paths.jobs(new URLSearchParams(search).toString()));

const allJobs = link("All open jobs", paths.jobs());
const jobsByState = link("Jobs by state", paths.jobsByState());
const paidJobs = link("Jobs that state their pay", paths.featuredJobs());
const physicianJobs = link("Physician jobs", paths.professionJobs("physician"));
const nurseJobs = link("Registered nurse jobs", paths.professionJobs("registered-nurse"));
const npJobs = link("Nurse practitioner jobs", paths.professionJobs("nurse-practitioner"));
const paJobs = link("Physician assistant jobs", paths.professionJobs("physician-assistant"));
const administrationJobs = link(
  "Healthcare administration jobs",
  paths.professionJobs("healthcare-administration"),
);
const hireRequest = link("Send a hiring request", paths.hireRequest());
const employers = link("For employers", paths.employers());
const contact = link("Ask us a question", paths.contact());
const register = link("Create a free profile", paths.register());
const dashboard = link("My dashboard", paths.dashboard());

export const comingGuides: Record<string, ComingPage> = {
  "interview-preparation": {
    title: "Interview preparation",
    text: "The questions that nurse managers, medical directors and practice owners ask, how to use a peer interview and a shadow shift, and what to ask them about ratios, call and turnover.",
    links: [allJobs, jobs("Jobs posted today", { posted: "today" }), contact],
  },
  "benefits-evaluation": {
    title: "Benefits evaluation",
    text: "How to put a dollar figure on the rest of an offer: retirement match and vesting, malpractice tail coverage, CME money, PTO that includes sick days, loan repayment, and when you have to repay a bonus.",
    links: [paidJobs, jobs("Jobs with a sign-on bonus", { query: "sign-on bonus" }), contact],
  },
  "market-trends": {
    title: "Market trends",
    text: "Where demand is growing or slowing, by profession and state: our own open postings week by week and the ten-year projections of the Bureau of Labor Statistics.",
    links: [jobsByState, jobs("Posted in the last 7 days", { posted: "7d" }), paidJobs],
  },
  "continuing-education": {
    title: "Continuing education",
    text: "The hours each state board requires at renewal, mandatory topics such as opioid prescribing and implicit bias, and the credits that count for both your license and your board certification.",
    links: [nurseJobs, physicianJobs, contact],
  },
  "nurse-practitioner-guide": {
    title: "Nurse practitioner guide",
    text: "From RN to NP: choosing a population focus, the certifying boards, state practice authority and collaborative agreements, DEA registration, and the first contract.",
    links: [npJobs, nurseJobs, jobs("New graduate NP jobs", { query: "new graduate nurse practitioner" })],
  },
  "physician-assistant-guide": {
    title: "Physician assistant guide",
    text: "PANCE and PANRE, supervision and collaboration rules by state, the PA Compact, how to change specialty, and PA pay in surgery, emergency medicine and primary care.",
    links: [paJobs, jobs("PA jobs in surgery", { query: "physician assistant", specialty: "surgery" })],
  },
  "physician-leadership": {
    title: "Physician leadership",
    text: "From medical director to CMO: how much clinical time each step keeps, how administrative hours are paid, what training search committees look for, and how to hand over a patient panel.",
    links: [jobs("Medical director jobs", { query: "medical director" }), physicianJobs, administrationJobs],
  },
  "cover-letter-guide": {
    title: "Cover letter guide",
    text: "How to write half a page that recruiters read: unit, patient mix and years in the first line, your license, and when you can start. With three sample letters for a new graduate, a traveler and a physician.",
    links: [allJobs, register, contact],
  },
  "certification-roadmap": {
    title: "Certification roadmap",
    text: "Which certification to get when, from BLS and ACLS to CCRN, CEN, RNFA and board certification: hours, cost, how long it lasts, and which postings ask for it.",
    links: [jobs("ICU jobs", { specialty: "icu" }), nurseJobs, allJobs],
  },
  "high-demand-specialties": {
    title: "High-demand specialties",
    text: "The specialties with the most open postings per licensed clinician, from our own listings, with pay range and usual time to an offer.",
    links: [
      jobs("Psychiatry jobs", { specialty: "psychiatry" }),
      jobs("Family medicine jobs", { specialty: "family-medicine" }),
      jobs("Urgent openings", { urgency: "urgent" }),
    ],
  },
  "best-states": {
    title: "Best states to work in",
    text: "All 50 states and D.C. compared: pay after cost of living, license compacts, NP practice authority, staffing rules, and open jobs.",
    links: [jobsByState, jobs("Jobs that take a compact license", { compact: "1" }), paidJobs],
  },
};

const about: ComingPage = {
  title: "About us",
  text: "Who runs this site, how we earn money (hiring facilities pay, clinicians never do), how we check postings, and who answers your messages.",
  links: [contact, allJobs, employers],
  canonical: paths.about(),
};

/** For the server only. To build a page, delete its entry here and move its row in app/routes.ts. */
export const comingPages: Record<string, ComingPage | ToComingPage> = {
  [paths.salaryComparison()]: {
    title: "Salary comparison",
    text: "Pay for your profession in up to four places side by side, from the 10th to the 90th percentile, before and after cost of living, with the number of jobs behind each figure.",
    links: [paidJobs, jobs("Highest paid jobs first", { sort: "pay" }), jobsByState],
  },
  [paths.salaryTool()]: {
    title: "Salary tool",
    text: "Your offer in detail: hourly, weekly and yearly pay at your own hours, W-2 compared with 1099, a travel contract's taxable rate and stipends, and how the offer compares with its market.",
    links: [paidJobs, jobs("Jobs paying $100 an hour or more", { pay_min: "100", pay_period: "hour" })],
  },
  [paths.careerDashboard()]: {
    title: "Career dashboard",
    text: "Jobs you can take with your licenses, how your pay compares, credentials that expire soon, and the goals you set.",
    links: [dashboard, register, allJobs],
  },
  [paths.skillsAssessment()]: {
    title: "Skills assessment",
    text: "The skills checklist that agencies ask for, in eight minutes for your specialty: what you do alone, what you want help with, and the jobs that fit.",
    links: [register, nurseJobs, allJobs],
  },
  [paths.candidateMatching()]: {
    title: "Candidate matching",
    text: "Jobs ranked by how well they fit your license, specialty, shift, minimum pay and distance. You see every point of the score, and the employer sees the same score.",
    links: [
      jobs("Jobs that take a compact license", { compact: "1" }),
      jobs("Night shift jobs", { shift: "night" }),
      register,
    ],
  },
  [paths.mentor()]: {
    title: "AI career mentor",
    text: `Answers about licenses, contracts and your next step, from our own guides and data, each with its source page. Until it opens, a person answers your questions ${claims.responseTime}.`,
    links: [contact, allJobs, jobsByState],
  },
  [paths.aiNavigation()]: {
    title: "AI navigation",
    text: "Describe what you want in one sentence, such as “night ICU jobs in Texas over $50 an hour”, and get the list. Each part of the sentence becomes a filter that you can remove.",
    links: [
      allJobs,
      jobs("Night ICU jobs in Texas", { location: "Texas", shift: "night", specialty: "icu" }),
    ],
  },
  [paths.careerGuides()]: {
    title: "Career guides",
    text: "Step-by-step guides by profession and career stage: first job, changing specialty, moving to another state, negotiating, moving into leadership. With checklists to print.",
    links: [allJobs, nurseJobs, physicianJobs],
  },
  [paths.blog()]: {
    title: "Blog",
    text: "What we learn from postings and placements: pay changes, new compact members, and rules that change how clinicians are hired. Every figure has a source.",
    links: [jobs("Jobs posted today", { posted: "today" }), jobsByState, allJobs],
  },
  [paths.faq()]: {
    title: "Frequently asked questions",
    text: `Short answers about applying, licenses, pay figures, what employers see, fees, and how long hiring takes. Until this page opens, ask us: we answer ${claims.responseTime}.`,
    links: [contact, allJobs, employers],
  },
  [paths.about()]: about,
  "/about-us": about,
  [paths.privacyPolicy()]: {
    title: "Privacy policy",
    text: `What data we keep about you, why, for how long, who can read it, and how to get it or have it deleted. Until this page opens, write to us and we answer ${claims.responseTime}.`,
    links: [contact, link("Signed-in devices", paths.sessions())],
  },
  [paths.downloads()]: {
    title: "Downloads",
    text: "Checklists and worksheets to print: license and credential tracker, offer comparison, interview questions, relocation plan, first-90-days plan.",
    links: [allJobs, contact],
  },
  [paths.resources()]: {
    title: "Resources",
    text: "Eleven guides in one place, including interview preparation, benefits, certification, cover letters and the best states to work in.",
    links: [allJobs, jobsByState, paidJobs],
  },
  "/resources/:guide": ({ guide = "" }) => (Object.hasOwn(comingGuides, guide) ? comingGuides[guide]! : null),
  [paths.postJob()]: {
    title: "Post a job",
    text: `Four short steps (role, location, pay and how to apply) with a live preview and a check against the rules of job search engines. Until it opens, send us the job description and a recruiter answers ${claims.responseTime}.`,
    links: [hireRequest, employers],
  },
  [paths.healthcareExecutives()]: {
    title: "Healthcare executives",
    text: "Confidential searches for CNOs, CMOs, COOs and practice administrators: how we approach, vet and present candidates, and what a retained search costs.",
    links: [hireRequest, administrationJobs, contact],
  },
  [paths.physiciansClinicians()]: {
    title: "Physicians and clinicians",
    text: "How we find employed, locum and part-time clinicians: sourcing by license and board, credentialing timelines, and the terms that get an offer accepted.",
    links: [hireRequest, physicianJobs, npJobs, paJobs],
  },
  [paths.healthcareAdministration()]: {
    title: "Healthcare administration",
    text: "How we recruit practice managers and staff for revenue cycle, coding, quality and patient access, with pay bands and the certifications to ask for.",
    links: [hireRequest, administrationJobs, contact],
  },
  [paths.adminJobsValidation()]: {
    title: "Google Jobs validation",
    text: "Every open posting checked against the rules for job postings in search: errors, warnings, the markup itself and a preview of the card.",
    links: [link("Admin", paths.admin()), link("Web vitals", paths.adminVitals())],
  },
  [paths.adminSocialMedia()]: {
    title: "Social media",
    text: "A queue of social posts from the best new jobs, with a preview for each network and a card with title, pay and place. A social post is withdrawn when its job closes.",
    links: [link("Admin", paths.admin()), link("Hire requests", paths.adminHireRequests())],
  },
};
