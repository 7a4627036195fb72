import { findStateBySlug } from "#app/markets/states.ts";
import { paths, type RecruitedSpecialty, recruitedSpecialties } from "#app/paths.ts";
import { findProfession } from "#app/specialties/professions.ts";
import { findSpecialty, specialties } from "#app/specialties/specialties.ts";
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

const toName = (slug: string) =>
  findStateBySlug(slug)?.name ?? findProfession(slug)?.name ?? findSpecialty(slug)?.name ?? toTitleCase(slug);

/** The open jobs of a profession, a specialty or, where it is neither, of these words. */
function jobsOf(slug: string, place?: string): PageLink {
  const name = toName(slug);
  const kind = findProfession(slug) ? "profession" : findSpecialty(slug) ? "specialty" : null;
  const search = { ...(kind ? { [kind]: slug } : { query: name }), ...(place && { location: place }) };
  return jobs(`${name} jobs${place ? ` in ${place}` : ""}`, search);
}

function jobsIn(placeSlug: string): PageLink {
  const state = findStateBySlug(placeSlug);
  const name = toName(placeSlug);
  return state
    ? link(`Open jobs in ${name}`, paths.jobsInState(state.slug))
    : jobs(`Open jobs around ${name}`, { location: name });
}

const toFamilySlug = (family: string) => family.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const guides: Record<string, ComingPage> = {
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

const recruited: Record<RecruitedSpecialty, { name: string; who: string; measure: string; jobs: PageLink }> =
  {
    "emergency-medicine": {
      name: "Emergency medicine",
      who: "board-certified emergency physicians, PAs and NPs for fast track, and CEN nurses",
      measure: "patients per hour, single coverage and night differentials",
      jobs: jobs("Emergency medicine jobs", { specialty: "emergency-medicine" }),
    },
    "family-medicine": {
      name: "Family medicine",
      who: "outpatient family physicians, rural full-scope doctors and primary care NPs and PAs",
      measure: "panel size, visits a day and whether obstetrics is part of it",
      jobs: jobs("Family medicine jobs", { specialty: "family-medicine" }),
    },
    "internal-medicine": {
      name: "Internal medicine",
      who: "clinic internists, hospitalists and subspecialists from cardiology to rheumatology",
      measure: "census at seven on and seven off, open or closed ICU, and procedures",
      jobs: jobs("Internal medicine jobs", { specialty: "internal-medicine" }),
    },
    nursing: {
      name: "Nursing",
      who: "bedside RNs from med-surg to the ICU, charge nurses, nurse managers and LPNs",
      measure: "ratios, float policy, self-scheduling and the compact license",
      jobs: jobs("Nursing jobs", { specialty: "nursing" }),
    },
    surgery: {
      name: "Surgery",
      who: "general, orthopedic and subspecialty surgeons, first-assist PAs, CRNAs and OR nurses",
      measure: "block time, call burden and the case mix of the last two years",
      jobs: jobs("Surgery jobs", { specialty: "surgery" }),
    },
    pediatrics: {
      name: "Pediatrics",
      who: "general pediatricians, neonatologists, pediatric NPs, and NICU and PICU nurses",
      measure: "newborn rounds, after-hours triage and the level of the nursery",
      jobs: jobs("Pediatrics jobs", { specialty: "pediatrics" }),
    },
    radiology: {
      name: "Radiology",
      who: "diagnostic and interventional radiologists, teleradiologists and CT and MRI technologists",
      measure: "studies a shift, remote reading and who covers nights",
      jobs: jobs("Radiology jobs", { specialty: "radiology" }),
    },
    pharmacy: {
      name: "Pharmacy",
      who: "hospital and ambulatory pharmacists, residency-trained specialists and certified technicians",
      measure: "scripts a shift, technician support and night rotations",
      jobs: jobs("Pharmacist jobs", { profession: "pharmacist" }),
    },
  };

const recruiterPages = Object.fromEntries(
  recruitedSpecialties.flatMap((specialty): [string, ComingPage][] => {
    const { name, who, measure, jobs: openJobs } = recruited[specialty];
    return [
      [
        paths.specialtyRecruiting(specialty),
        {
          title: `${name} recruiting`,
          text: `How a search runs for ${who}: what candidates ask about first (${measure}), the steps from the first call to credentialing, and the weeks each of them takes.`,
          links: [hireRequest, employers, openJobs],
        },
      ],
      [
        paths.specialtyRecruiters(specialty),
        {
          title: `${name} recruiters`,
          text: `Who fills these positions with you: recruiters who place ${who}, the openings they work on now, and what they settle before an interview, such as ${measure}.`,
          links: [openJobs, hireRequest, contact],
        },
      ],
    ];
  }),
);

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
  // Browse
  [paths.professions()]: {
    title: "Professions",
    text: "A page for each of the 50 professions that postings are filed under: what the work is, the license it takes and the compact that carries it, pay by state, and who is hiring.",
    links: [physicianJobs, nurseJobs, npJobs, paJobs],
  },
  "/profession/:slug": ({ slug = "" }) => ({
    title: `${toName(slug)} careers`,
    text: `What the work is, how one becomes licensed and keeps the license, what it pays from the tenth to the ninetieth percentile, and the employers with the most openings.`,
    links: [jobsOf(slug), jobsByState, allJobs],
  }),
  [paths.healthcareCareers()]: {
    title: "Healthcare careers",
    text: "Ways into healthcare and between its professions, by years of school, license and pay: from CNA to RN, RN to CRNA, paramedic to PA, bedside to informatics.",
    links: [allJobs, nurseJobs, jobs("Jobs for new graduates", { query: "new graduate" })],
  },
  [paths.specialties()]: {
    title: "Specialties",
    text: "The whole catalog of specialties, searchable and sorted by open jobs, each with its family, its training and the postings filed under it.",
    links: [
      jobs("Family medicine jobs", { specialty: "family-medicine" }),
      jobs("Emergency medicine jobs", { specialty: "emergency-medicine" }),
      jobs("Psychiatry jobs", { specialty: "psychiatry" }),
      allJobs,
    ],
  },
  "/specialties/:slug": ({ slug = "" }) => ({
    title: toName(slug),
    text: "The work of this specialty, the training and boards it takes, what it pays for employed and contract positions, and the subspecialties next to it.",
    links: [jobsOf(slug), physicianJobs, allJobs],
  }),
  "/specialty-families/:family": ({ family = "" }) => {
    const members = specialties.filter((specialty) => toFamilySlug(specialty.family) === family);
    return {
      title: members[0]?.family ?? toTitleCase(family),
      text: "Every specialty of this family side by side: open jobs, pay, length of training, and how people move from one to the next.",
      links: [...members.slice(0, 3).map(({ slug }) => jobsOf(slug)), allJobs],
    };
  },
  [paths.npPaSpecialties()]: {
    title: "NP and PA specialties",
    text: "The specialties that hire nurse practitioners and physician assistants, with the certificate each expects, procedures, call, and how supervision works there.",
    links: [
      npJobs,
      paJobs,
      jobs("Urgent care jobs", { specialty: "urgent-care" }),
      jobs("Psychiatric NP jobs", { query: "pmhnp" }),
    ],
  },
  [paths.metroAreas()]: {
    title: "Metro areas",
    text: "The metropolitan areas with the most healthcare jobs, with wages by profession from the Bureau of Labor Statistics and a count of our open postings in each.",
    links: [
      jobs("Jobs around Los Angeles", { location: "Los Angeles, CA" }),
      jobs("Jobs around Dallas", { location: "Dallas, TX" }),
      jobs("Jobs around Boston", { location: "Boston, MA" }),
      jobsByState,
    ],
  },
  "/metro/:area": ({ area = "" }) => ({
    title: `${toTitleCase(area)} metro area`,
    text: "Hospitals and systems of the area, wages by profession, the towns within commuting distance, and every open posting among them.",
    links: [jobsIn(area), jobsByState, allJobs],
  }),
  [paths.locations()]: {
    title: "Locations",
    text: "Every city and state with an open posting, in one list with its count, so that you can start from where you want to live.",
    links: [jobsByState, jobs("Remote jobs", { remote: "true" }), allJobs],
  },
  "/locations/:slug": ({ slug = "" }) => ({
    title: `Healthcare jobs and living in ${toName(slug)}`,
    text: "Open postings here and nearby, the hospitals and clinics behind them, pay, commuting, housing and schools.",
    links: [jobsIn(slug), jobsByState, allJobs],
  }),
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
    text: "Questions about licenses, contracts and the next step, answered from our own guides and data with the page it was taken from. It will not invent a figure. Until it opens, a person answers within 24 hours.",
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
    text: "Short answers about applying, licenses, pay figures, what employers see, fees, and how long hiring takes. Until they stand here, ask us: we answer within 24 hours.",
    links: [contact, allJobs, employers],
  },
  [paths.about()]: about,
  "/about-us": about,
  [paths.privacyPolicy()]: {
    title: "Privacy policy",
    text: "What we keep about you, why, for how long, who can read it, and how to have it sent to you or deleted, in plain words. Until it stands here, write to us and we answer within 24 hours.",
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
  "/resources/:guide": ({ guide = "" }) => (Object.hasOwn(guides, guide) ? guides[guide]! : null),
  // Employers
  [paths.postJob()]: {
    title: "Post a job",
    text: "Four short steps, role, place, pay and how to apply, with a live preview and a check against the rules of job search engines. Until it opens, send us the job description and a recruiter answers within 24 hours.",
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
  // Recruiters
  [paths.physicianRecruiters()]: {
    title: "Physician recruiters",
    text: "How a physician search works from both sides: site visit, contract review, credentialing and start date, with realistic weeks for each, and what it costs the facility. Physicians pay nothing.",
    links: [physicianJobs, hireRequest, contact],
  },
  [paths.nursePractitionerRecruiters()]: {
    title: "Nurse practitioner recruiters",
    text: "Hiring NPs by population focus and state practice authority: where a collaborating physician is needed, what onboarding takes, and who is looking now.",
    links: [npJobs, hireRequest, contact],
  },
  [paths.nursePractitionerForm()]: {
    title: "Nurse practitioner form",
    text: "One short form for NPs who want to be called: certification, states, setting, schedule and pay floor. Until it opens, create a profile or write to us.",
    links: [register, npJobs, contact],
  },
  [paths.hireNpsNow()]: {
    title: "Hire NPs now",
    text: "For clinics with a panel waiting: a request for nurse practitioners who can start within weeks, permanent or locum, answered within 24 hours.",
    links: [hireRequest, employers, contact],
  },
  [paths.nursePractitionerRecruitersNearMe()]: {
    title: "Nurse practitioner recruiters near me",
    text: "Recruiters by state and city, and the NP openings they work on within driving distance of you.",
    links: [npJobs, jobsByState, contact],
  },
  [paths.physicianAssistantRecruiters()]: {
    title: "Physician assistant recruiters",
    text: "Placing PAs in surgery, emergency, hospital and primary care: scope and supervision by state, orientation for a change of specialty, and pay that holds them.",
    links: [paJobs, hireRequest, contact],
  },
  ...recruiterPages,
  "/:profession-recruiters-:place": ({ profession = "", place = "" }) => ({
    title: `${toName(profession)} recruiters in ${toName(place)}`,
    text: `Local hiring in figures: open roles, hospitals and health systems, pay against the national average, license rules and time to hire.`,
    links: [jobsOf(profession, toName(place)), jobsIn(place), hireRequest],
  }),
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
