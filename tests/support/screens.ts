import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/router";
import { paths } from "#app/paths.ts";
import routes from "#app/routes.ts";
import * as states from "./screen-states.ts";

/** How a screen is looked at. */
export interface Look {
  colorScheme: "light" | "dark";
  width: 390 | 1280;
}

const lightWide: Look = { colorScheme: "light", width: 1280 };
const darkWide: Look = { colorScheme: "dark", width: 1280 };
const lightNarrow: Look = { colorScheme: "light", width: 390 };
const darkNarrow: Look = { colorScheme: "dark", width: 390 };

export const usualLooks: readonly Look[] = [lightWide, darkNarrow];
const all = [lightWide, darkWide, lightNarrow, darkNarrow];
const wide = [lightWide, darkWide];
const narrow = [lightNarrow, darkNarrow];

export type Role = "seeker" | "employer" | "admin";

interface Screen {
  name: string;
  path: string;
  /** Who is signed in. */
  as?: Role;
  /** Of an open screen; a closed one has none. */
  state?: states.State;
  /** Without, `usualLooks`. */
  looks?: readonly Look[];
  /** The screen of the same kind that stands for this one in `npm test`; `npm run test:all` opens both. */
  alike?: string;
}

/** Every screen, closed and in each of its open states. @param jobSlug of any open posting */
export function listScreens(jobSlug: string): Screen[] {
  const named = listNamedScreens(jobSlug);
  const shown = new Set(named.map(({ path }) => findRoute(path)?.file));
  const rest = routes.filter(
    ({ path, file }) => path && !/[:*]/.test(path) && !shown.has(file) && hasPage(file),
  );
  return [...named, ...rest.map(({ path }) => ({ name: path!, path: `/${path}`, as: toReader(path!) }))];
}

const known = routes.map((route, id) => ({ ...route, id: String(id) })) as Parameters<typeof matchRoutes>[0];
export const findRoute = (path: string) => routes[Number(matchRoutes(known, path)?.at(-1)?.route.id)];

/** Other modules only act or answer a file. */
export const hasPage = (file: string): boolean =>
  readFileSync(`app/${file}`, "utf8").includes("export default");

const toReader = (path: string): Role | undefined => readers.find(([start]) => path.startsWith(start))?.[1];

const readers = [
  ["admin", "admin"],
  ["dashboard", "seeker"],
  ["hiring", "employer"],
] as const;

