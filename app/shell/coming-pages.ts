import { claims } from "#app/home/claims.ts";
import { paths } from "#app/paths.ts";
import type { PageLink } from "./page-link.ts";
import { toTitleCase } from "./slug-words.ts";

/** A page of the site whose area is not built yet. */
export interface ComingPage {
  title: string;
  /** What will be here. */
  text: string;
  /** Pages that exist and serve the same need. */
  links: readonly PageLink[];
  /** The one address of a page that has several. */
  canonical?: string;
}

/** From the slugs of the address; null where they name nothing, which is a 404. */
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
    text: "The questions that nurse managers, medical directors and practice owners ask, what a peer interview and a shadow shift are for, and what to ask back about ratios, call and turnover.",
    links: [allJobs, jobs("Jobs posted today", { posted: "today" }), contact],
  },
  "benefits-evaluation": {
    title: "Benefits evaluation",
    text: "How to put a dollar figure on what stands beside the salary: retirement match and vesting, malpractice tail, CME money, PTO that pools sick days, loan repayment, and the terms under which a bonus is owed back.",
    links: [paidJobs, jobs("Jobs with a sign-on bonus", { query: "sign-on bonus" }), contact],
  },
  "market-trends": {
    title: "Market trends",
    text: "Where demand grows and where it cools, by profession and state: our own open postings counted week by week, beside the ten-year projections of the Bureau of Labor Statistics.",
    links: [jobsByState, jobs("Posted in the last 7 days", { posted: "7d" }), paidJobs],
  },
  "continuing-education": {
    title: "Continuing education",
    text: "The hours each state board asks for at renewal, the mandatory topics among them such as opioid prescribing and implicit bias, and the credits that count twice, for the license and for the board certificate.",
    links: [nurseJobs, physicianJobs, contact],
  },
  "nurse-practitioner-guide": {
    title: "Nurse practitioner guide",
    text: "From RN to NP: choosing a population focus, the certifying boards, state practice authority and collaborative agreements, DEA registration, and the first contract.",
    links: [npJobs, nurseJobs, jobs("New graduate NP jobs", { query: "new graduate nurse practitioner" })],
  },
  "physician-assistant-guide": {
    title: "Physician assistant guide",
    text: "PANCE and PANRE, supervision and collaboration rules by state, the PA Compact, changing specialty without starting over, and what PAs are paid in surgery, emergency and primary care.",
    links: [paJobs, jobs("PA jobs in surgery", { query: "physician assistant", specialty: "surgery" })],
  },
  "physician-leadership": {
    title: "Physician leadership",
    text: "From medical director to CMO: how much clinical time each step keeps, how administrative hours are paid, the training that search committees look for, and how to leave a panel of patients well.",
    links: [jobs("Medical director jobs", { query: "medical director" }), physicianJobs, administrationJobs],
  },
  "cover-letter-guide": {
    title: "Cover letter guide",
    text: "Half a page that a recruiter reads to the end: unit, patient mix and years in the first line, the license you hold, when you can start, and three letters to take apart, for a new graduate, a traveler and a physician.",
    links: [allJobs, register, contact],
  },
  "certification-roadmap": {
    title: "Certification roadmap",
    text: "Which certificate comes when, from BLS and ACLS to CCRN, CEN, RNFA and board certification: the hours it needs, what it costs, how long it lasts, and which postings ask for it.",
    links: [jobs("ICU jobs", { specialty: "icu" }), nurseJobs, allJobs],
  },
  "high-demand-specialties": {
    title: "High-demand specialties",
    text: "The specialties with the most open postings for each clinician licensed in them, refreshed from our own listings, with the pay range and the usual time to an offer.",
    links: [
      jobs("Psychiatry jobs", { specialty: "psychiatry" }),
      jobs("Family medicine jobs", { specialty: "family-medicine" }),
      jobs("Urgent openings", { urgency: "urgent" }),
    ],
  },
  "best-states": {
    title: "Best states to work in",
    text: "All 50 states and D.C. compared for a clinician's year: pay after cost of living, license compacts, NP practice authority, staffing rules, and how many jobs are open.",
    links: [jobsByState, jobs("Jobs that take a compact license", { compact: "1" }), paidJobs],
  },
};

const about: ComingPage = {
  title: "About us",
  text: "Who runs this site, how we earn money (hiring facilities pay, clinicians never do), how a posting is checked before it is listed, and the people who answer your messages.",
  links: [contact, allJobs, employers],
  canonical: paths.about(),
};

/**
 * Every address of the spec that has no page of its own yet, by its pattern in app/routes.ts. A page that is built
 * takes its entry away and its row there to its own module. Imported on the server only.
 */
