import type { RouteConfig } from "@remix-run/route-config";
import { feedFiles, jobFeedFiles, professionJobLists, recruitedSpecialties } from "./paths.ts";

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
  index("site/home/routes/home.tsx", onSiteMap("Jobs", "Home", "start", "index")),
  route(
    "jobs",
    "jobs/list/routes/search.tsx",
    onSiteMap("Jobs", "All open jobs", "careers", "openings", "vacancies", "listings"),
  ),
  route("search", "jobs/list/routes/search.tsx", { id: "search" }),
  route("jobs/:slug", "jobs/list/routes/job-or-state.tsx"),
  route("jobs/:slug/apply", "applications/submission/routes/apply.tsx"),
  route("jobs/:slug/report", "desk/reports/routes/report.tsx"),
  route("jobs/:slug/dismissed", "jobs/list/routes/dismiss-job.ts"),
  route("jobs/:slug/applied", "applications/receipt/routes/applied.ts"),
  route("applications/:publicId/shared", "applications/applicants/routes/shared.tsx"),
  route("applications/:publicId", "applications/receipt/routes/receipt.tsx"),
  route("applications/:publicId/files/:file", "applications/receipt/routes/sent-file.ts"),
  route("applications/:publicId/references", "applications/receipt/routes/references.tsx"),
  route("healthcare-jobs/:state", "jobs/list/routes/healthcare-jobs.tsx"),
  route("featured-jobs", "jobs/list/routes/featured.tsx", onSiteMap("Jobs", "Featured jobs")),
  route(
    "saved",
    "jobs/list/routes/saved.tsx",
    onSiteMap("Jobs", "Saved jobs", "favorites", "shortlist", "compare"),
  ),
  route("jobs-by-state", "jobs/list/routes/by-state.tsx", onSiteMap("Jobs", "Jobs by state")),
  ...professionJobLists.map((list) =>
    route(`${list}-jobs`, "jobs/list/routes/profession-jobs.tsx", { id: `${list}-jobs` }),
  ),

  route(
    "professions",
    "catalogue/professions/routes/professions.tsx",
    onSiteMap("Professions", "Healthcare professions", "occupations"),
  ),
  route("profession/:slug", "catalogue/professions/routes/profession.tsx"),
  route("profession/:slug/:tab", "catalogue/professions/routes/profession-tab.tsx"),
  route(
    "healthcare-careers",
    "catalogue/professions/routes/healthcare-careers.tsx",
    onSiteMap("Professions", "Healthcare careers", "paths", "school", "become"),
  ),
  route("healthcare-careers/:path", "catalogue/professions/routes/career-path.tsx"),
  route(
    "specialties",
    "catalogue/specialties/routes/specialties.tsx",
    onSiteMap("Specialties", "All specialties", "fields", "subspecialties", "families"),
  ),
  route("specialties/:slug", "catalogue/specialties/routes/specialty.tsx"),
  route("specialty-families/:family", "catalogue/specialties/routes/specialty-family.tsx"),
  route(
    "np-pa-specialties",
    "catalogue/specialties/routes/np-pa-specialties.tsx",
    onSiteMap("Professions", "NP and PA specialties", "nurse", "practitioner"),
  ),
  route(
    "geography",
    "catalogue/places/routes/geography.tsx",
    onSiteMap("Maps", "Healthcare by place", "map", "geography", "regions"),
  ),
  route("geographic/:slug", "catalogue/places/routes/geographic.tsx"),
  route("geographic/:state/:profession", "catalogue/places/routes/state-profession.tsx"),
  route(
    "geographic-markets",
    "catalogue/places/routes/geographic-markets.tsx",
    onSiteMap("Maps", "Geographic markets", "city", "cities"),
  ),
  route(
    "metro-areas",
    "catalogue/places/routes/metro-areas.tsx",
    onSiteMap("Places", "Metro areas", "metropolitan", "cities"),
  ),
  route("metro/:area", "catalogue/places/routes/metro.tsx"),
  route("metro/:area/:tab", "catalogue/places/routes/metro-tab.tsx"),
  route(
    "locations",
    "catalogue/places/routes/locations.tsx",
    onSiteMap("Places", "Locations", "cities", "towns", "places"),
  ),
  route("locations/:slug", "catalogue/places/routes/location.tsx"),
  route("locations/:slug/:tab", "catalogue/places/routes/location-tab.tsx"),
  route("states/:state", "catalogue/places/routes/state.tsx"),
  route("states/:state/:tab", "catalogue/places/routes/state-tab.tsx"),
  route("states/:state/compare", "catalogue/places/routes/choose-comparison.ts"),
  route("states/:state/compare/:other", "catalogue/places/routes/compare.tsx"),

  route(
    "salary-comparison",
    "catalogue/salary/routes/salary-comparison.tsx",
    onSiteMap("Professions", "Salary comparison", "salary", "wage", "pay", "calculator", "earn"),
  ),
  route("salary-comparison/:role", "catalogue/salary/routes/role-pay.tsx"),
  route("salary-comparison/:role/:place", "catalogue/salary/routes/role-pay.tsx", {
    id: "salary-comparison/:role/:place",
  }),
  route("salary-comparison.csv", "catalogue/salary/routes/pay-file.ts"),
  route(
    "salary-tool",
    "clinicians/offer/routes/offer.tsx",
    onSiteMap("Jobs", "Salary tool", "offer", "pay", "1099", "stipend", "calculator", "wage"),
  ),
  route(
    "career-dashboard",
    "clinicians/career/routes/career-dashboard.tsx",
    onSiteMap("Jobs", "Career dashboard", "career", "center", "market", "goals"),
  ),
  route(
    "candidate-matching",
    "clinicians/match/routes/candidate-matching.tsx",
    onSiteMap("Jobs", "Candidate matching", "match", "fit", "score", "recommended"),
  ),
  route(
    "ai-career-mentor",
    "assistant/mentor/routes/mentor.tsx",
    onSiteMap("Contact", "AI career mentor", "mentor", "ask", "advisor", "chat"),
  ),
  route(
    "ai-navigation",
    "assistant/navigation/routes/navigation.tsx",
    onSiteMap("Contact", "AI navigation", "find", "assistant", "sentence"),
  ),

  route(
    "skills-assessment",
    "clinicians/skills/routes/checklists.tsx",
    onSiteMap("Guides", "Skills assessment", "skills", "checklist", "competency", "self", "evaluation"),
  ),
  route("skills-assessment/:slug", "clinicians/skills/routes/checklist.tsx"),
  route("skills-assessment/:slug/result", "clinicians/skills/routes/kept-result.tsx"),
  route("skills-assessment/:slug/result.json", "clinicians/skills/routes/result-file.ts"),
  route(
    "career-guides",
    "catalogue/articles/routes/article-list.tsx",
    onSiteMap("Guides", "Career guides", "advice", "tips", "contract", "checklist"),
  ),
  route("career-guides/:category/:slug", "catalogue/articles/routes/article.tsx"),
  route("blog", "catalogue/articles/routes/article-list.tsx", {
    id: "blog",
    ...onSiteMap("Guides", "Blog", "posts", "news", "articles"),
  }),
  route("blog/:slug", "catalogue/articles/routes/article.tsx", { id: "blog/:slug" }),
  route("resources", "catalogue/articles/routes/article-list.tsx", {
    id: "resources",
    ...onSiteMap("Guides", "Resources", "interview", "benefits", "help"),
  }),
  route("resources/:guide", "catalogue/articles/routes/article.tsx", { id: "resources/:guide" }),
  route(
    "downloads",
    "site/downloads/routes/downloads.tsx",
    onSiteMap("Guides", "Downloads", "worksheets", "templates", "printable", "checklists", "pdf"),
  ),
  route(
    "developers",
    "site/developers/routes/developers.tsx",
    onSiteMap("Guides", "Developers", "api", "openapi", "data"),
  ),

  route(
    "faq",
    "site/trust/routes/faq.tsx",
    onSiteMap("Contact", "Frequently asked questions", "faq", "questions", "answers", "help"),
  ),
  route("about", "site/trust/routes/about.tsx", onSiteMap("Contact", "About us", "company", "team", "who")),
  route("about-us", "site/trust/routes/about.tsx", { id: "about-us" }),
  route(
    "privacy-policy",
    "site/trust/routes/policy.tsx",
    onSiteMap("Contact", "Privacy policy", "privacy", "cookies", "data", "gdpr", "ccpa"),
  ),
  route("terms", "site/trust/routes/policy.tsx", {
    id: "terms",
    ...onSiteMap("Contact", "Terms of use", "terms", "conditions", "legal"),
  }),

  route(
    "employers",
    "companies/pitch/routes/employers.tsx",
    onSiteMap("Contact", "For employers", "recruit", "hiring", "staffing"),
  ),
  route(
    "hire-request",
    "companies/pitch/routes/hire-request.tsx",
    onSiteMap("Contact", "Send a hiring request", "hire", "talent"),
  ),
  route("employers/:slug", "companies/pitch/routes/employer.tsx"),
  route("company-images/:image", "companies/pitch/routes/company-image.ts"),
  route("for-employers", "companies/pitch/routes/employers.tsx", { id: "for-employers" }),
  route("employer-landing", "companies/pitch/routes/employers.tsx", { id: "employer-landing" }),
  route("hiring", "companies/workspace/routes/hiring.tsx"),
  route("hiring/claims", "companies/workspace/routes/find-company.tsx"),
  route("hiring/claims/:publicId", "companies/workspace/routes/claim.tsx"),
  route("hiring/:company/company", "companies/workspace/routes/company.tsx"),
  route("hiring/:company/team", "companies/workspace/routes/team.tsx"),
  route("hiring/:company/approvals/:draft", "companies/posting/routes/approval.tsx"),
  route("hiring/:company/page", "companies/workspace/routes/careers-page.tsx"),
  route("hiring/:company/hours", "companies/workspace/routes/hours.tsx"),
  route("hiring/:company/requests", "companies/workspace/routes/requests.tsx"),
  route("invitations", "companies/workspace/routes/invitation.tsx"),
  route(
    "post-job",
    "companies/posting/routes/start.tsx",
    onSiteMap("Contact", "Post a job", "posting", "vacancy", "advertise"),
  ),
  route("post-job/published/:slug", "companies/posting/routes/published.tsx"),
  route("post-job/:draft/review", "companies/posting/routes/review.tsx"),
  route("post-job/:draft/:step", "companies/posting/routes/step.tsx"),
  route("still-hiring", "companies/workspace/routes/still-hiring.tsx"),
  route("hiring/:company", "companies/workspace/routes/jobs.tsx"),
  route("hiring/:company/jobs.csv", "companies/workspace/routes/jobs-file.ts"),
  route("hiring/:company/talent", "companies/talent/routes/talent.tsx"),
  route("hiring/:company/talent/:publicId", "companies/talent/routes/talent-person.tsx"),
  route("hiring/:company/written", "companies/talent/routes/written.tsx"),
  route("first-messages/:publicId", "companies/talent/routes/first-message.tsx"),
  route("hiring/:company/reports", "companies/reports/routes/reports.tsx"),
  route("hiring/:company/reports.csv", "companies/reports/routes/report-file.ts"),
  route("hiring/:company/history/:slug", "companies/workspace/routes/job-history.tsx"),
  route(
    "healthcare-executives",
    "catalogue/recruiters/routes/buyer.tsx",
    onSiteMap("Contact", "Hire healthcare executives", "cno", "cmo", "coo", "retained", "leadership"),
  ),
  route("physicians-clinicians", "catalogue/recruiters/routes/buyer.tsx", {
    id: "physicians-clinicians",
    ...onSiteMap("Contact", "Hire physicians and clinicians", "locum", "doctors", "providers"),
  }),
  route("healthcare-administration", "catalogue/recruiters/routes/buyer.tsx", {
    id: "healthcare-administration",
    ...onSiteMap("Contact", "Hire for healthcare administration", "practice manager", "coding", "billing"),
  }),
  route(
    "contact",
    "accounts/contact/routes/contact.tsx",
    onSiteMap("Contact", "Contact us", "support", "help", "phone", "email"),
  ),
  route("contact-us", "accounts/contact/routes/contact.tsx", { id: "contact-us" }),

  ...[
    "physician-recruiters",
    "nurse-practitioner-recruiters",
    "nurse-practitioner-form",
    "hire-nps-now",
    "physician-assistant-recruiters",
    ...recruitedSpecialties.flatMap((specialty) => [`${specialty}-recruiting`, `${specialty}-recruiters`]),
  ].map((path) => route(path, "catalogue/recruiters/routes/hub.tsx", { id: path })),
  route("nurse-practitioner-recruiters-near-me", "catalogue/recruiters/routes/near-me.tsx"),

  route("admin", "desk/requests/routes/admin.tsx"),
  route("admin-dashboard", "desk/requests/routes/admin.tsx", { id: "admin-dashboard" }),
  route("admin/hire-requests", "desk/requests/routes/hire-requests.tsx"),
  route("admin/hire-requests/:publicId", "desk/requests/routes/hire-request.tsx"),
  route("admin/contacts", "desk/requests/routes/contacts.tsx"),
  route("admin/contacts/:publicId", "desk/requests/routes/contact-request.tsx"),
  route("admin/contacts/applications/:publicId", "desk/requests/routes/application.tsx"),
  route("admin/contacts/applications/:publicId/files/:file", "desk/requests/routes/application-file.ts"),
  route("admin/hire-requests.csv", "desk/requests/routes/requests-csv.ts"),
  route("admin/contacts.csv", "desk/requests/routes/requests-csv.ts", { id: "admin/contacts.csv" }),
  route("admin/postings", "desk/postings/routes/postings.tsx"),
  route("admin/postings/:slug", "desk/postings/routes/posting.tsx"),
  route("admin/reports", "desk/reports/routes/reports.tsx"),
  route("admin/employers", "desk/companies/routes/employers.tsx"),
  route("admin/employers/:slug", "desk/companies/routes/employer.tsx"),
  route("admin/employers/:slug/merge", "desk/companies/routes/merge-employers.tsx"),
  route("admin/attachments/:publicId", "desk/requests/routes/attachment.ts"),
  route("admin/web-vitals", "desk/figures/routes/web-vitals.tsx"),
  route("admin/web-vitals/route", "desk/figures/routes/route.tsx"),
  route("admin/web-vitals.csv", "desk/figures/routes/speed-file.ts"),
  route("admin/analytics", "desk/figures/routes/analytics.tsx"),
  route("admin/analytics.csv", "desk/figures/routes/analytics-file.ts"),
  route("admin/cron", "desk/delivery/routes/cron.tsx"),
  route("admin/data-requests", "desk/people/routes/data-requests.tsx"),
  route("admin/data-requests/:id", "desk/people/routes/data-request.tsx"),
  route("admin/data-requests/:id/person.json", "desk/people/routes/person-file.ts", { id: "person-json" }),
  route("admin/data-requests/:id/person.txt", "desk/people/routes/person-file.ts", { id: "person-text" }),
  route("admin/feeds", "desk/delivery/routes/desk-feeds.tsx"),
  route("admin/feeds/:feed", "desk/delivery/routes/desk-feed.tsx"),
  route("admin/taxonomy", "desk/words/routes/taxonomy.tsx"),
  route("admin/taxonomy/:id", "desk/words/routes/word.tsx"),
  route("admin/users", "desk/people/routes/users.tsx"),
  route("admin/users/:id", "desk/people/routes/user.tsx"),
  route("admin/audit", "desk/people/routes/audit.tsx"),
  route("admin/audit.csv", "desk/people/routes/audit-file.ts"),
  route("admin/mail", "desk/delivery/routes/mail.tsx"),
  route("admin/alerts", "desk/delivery/routes/desk-alerts.tsx"),
  route("admin/mail/strayed", "desk/delivery/routes/strayed-mails.tsx"),
  route("admin/mail/suppressions", "desk/delivery/routes/suppressions.tsx"),
  route("admin/mail/:id", "desk/delivery/routes/one-mail.tsx"),
  route("admin/social-media", "desk/social/routes/social-media.tsx"),
  route("admin/social-media/new", "desk/social/routes/new-post.tsx"),
  route("admin/social-media/templates", "desk/social/routes/templates.tsx"),
  route("admin/social-media/templates/:publicId", "desk/social/routes/template.tsx"),
  route("admin/social-media/:publicId", "desk/social/routes/post.tsx"),
  route("admin/google-jobs-validation", "desk/markup/routes/jobs-validation.tsx"),
  route("admin/google-jobs-validation.csv", "desk/markup/routes/validation-file.ts"),
  route("admin/google-jobs-validation/jobs/:slug", "desk/markup/routes/job-validation.tsx"),
  route("admin/google-jobs-validation/pasted", "desk/markup/routes/pasted-validation.tsx"),

  route("hiring/:company/home", "applications/agenda/routes/company-home.tsx"),
  route("hiring/:company/applicants", "applications/applicants/routes/applicants.tsx"),
  route("hiring/:company/compare", "applications/applicants/routes/compare.tsx"),
  route("hiring/:company/applicants.csv", "applications/applicants/routes/applicants-file.ts"),
  route("hiring/:company/applicants/:publicId", "applications/applicants/routes/applicant.tsx"),
  route(
    "hiring/:company/applicants/:publicId/files/:file",
    "applications/applicants/routes/applicant-sent-file.ts",
  ),
  route(
    "hiring/:company/applicants/:publicId/interviews/:interview/calendar.ics",
    "applications/applicants/routes/applicant-interview-file.ts",
  ),
  route("hiring/:company/board", "applications/applicants/routes/board.tsx"),
  route("hiring/:company/scorecard", "applications/applicants/routes/scorecard.tsx"),
  route("hiring/:company/texts", "applications/applicants/routes/texts.tsx"),
  route("hiring/:company/stages", "applications/applicants/routes/stages.tsx"),
  route("hiring/:company/messages", "applications/messages/routes/company-messages.tsx"),
  route("hiring/:company/endings/:publicId", "applications/applicants/routes/ending.tsx"),
  route("hiring/:company/jobs/:slug/close", "applications/applicants/routes/close-job.tsx"),

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
  route("dashboard", "applications/dashboard/routes/dashboard.tsx"),
  route("dashboard/applications/:publicId", "applications/dashboard/routes/application.tsx"),
  route("interviews/:publicId", "applications/interviews/routes/interview.tsx"),
  route("interviews/:publicId/calendar.ics", "applications/interviews/routes/interview-file.ts"),
  route("offers/:publicId", "applications/offers/routes/offer.tsx"),
  route("dashboard/messages", "applications/messages/routes/own-messages.tsx"),
  route("dashboard/application-emails", "applications/notices/routes/application-emails.tsx"),
  route("application-emails/stop", "applications/notices/routes/stop-emails.tsx"),
  route("dashboard/offers", "applications/dashboard/routes/saved-offers.tsx"),
  route("dashboard/offers/new", "clinicians/offer/routes/save-offer.tsx"),
  route("dashboard/offers/:publicId", "clinicians/offer/routes/saved-offer.ts"),
  route("dashboard/documents", "clinicians/documents/routes/documents.tsx"),
  route("dashboard/documents/:publicId", "clinicians/documents/routes/document.tsx"),
  route("dashboard/documents/:publicId/file", "clinicians/documents/routes/document-file.ts"),
  route("dashboard/documents/:publicId/shown", "clinicians/documents/routes/document-shown.ts"),
  route("dashboard/profile", "clinicians/profile/routes/profile.tsx"),
  route("dashboard/calendar", "applications/interviews/routes/calendar.tsx"),
  route("dashboard/calendar.ics", "applications/interviews/routes/calendar-file.ts"),
  route("dashboard/profile/details", "clinicians/details/routes/details.tsx"),
  route("alerts", "clinicians/alerts/routes/alerts.tsx"),
  route("alerts/edit", "clinicians/alerts/routes/edit-alert.tsx"),
  route("alerts/new", "clinicians/alerts/routes/new-alert.tsx"),
  route("alerts/confirm", "clinicians/alerts/routes/confirm-alert.tsx"),
  route("alerts/stop", "clinicians/alerts/routes/stop-alert.tsx"),
  route("expiry-emails/stop", "clinicians/profile/routes/stop-expiry-mails.tsx"),
  route("dashboard/password", "accounts/routes/change-password.tsx"),
  route("dashboard/name", "accounts/routes/change-name.tsx"),
  route("dashboard/photo", "accounts/routes/change-photo.tsx"),
  route("photos/:photo", "accounts/routes/photo-file.ts"),
  route("dashboard/settings", "applications/dashboard/routes/settings.tsx"),
  route("dashboard/settings/private", "applications/dashboard/routes/private-search.tsx"),
  route("dashboard/settings/data", "applications/dashboard/routes/settings-data.tsx"),
  route(
    "your-data",
    "applications/dashboard/routes/your-data.tsx",
    onSiteMap("Contact", "Your data", "privacy", "gdpr", "ccpa"),
  ),
  route("your-data/open", "applications/dashboard/routes/data-link.tsx"),
  route("your-data/copy", "applications/dashboard/routes/data-copy.tsx"),
  route("your-data/copy/file", "applications/dashboard/routes/data-copy-file.ts"),
  route("reopen-account", "applications/dashboard/routes/reopen-account.tsx"),
  route("dashboard/delete-account", "applications/dashboard/routes/delete-account.tsx"),
  route("dashboard/email", "accounts/routes/change-email.tsx"),
  route("dashboard/second-factor", "accounts/routes/second-factor.tsx"),
  route("dashboard/assistants", "accounts/routes/assistant-keys.tsx"),
  route("dashboard/drafts/:draft", "applications/dashboard/routes/prepared-draft.ts"),
  route("dashboard/sessions", "accounts/routes/sessions.tsx"),
  route("dashboard/verification", "accounts/routes/resend-verification.tsx"),

  route("hiring/:company/jobs/:slug/questions", "companies/questions/routes/questions.tsx"),

  route("hiring/:company/developers", "companies/developers/routes/developers.tsx"),
  route("hiring/:company/developers/:webhook", "companies/developers/routes/webhook.tsx"),

  route("hiring/:company/feeds", "companies/feeds/routes/feeds.tsx"),
  route("hiring/:company/feeds/new", "companies/feeds/routes/new-feed.tsx"),
  route("hiring/:company/feeds/:feed", "companies/feeds/routes/feed.tsx"),
  route("hiring/:company/feeds/:feed/:run", "companies/feeds/routes/feed-run.tsx"),

  route("sitemap", "pages/sitemap/routes/sitemap.tsx", onSiteMap("Contact", "Site map", "sitemap")),
  route("offline", "pages/offline/routes/offline.tsx"),
  route("manifest.webmanifest", "pages/offline/routes/manifest.ts"),

  route("cards/:kind/:file", "site/cards/routes/card.ts"),
  route("sitemap.xml", "site/crawlers/routes/sitemap-index.ts"),
  route("sitemap/:file", "site/crawlers/routes/sitemap-file.ts"),
  ...["blog", "career-guides"].flatMap((list) =>
    Object.values(feedFiles).map((file) =>
      route(`${list}/${file}`, "site/crawlers/routes/feed.ts", { id: `${list}/${file}` }),
    ),
  ),
  ...["blog/:slug", "resources/:slug", "career-guides/:category/:slug"].map((path) =>
    route(`${path}.md`, "site/crawlers/routes/twin.ts", { id: `${path}.md` }),
  ),
  ...Object.values(jobFeedFiles).map((file) => route(file, "site/crawlers/routes/job-feed.ts", { id: file })),
  route("embed/jobs", "site/embed/routes/embed-jobs.ts"),
  route("oembed", "site/embed/routes/oembed.ts"),
  route("social.rss", "desk/social/routes/social-feed.ts"),
  route("llms.txt", "site/crawlers/routes/language-models.ts"),
  route("employers/:slug/jobs.xml", "site/crawlers/routes/employer-feed.ts", { id: "employer-jobs-xml" }),
  route("employers/:slug/jobs.json", "site/crawlers/routes/employer-feed.ts", { id: "employer-jobs-json" }),
  route("feeds/:file", "site/crawlers/routes/posting-feed.ts"),
  route("robots.txt", "site/crawlers/routes/robots.ts"),
  route(".well-known/security.txt", "site/crawlers/routes/security.ts"),
  route(".well-known/api-catalog", "site/crawlers/routes/api-catalog.ts"),

  // Answers {profession}-recruiters-{place} and every unknown address.
  route("*", "catalogue/recruiters/routes/landing-or-missing.tsx"),
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
