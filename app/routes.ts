import type { RouteConfig } from "@remix-run/route-config";
import { feedFiles, professionJobLists, recruitedSpecialties } from "./paths.ts";

/** A page without a listing is reached only from other pages. */
interface Listing {
  section: "Jobs" | "Professions" | "Places" | "Specialties" | "Maps" | "Guides" | "Contact";
  title: string;
  /** For an address that is nearly right. */
  synonyms?: readonly string[];
}

interface RouteOptions {
  /** For a second route with the same module. */
  id?: string;
  listed?: Listing;
}

// Not Remix's own helpers, which import its compiler: the Workers read this table too.
const route = (path: string, file: string, { id, listed }: RouteOptions = {}) => ({ id, path, file, listed });
const index = (file: string, { listed }: RouteOptions) => ({ path: undefined, index: true, file, listed });
const onSiteMap = (section: Listing["section"], title: string, ...synonyms: string[]) => ({
  listed: { section, title, synonyms },
});

const table = [
  index("home/routes/home.tsx", onSiteMap("Jobs", "Home", "start", "index")),
  route(
    "jobs",
    "jobs/routes/search.tsx",
    onSiteMap("Jobs", "All open jobs", "careers", "openings", "vacancies", "listings"),
  ),
  route("search", "jobs/routes/search.tsx", { id: "search" }),
  route("jobs/:slug", "jobs/routes/job-or-state.tsx"),
  route("jobs/:slug/apply", "jobs/routes/apply.tsx"),
  route("jobs/:slug/report", "moderation/routes/report.tsx"),
  route("jobs/:slug/applied", "jobs/routes/applied.tsx"),
  route("healthcare-jobs/:state", "jobs/routes/healthcare-jobs.tsx"),
  route("featured-jobs", "jobs/routes/featured.tsx", onSiteMap("Jobs", "Featured jobs")),
  route(
    "saved",
    "saved/routes/saved.tsx",
    onSiteMap("Jobs", "Saved jobs", "favorites", "shortlist", "compare"),
  ),
  route("jobs-by-state", "jobs/routes/by-state.tsx", onSiteMap("Jobs", "Jobs by state")),
  ...professionJobLists.map((list) =>
    route(`${list}-jobs`, "jobs/routes/profession-jobs.tsx", { id: `${list}-jobs` }),
  ),

  route(
    "professions",
    "professions/routes/professions.tsx",
    onSiteMap("Professions", "Healthcare professions", "occupations"),
  ),
  route("profession/:slug", "professions/routes/profession.tsx"),
  route(
    "healthcare-careers",
    "professions/routes/healthcare-careers.tsx",
    onSiteMap("Professions", "Healthcare careers", "paths", "school", "become"),
  ),
  route(
    "specialties",
    "specialties/routes/specialties.tsx",
    onSiteMap("Specialties", "All specialties", "fields", "subspecialties", "families"),
  ),
  route("specialties/:slug", "specialties/routes/specialty.tsx"),
  route("specialty-families/:family", "specialties/routes/specialty-family.tsx"),
  route(
    "np-pa-specialties",
    "specialties/routes/np-pa-specialties.tsx",
    onSiteMap("Professions", "NP and PA specialties", "nurse", "practitioner"),
  ),
  route(
    "geography",
    "places/routes/geography.tsx",
    onSiteMap("Maps", "Healthcare by place", "map", "geography", "regions"),
  ),
  route("geographic/:slug", "places/routes/geographic.tsx"),
  route("geographic/:state/:profession", "places/routes/state-profession.tsx"),
  route(
    "geographic-markets",
    "places/routes/geographic-markets.tsx",
    onSiteMap("Maps", "Geographic markets", "city", "cities"),
  ),
  route(
    "metro-areas",
    "places/routes/metro-areas.tsx",
    onSiteMap("Places", "Metro areas", "metropolitan", "cities"),
  ),
  route("metro/:area", "places/routes/metro.tsx"),
  route(
    "locations",
    "places/routes/locations.tsx",
    onSiteMap("Places", "Locations", "cities", "towns", "places"),
  ),
  route("locations/:slug", "places/routes/location.tsx"),
  route("states/:state", "places/routes/state.tsx"),
  route("states/:state/compare", "places/routes/choose-comparison.ts"),
  route("states/:state/compare/:other", "places/routes/compare.tsx"),

  route(
    "salary-comparison",
    "salary/routes/salary-comparison.tsx",
    onSiteMap("Professions", "Salary comparison", "salary", "wage", "pay", "calculator", "earn"),
  ),
  route("salary-comparison/:role", "salary/routes/role-pay.tsx"),
  route("salary-comparison/:role/:place", "salary/routes/role-pay.tsx", {
    id: "salary-comparison/:role/:place",
  }),
  route("salary-comparison.csv", "salary/routes/pay-file.ts"),
  route(
    "salary-tool",
    "offer/routes/offer.tsx",
    onSiteMap("Jobs", "Salary tool", "offer", "pay", "1099", "stipend", "calculator", "wage"),
  ),
  route(
    "career-dashboard",
    "career/routes/career-dashboard.tsx",
    onSiteMap("Jobs", "Career dashboard", "career", "center", "market", "goals"),
  ),
  route(
    "candidate-matching",
    "match/routes/candidate-matching.tsx",
    onSiteMap("Jobs", "Candidate matching", "match", "fit", "score", "recommended"),
  ),
  route(
    "ai-career-mentor",
    "mentor/routes/mentor.tsx",
    onSiteMap("Contact", "AI career mentor", "mentor", "ask", "advisor", "chat"),
  ),
  route(
    "ai-navigation",
    "navigation/routes/navigation.tsx",
    onSiteMap("Contact", "AI navigation", "find", "assistant", "sentence"),
  ),

  route(
    "skills-assessment",
    "skills/routes/checklists.tsx",
    onSiteMap("Guides", "Skills assessment", "skills", "checklist", "competency", "self", "evaluation"),
  ),
  route("skills-assessment/:slug", "skills/routes/checklist.tsx"),
  route("skills-assessment/:slug/result", "skills/routes/kept-result.tsx"),
  route("skills-assessment/:slug/result.json", "skills/routes/result-file.ts"),
  route(
    "career-guides",
    "content/routes/article-list.tsx",
    onSiteMap("Guides", "Career guides", "advice", "tips", "contract", "checklist"),
  ),
  route("career-guides/:category/:slug", "content/routes/article.tsx"),
  route("blog", "content/routes/article-list.tsx", {
    id: "blog",
    ...onSiteMap("Guides", "Blog", "posts", "news", "articles"),
  }),
  route("blog/:slug", "content/routes/article.tsx", { id: "blog/:slug" }),
  route("resources", "content/routes/article-list.tsx", {
    id: "resources",
    ...onSiteMap("Guides", "Resources", "interview", "benefits", "help"),
  }),
  route("resources/:guide", "content/routes/article.tsx", { id: "resources/:guide" }),
  route(
    "downloads",
    "downloads/routes/downloads.tsx",
    onSiteMap("Guides", "Downloads", "worksheets", "templates", "printable", "checklists", "pdf"),
  ),

  route(
    "faq",
    "trust/routes/faq.tsx",
    onSiteMap("Contact", "Frequently asked questions", "faq", "questions", "answers", "help"),
  ),
  route("about", "trust/routes/about.tsx", onSiteMap("Contact", "About us", "company", "team", "who")),
  route("about-us", "trust/routes/about.tsx", { id: "about-us" }),
  route(
    "privacy-policy",
    "trust/routes/policy.tsx",
    onSiteMap("Contact", "Privacy policy", "privacy", "cookies", "data", "gdpr", "ccpa"),
  ),
  route("terms", "trust/routes/policy.tsx", {
    id: "terms",
    ...onSiteMap("Contact", "Terms of use", "terms", "conditions", "legal"),
  }),

  route(
    "employers",
    "employers/routes/employers.tsx",
    onSiteMap("Contact", "For employers", "recruit", "hiring", "staffing"),
  ),
  route(
    "hire-request",
    "employers/routes/hire-request.tsx",
    onSiteMap("Contact", "Send a hiring request", "hire", "talent"),
  ),
  route("employers/:slug", "employers/routes/employer.tsx"),
  route("for-employers", "employers/routes/employers.tsx", { id: "for-employers" }),
  route("employer-landing", "employers/routes/employers.tsx", { id: "employer-landing" }),
  route("hiring", "hiring/routes/hiring.tsx"),
  route("hiring/claims", "hiring/routes/find-company.tsx"),
  route("hiring/claims/:publicId", "hiring/routes/claim.tsx"),
  route("hiring/:company/company", "hiring/routes/company.tsx"),
  route("hiring/:company/team", "hiring/routes/team.tsx"),
  route("hiring/:company/requests", "hiring/routes/requests.tsx"),
  route("invitations", "hiring/routes/invitation.tsx"),
  route(
    "post-job",
    "post-job/routes/start.tsx",
    onSiteMap("Contact", "Post a job", "posting", "vacancy", "advertise"),
  ),
  route("post-job/published/:slug", "post-job/routes/published.tsx"),
  route("post-job/:draft/review", "post-job/routes/review.tsx"),
  route("post-job/:draft/:step", "post-job/routes/step.tsx"),
  route("still-hiring", "hiring/routes/still-hiring.tsx"),
  route("hiring/:company", "hiring/routes/jobs.tsx"),
  route("hiring/:company/jobs.csv", "hiring/routes/jobs-file.ts"),
  route("hiring/:company/history/:slug", "hiring/routes/job-history.tsx"),
  route(
    "healthcare-executives",
    "recruiters/routes/buyer.tsx",
    onSiteMap("Contact", "Hire healthcare executives", "cno", "cmo", "coo", "retained", "leadership"),
  ),
  route("physicians-clinicians", "recruiters/routes/buyer.tsx", {
    id: "physicians-clinicians",
    ...onSiteMap("Contact", "Hire physicians and clinicians", "locum", "doctors", "providers"),
  }),
  route("healthcare-administration", "recruiters/routes/buyer.tsx", {
    id: "healthcare-administration",
    ...onSiteMap("Contact", "Hire for healthcare administration", "practice manager", "coding", "billing"),
  }),
  route(
    "contact",
    "contact/routes/contact.tsx",
    onSiteMap("Contact", "Contact us", "support", "help", "phone", "email"),
  ),
  route("contact-us", "contact/routes/contact.tsx", { id: "contact-us" }),

  ...[
    "physician-recruiters",
    "nurse-practitioner-recruiters",
    "nurse-practitioner-form",
    "hire-nps-now",
    "physician-assistant-recruiters",
    ...recruitedSpecialties.flatMap((specialty) => [`${specialty}-recruiting`, `${specialty}-recruiters`]),
  ].map((path) => route(path, "recruiters/routes/hub.tsx", { id: path })),
  route("nurse-practitioner-recruiters-near-me", "recruiters/routes/near-me.tsx"),

  route("admin", "admin/routes/admin.tsx"),
  route("admin-dashboard", "admin/routes/admin.tsx", { id: "admin-dashboard" }),
  route("admin/hire-requests", "admin/routes/hire-requests.tsx"),
  route("admin/hire-requests/:publicId", "admin/routes/hire-request.tsx"),
  route("admin/contacts", "admin/routes/contacts.tsx"),
  route("admin/contacts/:publicId", "admin/routes/contact-request.tsx"),
  route("admin/hire-requests.csv", "admin/routes/request-file.ts"),
  route("admin/contacts.csv", "admin/routes/request-file.ts", { id: "admin/contacts.csv" }),
  route("admin/postings", "moderation/routes/postings.tsx"),
  route("admin/postings/:slug", "moderation/routes/posting.tsx"),
  route("admin/reports", "moderation/routes/reports.tsx"),
  route("admin/employers", "moderation/routes/employers.tsx"),
  route("admin/employers/:slug", "moderation/routes/employer.tsx"),
  route("admin/employers/:slug/merge", "moderation/routes/merge-employers.tsx"),
  route("admin/attachments/:publicId", "admin/routes/attachment.ts"),
  route("admin/web-vitals", "speed/routes/web-vitals.tsx"),
  route("admin/web-vitals/route", "speed/routes/route.tsx"),
  route("admin/web-vitals.csv", "speed/routes/speed-file.ts"),
  route("admin/analytics", "analytics/routes/analytics.tsx"),
  route("admin/analytics.csv", "analytics/routes/analytics-file.ts"),
  route("admin/cron", "operations/routes/cron.tsx"),
  route("admin/data-requests", "operations/routes/data-requests.tsx"),
  route("admin/data-requests/:id", "operations/routes/data-request.tsx"),
  route("admin/data-requests/:id/person.json", "operations/routes/person-file.ts", { id: "person-json" }),
  route("admin/data-requests/:id/person.txt", "operations/routes/person-file.ts", { id: "person-text" }),
  route("admin/feeds", "operations/routes/desk-feeds.tsx"),
  route("admin/feeds/:feed", "operations/routes/desk-feed.tsx"),
  route("admin/taxonomy", "taxonomy/routes/taxonomy.tsx"),
  route("admin/taxonomy/:id", "taxonomy/routes/word.tsx"),
  route("admin/users", "operations/routes/users.tsx"),
  route("admin/users/:id", "operations/routes/user.tsx"),
  route("admin/audit", "operations/routes/audit.tsx"),
  route("admin/audit.csv", "operations/routes/audit-file.ts"),
  route("admin/mail", "operations/routes/mail.tsx"),
  route("admin/mail/suppressions", "operations/routes/suppressions.tsx"),
  route("admin/mail/:id", "operations/routes/one-mail.tsx"),
  route("admin/social-media", "social/routes/social-media.tsx"),
  route("admin/social-media/new", "social/routes/new-post.tsx"),
  route("admin/social-media/templates", "social/routes/templates.tsx"),
  route("admin/social-media/templates/:publicId", "social/routes/template.tsx"),
  route("admin/social-media/:publicId", "social/routes/post.tsx"),
  route("admin/google-jobs-validation", "validation/routes/jobs-validation.tsx"),
  route("admin/google-jobs-validation.csv", "validation/routes/validation-file.ts"),
  route("admin/google-jobs-validation/jobs/:slug", "validation/routes/job-validation.tsx"),
  route("admin/google-jobs-validation/pasted", "validation/routes/pasted-validation.tsx"),

  route("hiring/:company/applicants", "applicants/routes/applicants.tsx"),
  route("hiring/:company/applicants.csv", "applicants/routes/applicants-file.ts"),
  route("hiring/:company/applicants/:publicId", "applicants/routes/applicant.tsx"),
  route("hiring/:company/jobs/:slug/close", "applicants/routes/close-job.tsx"),

  route(
    "login",
    "accounts/routes/login.tsx",
    onSiteMap("Contact", "Log in", "signin", "sign", "login", "account"),
  ),
  route(
    "register",
    "accounts/routes/register.tsx",
    onSiteMap("Contact", "Create an account", "signup", "sign", "join", "register"),
  ),
  route("logout", "accounts/routes/logout.tsx"),
  route("sign-in-link", "accounts/routes/sign-in-link.tsx"),
  route("sign-in", "accounts/routes/sign-in.tsx"),
  route("sign-in-code", "accounts/routes/sign-in-code.tsx"),
  route(
    "forgot-password",
    "accounts/routes/forgot-password.tsx",
    onSiteMap("Contact", "Reset a password", "forgot"),
  ),
  route("reset-password", "accounts/routes/reset-password.tsx"),
  route("verify-email", "accounts/routes/verify-email.tsx"),
  route("confirm-new-email", "accounts/routes/confirm-new-email.tsx"),
  route("approve-new-email", "accounts/routes/approve-new-email.tsx"),
  route("dashboard", "dashboard/routes/dashboard.tsx"),
  route("dashboard/applications/:publicId", "dashboard/routes/application.tsx"),
  route("dashboard/offers", "offer/routes/saved-offers.tsx"),
  route("dashboard/offers/new", "offer/routes/save-offer.tsx"),
  route("dashboard/offers/:publicId", "offer/routes/saved-offer.ts"),
  route("dashboard/profile", "profile/routes/profile.tsx"),
  route("expiry-emails/stop", "profile/routes/stop-expiry-mails.tsx"),
  route("dashboard/password", "accounts/routes/change-password.tsx"),
  route("dashboard/name", "accounts/routes/change-name.tsx"),
  route("dashboard/photo", "accounts/routes/change-photo.tsx"),
  route("photos/:photo", "accounts/routes/photo-file.ts"),
  route("dashboard/delete-account", "dashboard/routes/delete-account.tsx"),
  route("dashboard/email", "accounts/routes/change-email.tsx"),
  route("dashboard/second-factor", "accounts/routes/second-factor.tsx"),
  route("dashboard/sessions", "accounts/routes/sessions.tsx"),
  route("dashboard/verification", "accounts/routes/resend-verification.tsx"),

  route("hiring/:company/feeds", "feeds/routes/feeds.tsx"),
  route("hiring/:company/feeds/new", "feeds/routes/new-feed.tsx"),
  route("hiring/:company/feeds/:feed", "feeds/routes/feed.tsx"),
  route("hiring/:company/feeds/:feed/:run", "feeds/routes/feed-run.tsx"),

  route("sitemap", "sitemap/routes/sitemap.tsx", onSiteMap("Contact", "Site map", "sitemap")),
  route("offline", "offline/routes/offline.tsx"),
  route("manifest.webmanifest", "offline/routes/manifest.ts"),

  route("cards/:kind/:file", "cards/routes/card.ts"),
  route("sitemap.xml", "crawlers/routes/sitemap-index.ts"),
  route("sitemap/:file", "crawlers/routes/sitemap-file.ts"),
  ...["blog", "career-guides"].flatMap((list) =>
    Object.values(feedFiles).map((file) =>
      route(`${list}/${file}`, "crawlers/routes/feed.ts", { id: `${list}/${file}` }),
    ),
  ),
  ...["blog/:slug", "resources/:slug", "career-guides/:category/:slug"].map((path) =>
    route(`${path}.md`, "crawlers/routes/twin.ts", { id: `${path}.md` }),
  ),
  route("social.rss", "social/routes/social-feed.ts"),
  route("llms.txt", "crawlers/routes/language-models.ts"),
  route("robots.txt", "crawlers/routes/robots.ts"),
  route(".well-known/security.txt", "crawlers/routes/security.ts"),

  // Answers {profession}-recruiters-{place} and every unknown address.
  route("*", "recruiters/routes/landing-or-missing.tsx"),
];

/** Remix reads the rows; other code reads the pages below. */
export default table satisfies RouteConfig;

/** Without the catch-all, which knows its own addresses. */
const pages = table.filter(({ path, file }) => path !== "*" && file.endsWith(".tsx"));

export const pagePatterns: readonly string[] = pages.map(({ path = "" }) => `/${path}`);

export const listPagesOf = (section: Listing["section"]) =>
  pages.flatMap(({ path = "", listed }) =>
    listed?.section === section ? [{ ...listed, to: `/${path}` }] : [],
  );