export const comingPages: Record<string, ComingPage | ToComingPage> = {
  // Tools
  [paths.salaryComparison()]: {
    title: "Salary comparison",
    text: "Pay for your profession in up to four places side by side, from the tenth to the ninetieth percentile, before and after cost of living, with the number of wages behind each figure.",
    links: [paidJobs, jobs("Highest paid jobs first", { sort: "pay" }), jobsByState],
  },
  [paths.salaryTool()]: {
    title: "Salary tool",
    text: "One offer, taken apart: hourly, weekly and yearly pay converted with your own hours, W-2 against 1099, a travel contract's taxable rate and stipends, and where the offer stands in its market.",
    links: [paidJobs, jobs("Jobs paying $100 an hour or more", { pay_min: "100", pay_period: "hour" })],
  },
  [paths.careerDashboard()]: {
    title: "Career dashboard",
    text: "Your market at a glance: jobs you can take with the licenses you hold, where your pay stands, credentials that expire soon, and the goals you set.",
    links: [dashboard, register, allJobs],
  },
  [paths.skillsAssessment()]: {
    title: "Skills assessment",
    text: "The checklist that agencies send by mail, done here in eight minutes for your specialty: what you do alone, what you would want a second pair of eyes for, and the jobs that fit.",
    links: [register, nurseJobs, allJobs],
  },
  [paths.candidateMatching()]: {
    title: "Candidate matching",
    text: "Jobs ranked by how well they fit your license, specialty, shift, pay floor and distance, with every point of the score shown, and the same score for the employer.",
    links: [
      jobs("Jobs that take a compact license", { compact: "1" }),
      jobs("Night shift jobs", { shift: "night" }),
      register,
    ],
  },
  [paths.mentor()]: {
    title: "AI career mentor",
    text: `Questions about licenses, contracts and the next step, answered from our own guides and data with the page it was taken from. It will not invent a figure. Until it opens, a person answers ${claims.responseTime}.`,
    links: [contact, allJobs, jobsByState],
  },
  [paths.aiNavigation()]: {
    title: "AI navigation",
    text: "Say what you look for in one sentence, such as “night ICU jobs in Texas over $50 an hour”, and get the list with each part of the sentence as a filter you can take away.",
    links: [
      allJobs,
      jobs("Night ICU jobs in Texas", { location: "Texas", shift: "night", specialty: "icu" }),
    ],
  },
  // Content
  [paths.careerGuides()]: {
    title: "Career guides",
    text: "Step-by-step guides by profession and stage: first job, changing specialty, moving states, negotiating, going into leadership, with checklists to print.",
    links: [allJobs, nurseJobs, physicianJobs],
  },
  "/career-guides/:category/:slug": ({ category = "", slug = "" }) => ({
    title: toTitleCase(slug),
    text: `This guide will stand under ${toTitleCase(category)}, with its sources, the clinician who reviewed it and the date of the review.`,
    links: [allJobs, contact],
  }),
  [paths.blog()]: {
    title: "Blog",
    text: "What we learn from postings and placements: pay that moved, compacts that were joined, rules that change how clinicians are hired. Each figure with its source.",
    links: [jobs("Jobs posted today", { posted: "today" }), jobsByState, allJobs],
  },
  "/blog/:slug": ({ slug = "" }) => ({
    title: toTitleCase(slug),
    text: "Articles will stand here with their author, reviewer and sources. None has been published yet.",
    links: [allJobs, jobsByState, contact],
  }),
  [paths.faq()]: {
    title: "Frequently asked questions",
    text: `Short answers about applying, licenses, pay figures, what employers see, fees, and how long hiring takes. Until they stand here, ask us: we answer ${claims.responseTime}.`,
    links: [contact, allJobs, employers],
  },
  [paths.about()]: about,
  "/about-us": about,
  [paths.privacyPolicy()]: {
    title: "Privacy policy",
    text: `What we keep about you, why, for how long, who can read it, and how to have it sent to you or deleted, in plain words. Until it stands here, write to us and we answer ${claims.responseTime}.`,
    links: [contact, link("Signed-in devices", paths.sessions())],
  },
  [paths.downloads()]: {
    title: "Downloads",
    text: "Checklists and worksheets to print: license and credential tracker, offer comparison, interview questions, relocation plan, first-90-days plan.",
    links: [allJobs, contact],
  },
  [paths.resources()]: {
    title: "Resources",
    text: "Eleven guides in one place, among them interview preparation, weighing benefits, certification, cover letters and the states that are best to work in.",
    links: [allJobs, jobsByState, paidJobs],
  },
  "/resources/:guide": ({ guide = "" }) => (Object.hasOwn(comingGuides, guide) ? comingGuides[guide]! : null),
  // Employers
  [paths.postJob()]: {
    title: "Post a job",
    text: `Four short steps, role, place, pay and how to apply, with a live preview and a check against the rules of job search engines. Until it opens, send us the job description and a recruiter answers ${claims.responseTime}.`,
    links: [hireRequest, employers],
  },
  [paths.healthcareExecutives()]: {
    title: "Healthcare executives",
    text: "Confidential searches for CNOs, CMOs, COOs and practice administrators: how candidates are approached, vetted and presented, and what a retained search costs.",
    links: [hireRequest, administrationJobs, contact],
  },
  [paths.physiciansClinicians()]: {
    title: "Physicians and clinicians",
    text: "How we find employed, locum and part-time clinicians: sourcing by license and board, credentialing timelines, and the terms that make an offer accepted.",
    links: [hireRequest, physicianJobs, npJobs, paJobs],
  },
  [paths.healthcareAdministration()]: {
    title: "Healthcare administration",
    text: "Hiring for the people who keep a facility running: practice managers, revenue cycle, coding, quality and patient access, with pay bands and the certificates to ask for.",
    links: [hireRequest, administrationJobs, contact],
  },
  // Admin: app/admin/routes/coming.tsx asks for the role first.
  [paths.adminJobsValidation()]: {
    title: "Google Jobs validation",
    text: "Every open posting checked against the rules for job postings in search: errors, warnings, the markup itself and a preview of the card.",
    links: [link("Admin", paths.admin()), link("Web vitals", paths.adminVitals())],
  },
  [paths.adminSocialMedia()]: {
    title: "Social media",
    text: "A queue of posts made from the best new jobs, with a preview for each network and a card with title, pay and place. A post is withdrawn when its job closes.",
    links: [link("Admin", paths.admin()), link("Hire requests", paths.adminHireRequests())],
  },
};