/** Those with a state, a sample address or a name of their own; a plain page needs no line. */
const listNamedScreens = (jobSlug: string): Screen[] => [
  { name: "home", path: paths.home(), looks: all },
  { name: "home, all expanded", path: paths.home(), state: states.everythingExpanded },
  {
    name: "menu for job seekers",
    alike: "account menu",
    path: paths.home(),
    looks: wide,
    state: states.menuOpen("Job Seekers"),
  },
  {
    name: "menu for employers",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: states.menuOpen("Employers"),
  },
  {
    name: "menu of tools",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: states.menuOpen("Tools & Resources"),
  },
  {
    name: "menu about us",
    alike: "menu for job seekers",
    path: paths.home(),
    looks: wide,
    state: states.menuOpen("About"),
  },
  { name: "mobile menu", path: paths.home(), looks: narrow, state: states.mobileMenuOpen },
  {
    name: "mobile menu, signed in",
    alike: "mobile menu",
    path: paths.home(),
    as: "seeker",
    looks: narrow,
    state: states.mobileMenuOpen,
  },
  { name: "account menu", path: paths.home(), as: "admin", looks: wide, state: states.accountMenuOpen },
  { name: "header search", path: paths.home(), state: states.searchOpen },
  { name: "search box of Ctrl+/", path: paths.contact(), looks: all, state: states.paletteOpen },
  {
    name: "AI navigation, answered",
    path: `${paths.aiNavigation()}?q=night+icu+jobs+in+texas+over+%2450+an+hour+with+a+jacuzzi`,
  },
  {
    name: "mentor, with an example",
    path: `${paths.mentor()}?example=icu-colorado`,
  },
  {
    name: "quick actions",
    alike: "call to action",
    path: paths.jobs(),
    looks: narrow,
    state: states.quickActionsOpen,
  },
  { name: "call to action", path: paths.home(), looks: narrow, state: states.stickyActionOpen },
  { name: "hire dialog", path: paths.home(), state: states.hireDialogOpen },
  { name: "hire dialog with errors", path: paths.home(), state: states.hireDialogRefused },
  {
    name: "quick-hire form with errors",
    alike: "hire request with errors",
    path: paths.home(),
    state: states.foldedFormRefused(paths.hireRequest()),
  },
  { name: "jobs", path: paths.jobs() },
  { name: "jobs, filters open", path: paths.jobs(), looks: narrow, state: states.filtersOpen },
  { name: "jobs, searched", path: paths.jobs("query=icu&location=Texas&shift=night"), looks: narrow },
  { name: "posting beside the jobs", path: paths.jobs(`job=${jobSlug}`) },
  { name: "jobs, none found", path: paths.jobs("query=astronaut+kangaroo") },
  { name: "job", path: paths.job(jobSlug) },
  { name: "saved jobs, none", alike: "saved jobs", path: paths.saved() },
  { name: "saved jobs", path: paths.saved(), state: states.jobsSaved(jobSlug) },
  { name: "career dashboard", path: paths.careerDashboard(), as: "seeker" },
  { name: "career dashboard, no profile", path: paths.careerDashboard() },
  { name: "candidate matching", path: paths.candidateMatching() },
  { name: "matches", path: paths.candidateMatching(), state: states.profileKeptHere },
  { name: "application", alike: "application with errors", path: paths.applyToJob(jobSlug) },
  {
    name: "application with errors",
    path: paths.applyToJob(jobSlug),
    state: states.formRefused(paths.applyToJob(jobSlug)),
  },
  {
    name: "application sent",
    path: paths.applied(jobSlug, "none"),
    state: states.applicationSent(paths.applyToJob(jobSlug)),
  },
  { name: "featured jobs", alike: "jobs", path: paths.featuredJobs() },
  { name: "jobs of a state", alike: "jobs", path: paths.jobsInState("texas") },
  { name: "jobs of a state at its other address", alike: "jobs", path: "/healthcare-jobs/texas" },
  { name: "jobs by state", alike: "locations", path: paths.jobsByState() },
  { name: "metro areas", path: paths.metroAreas() },
  { name: "metro area", path: paths.metro("kansas-city-mo") },
  { name: "locations", path: paths.locations() },
  { name: "places of a state", alike: "locations", path: paths.locations("state=texas") },
  { name: "career guides", path: paths.careerGuides() },
  {
    name: "career guides, searched",
    alike: "career guides",
    path: paths.careerGuides("query=retirement+match"),
    looks: narrow,
  },
  {
    name: "career guides, none found",
    alike: "career guides",
    path: paths.careerGuides("query=astronaut+kangaroo"),
    looks: narrow,
  },
  { name: "blog", alike: "career guides", path: paths.blog() },
  { name: "resources", alike: "career guides", path: paths.resources() },
  { name: "post with figures", path: paths.post("where-the-same-rn-keeps-most") },
  { name: "guide", path: paths.careerGuide("pay-and-contracts", "w2-or-1099"), looks: all },
  { name: "ranking of the states", path: paths.resource("best-states") },
  {
    name: "states that nothing ranks",
    alike: "ranking of the states",
    path: `${paths.resource("best-states")}?pay=0&tax=0&housing=0&license=0`,
    looks: narrow,
  },
  {
    name: "certificates, filtered",
    path: `${paths.resource("certification-roadmap")}?profession=registered-nurses`,
  },
  { name: "postings by week", alike: "ranking of the states", path: paths.resource("market-trends") },
  {
    name: "demand beside postings",
    alike: "ranking of the states",
    path: paths.resource("high-demand-specialties"),
  },
  {
    name: "resource that is not there",
    alike: "unknown page",
    path: paths.resource("no-such-guide"),
    looks: narrow,
  },
  { name: "place", alike: "locations", path: paths.location("college-station-tx") },
  { name: "place on no map", alike: "place", path: paths.location("tysons-va") },
  { name: "map of the country", path: paths.geography() },
  { name: "state", path: paths.state("texas") },
  { name: "two states compared", path: paths.compareStates("colorado", "texas") },
  { name: "market of a state", alike: "state", path: paths.geographic("ohio") },
  { name: "market of a city", alike: "state", path: paths.geographic("chicago") },
  { name: "city markets", alike: "metro areas", path: paths.geographicMarkets() },
  {
    name: "profession in a state",
    alike: "state",
    path: paths.geographicProfession("texas", "registered-nurse"),
  },
  { name: "specialties", path: paths.specialties() },
  { name: "specialties, searched", alike: "specialties", path: paths.specialties("query=icu") },
  { name: "professions", alike: "specialties", path: paths.professions() },
  { name: "profession with a map", path: paths.profession("nurse-practitioner") },
  {
    name: "profession without medians by state",
    alike: "profession with a map",
    path: paths.profession("cardiologist"),
  },
  { name: "careers", alike: "profession with a map", path: paths.healthcareCareers() },
  { name: "NP and PA specialties", alike: "careers", path: paths.npPaSpecialties() },
  { name: "jobs of a profession", alike: "jobs", path: paths.professionJobs("physician") },
  { name: "specialty", path: paths.specialty("cardiology") },
  { name: "specialty, filed with others", alike: "specialty", path: paths.specialty("community-psychiatry") },
  { name: "field of specialties", alike: "specialty", path: paths.specialty("icu") },
  { name: "specialty family", alike: "specialties", path: paths.specialtyFamily("primary-care") },
  { name: "hire request", alike: "hire request with errors", path: paths.hireRequest() },
  {
    name: "hire request with errors",
    path: paths.hireRequest(),
    state: states.formRefused(paths.hireRequest()),
  },
  { name: "hire request with a wrong file", path: paths.hireRequest(), state: states.wrongFileChosen },
  { name: "receipt", path: paths.hireRequest(), state: states.hireRequestSent, looks: all },
  { name: "receipt in the dialog", alike: "receipt", path: paths.home(), state: states.hireDialogSent },
  {
    name: "receipt in a page",
    alike: "receipt",
    path: paths.localRecruiters("pediatrician", "chicago"),
    state: states.hireRequestSent,
  },
  { name: "contact", alike: "hire request with errors", path: paths.contact() },
  {
    name: "contact with errors",
    alike: "hire request with errors",
    path: paths.contact(),
    state: states.formRefused(paths.contact()),
  },
  { name: "offer of a profile", path: paths.contact(), state: states.profileOffered },
  { name: "employers", path: paths.employers() },
  { name: "buyers of executive search", alike: "physician recruiters", path: paths.healthcareExecutives() },
  {
    name: "buyers of clinicians",
    alike: "physician recruiters",
    path: paths.physiciansClinicians(),
  },
  { name: "employer", path: paths.employer("larkmere-health") },
  { name: "skills checklists", alike: "specialties", path: paths.skillsAssessment() },
  { name: "skills checklist", path: paths.skillsChecklist("icu-nurse") },
  {
    name: "skills result",
    path: paths.skillsResult("icu-nurse"),
    as: "seeker",
    state: states.skillsRated(paths.skillsChecklist("icu-nurse")),
  },
  { name: "login", path: paths.login() },
  { name: "register", alike: "login", path: paths.register() },
  { name: "log-in code, ended", alike: "forgotten password", path: paths.signInCode() },
  { name: "forgotten password", path: paths.forgotPassword() },
  { name: "sign-in link", alike: "forgotten password", path: paths.signInLink() },
  { name: "sign-in link that ended", alike: "forgotten password", path: paths.signIn("ended") },
  {
    name: "new password, by a link that ended",
    alike: "forgotten password",
    path: paths.resetPassword("ended"),
  },
  {
    name: "address confirmed, by a link that ended",
    alike: "forgotten password",
    path: paths.verifyEmail("ended"),
  },
  { name: "dashboard", path: paths.dashboard(), as: "seeker" },
  {
    name: "application of one's own",
    alike: "dashboard",
    path: paths.ownApplication("unknown"),
    as: "seeker",
    state: states.ownApplicationOpen(paths.applyToJob(jobSlug)),
  },
  { name: "applicants", path: paths.hiringApplicants("northquill-health"), as: "employer" },
  {
    name: "applicant",
    path: paths.hiringApplicant("northquill-health", "demo-applicant-1", "template=interview"),
    as: "employer",
  },
  {
    name: "posting to fill",
    alike: "applicant",
    path: paths.closeHiringJob("northquill-health", "unknown"),
    as: "employer",
    state: states.endingOpen(paths.hiringApplicants("northquill-health")),
  },
  { name: "password", alike: "login", path: paths.changePassword(), as: "seeker" },
  { name: "second factor", alike: "login", path: paths.secondFactor(), as: "admin" },
  {
    name: "second factor, to confirm",
    path: paths.secondFactor(),
    as: "employer",
    state: states.secondFactorBegun,
  },
  { name: "sessions", alike: "dashboard", path: paths.sessions(), as: "seeker" },
  { name: "admin", alike: "contacts", path: paths.admin(), as: "admin" },
  { name: "hire requests", alike: "contacts", path: paths.adminHireRequests(), as: "admin" },
  { name: "contacts", path: paths.adminContacts(), as: "admin" },
  {
    name: "hire requests, searched",
    alike: "contacts",
    path: paths.adminHireRequests(),
    as: "admin",
    state: states.requestsSearched,
  },
  {
    name: "hire request",
    path: paths.adminHireRequest("unknown"),
    as: "admin",
    state: states.requestOpen(paths.adminHireRequests()),
  },
  {
    name: "contact request",
    alike: "hire request",
    path: paths.adminContact("unknown"),
    as: "admin",
    state: states.requestOpen(paths.adminContacts()),
  },
  { name: "postings to check", alike: "cron runs", path: paths.adminPostings(), as: "admin" },
  {
    name: "posting to check",
    alike: "markup of a posting",
    path: paths.adminPosting("unknown"),
    as: "admin",
    state: states.waitingPostingOpen(paths.adminPostings()),
  },
  { name: "reports", alike: "contacts", path: paths.adminReports(), as: "admin" },
  { name: "employers of the desk", alike: "cron runs", path: paths.adminEmployers(), as: "admin" },
  { name: "report a posting", alike: "application with errors", path: paths.reportJob(jobSlug) },
  { name: "analytics", path: paths.adminAnalytics(), as: "admin" },
  { name: "web vitals", path: paths.adminVitals(), as: "admin" },
  { name: "users", alike: "cron runs", path: paths.adminUsers(), as: "admin" },
  { name: "user", alike: "hire request", path: paths.adminUser(2), as: "admin" },
  { name: "audit log", alike: "cron runs", path: paths.adminAudit(), as: "admin" },
  { name: "data requests", alike: "cron runs", path: paths.adminDataRequests(), as: "admin" },
  { name: "data request", alike: "unknown page", path: paths.adminDataRequest("unknown"), as: "admin" },
  { name: "feeds", alike: "cron runs", path: paths.adminFeeds(), as: "admin" },
  { name: "feed", alike: "hire request", path: paths.adminFeed("demo-file"), as: "admin" },
  { name: "taxonomy", alike: "cron runs", path: paths.adminTaxonomy(), as: "admin" },
  { name: "words of titles", alike: "hire request", path: paths.adminWord(1), as: "admin" },
  { name: "mail", alike: "cron runs", path: paths.adminMail(), as: "admin" },
  { name: "a mail that is gone", alike: "unknown page", path: paths.adminMailOne(1), as: "admin" },
  { name: "suppressions", alike: "password", path: paths.adminSuppressions(), as: "admin" },
  {
    name: "web vitals of a route",
    alike: "web vitals",
    path: paths.adminRouteVitals("path=%2Fjobs"),
    as: "admin",
  },
  { name: "cron runs", path: paths.adminCron(), as: "admin" },
  { name: "social posts", alike: "social post", path: paths.adminSocialMedia(), as: "admin" },
  { name: "social post", path: paths.adminSocialPost("demo-social-2"), as: "admin" },
  { name: "new social post", alike: "social post", path: paths.adminNewSocialPost(), as: "admin" },
  { name: "social templates", alike: "social post", path: paths.adminSocialTemplates(), as: "admin" },
  {
    name: "social template",
    alike: "social post",
    path: paths.adminSocialTemplate("demo-pay-first"),
    as: "admin",
  },
  { name: "Google Jobs validation", alike: "cron runs", path: paths.adminJobsValidation(), as: "admin" },
  { name: "markup of a posting", path: paths.adminJobValidation(jobSlug), as: "admin" },
  {
    name: "pasted markup",
    alike: "cron runs",
    path: paths.adminPastedValidation(),
    as: "admin",
  },
  { name: "recruiters in a city", path: paths.localRecruiters("pediatrician", "chicago") },
  {
    name: "recruiters in a state",
    alike: "recruiters in a city",
    path: paths.localRecruiters("psychiatrist", "california"),
  },
  { name: "recruiters not covered", alike: "unknown page", path: "/dermatologist-recruiters-tulsa" },
  { name: "physician recruiters", path: paths.physicianRecruiters() },
  { name: "specialty recruiting", alike: "physician recruiters", path: paths.specialtyRecruiting("nursing") },
  {
    name: "recruiters near me",
    alike: "recruiters in a city",
    path: `${paths.nursePractitionerRecruitersNearMe()}?state=ohio`,
  },
  { name: "start of a posting", path: paths.postJob() },
  { name: "find your company", path: paths.findCompany("q=lark"), as: "employer" },
  {
    name: "claim of a company",
    alike: "find your company",
    path: paths.findCompany("company=larkmere-health"),
    as: "employer",
  },
  {
    name: "claim that is being checked",
    alike: "application of one's own",
    path: paths.companyClaim("unknown"),
    as: "employer",
    state: states.companyClaimed("larkmere-health"),
  },
  { name: "company settings", path: paths.companySettings("northquill-health"), as: "employer" },
  { name: "jobs of a company", path: paths.hiringJobs("northquill-health"), as: "employer" },
  {
    name: "history of a posting",
    alike: "jobs of a company",
    path: paths.hiringJobHistory("northquill-health", jobSlug),
    as: "employer",
  },
  { name: "team", alike: "company settings", path: paths.hiringTeam("northquill-health"), as: "employer" },
  {
    name: "team, one invited",
    alike: "team",
    path: paths.hiringTeam("northquill-health"),
    as: "employer",
    state: states.colleagueInvited,
  },
  { name: "own requests", alike: "team", path: paths.hiringRequests("northquill-health"), as: "employer" },
  { name: "dashboard of an employer", alike: "dashboard", path: paths.dashboard(), as: "employer" },
  { name: "invitation that ended", alike: "forgotten password", path: paths.invitation("ended") },
  { name: "job feeds", path: paths.hiringFeeds("northquill-health"), as: "employer" },
  {
    name: "new job feed",
    alike: "job feeds",
    path: paths.hiringNewFeed("northquill-health"),
    as: "employer",
  },
  { name: "job feed, paused", path: paths.hiringFeed("northquill-health", "demo-board"), as: "employer" },
  {
    name: "job feed, checked",
    alike: "job feed, paused",
    path: paths.hiringFeed("northquill-health", "demo-file"),
    as: "employer",
  },
  {
    name: "run of a job feed",
    alike: "job feed, paused",
    path: paths.hiringFeedRun("northquill-health", "demo-file", "demo-file-1"),
    as: "employer",
  },
  { name: "salary comparison", path: paths.salaryComparison() },
  { name: "pay of a profession", alike: "pay in a metro area", path: paths.rolePay("registered-nurse") },
  { name: "pay in a metro area", path: paths.placePay("registered-nurse", "houston-tx") },
  {
    name: "pay above what the survey prints",
    alike: "pay compared",
    path: paths.placePay("family-medicine-physician", "chicago-il"),
  },
  {
    name: "pay compared",
    path: paths.salaryComparison(
      "profession=physical-therapist&place=texas&place=houston-tx&place=new-york-ny&per=hour",
    ),
  },
  {
    name: "pay of an unknown profession",
    alike: "salary comparison",
    path: paths.salaryComparison("profession=astronaut&place=the+moon"),
  },
  { name: "salary tool, empty", alike: "salary tool", path: paths.salaryTool() },
  {
    name: "salary tool",
    path: paths.salaryTool(
      "role=registered-nurse&pay=46&state=TX&city=Houston&hours=36&night=6&nightHours=36&sign=15000&claw=full&match=3",
    ),
  },
  {
    name: "salary tool with errors",
    alike: "salary tool",
    path: paths.salaryTool("role=registered-nurse&pay=much&hours=-3&state=OH"),
  },
  {
    name: "two offers",
    path: paths.salaryTool(
      "role=registered-nurse&kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504&two=1&kind2=contractor&pay2=80&state2=UT",
    ),
  },
  { name: "saved offers", path: paths.savedOffers(), as: "seeker" },
  {
    name: "saving an offer",
    alike: "password",
    path: paths.saveOffer("pay=46&state=TX"),
    as: "seeker",
  },
  {
    name: "posting, a step",
    path: paths.postingStep("none", "pay"),
    as: "employer",
    state: states.postingWritten("pay"),
  },
  {
    name: "posting, review",
    path: paths.postingReview("none"),
    as: "employer",
    state: states.postingWritten("review"),
  },
  {
    name: "posting, sent",
    alike: "posting, review",
    path: paths.publishedPosting("none"),
    as: "employer",
    state: states.postingSent,
  },
  { name: "privacy policy", path: paths.privacyPolicy() },
  { name: "terms of use", alike: "privacy policy", path: paths.terms() },
  { name: "about us", path: paths.about() },
  { name: "questions", path: paths.faq(), state: states.everythingExpanded },
  { name: "questions, searched", path: `${paths.faq()}?query=license` },
  { name: "site map", path: paths.sitemap() },
  { name: "reading offline", alike: "no network", path: paths.offline() },
  { name: "no network", path: `${paths.offline()}?build=1` },
  { name: "unknown page", path: "/no-such-page" },
  { name: "error screen", path: paths.home(), state: states.navigationBroken },
];
