import { index, type RouteConfig, route } from "@remix-run/route-config";
import { professionJobLists, recruitedSpecialties } from "./paths.ts";

/** An address whose area is not built yet: app/shell/coming-pages.ts says what will be there. */
const coming = (path: string) => route(path, "shell/routes/coming.tsx", { id: path });

/** Every page URL and the module that answers it. */
export default [
  index("home/routes/home.tsx"),
  route("jobs", "jobs/routes/search.tsx"),
  route("search", "jobs/routes/search.tsx", { id: "search" }),
  route("jobs/:slug", "jobs/routes/job-or-state.tsx"),
  route("jobs/:slug/apply", "jobs/routes/apply.tsx"),
  route("healthcare-jobs/:state", "jobs/routes/healthcare-jobs.tsx"),
  route("featured-jobs", "jobs/routes/featured.tsx"),
  route("jobs-by-state", "jobs/routes/by-state.tsx"),
  ...professionJobLists.map((list) =>
    route(`${list}-jobs`, "jobs/routes/profession-jobs.tsx", { id: `${list}-jobs` }),
  ),

  route("professions", "specialties/routes/professions.tsx"),
  route("profession/:slug", "specialties/routes/profession.tsx"),
  route("healthcare-careers", "specialties/routes/healthcare-careers.tsx"),
  route("specialties", "specialties/routes/specialties.tsx"),
  route("specialties/:slug", "specialties/routes/specialty.tsx"),
  route("specialty-families/:family", "specialties/routes/specialty-family.tsx"),
  route("np-pa-specialties", "specialties/routes/np-pa-specialties.tsx"),
  route("geography", "markets/routes/geography.tsx"),
  route("geographic/:slug", "markets/routes/geographic.tsx"),
  route("geographic/:state/:profession", "markets/routes/state-profession.tsx"),
  route("geographic-markets", "markets/routes/geographic-markets.tsx"),
  route("metro-areas", "markets/routes/metro-areas.tsx"),
  route("metro/:area", "markets/routes/metro.tsx"),
  route("locations", "markets/routes/locations.tsx"),
  route("locations/:slug", "markets/routes/location.tsx"),
  route("states/:state", "markets/routes/state.tsx"),

  coming("salary-comparison"),
  coming("salary-tool"),
  coming("career-dashboard"),
  coming("skills-assessment"),
  coming("candidate-matching"),
  coming("ai-career-mentor"),
  coming("ai-navigation"),

  coming("career-guides"),
  coming("career-guides/:category/:slug"),
  coming("blog"),
  coming("blog/:slug"),
  coming("resources"),
  coming("resources/:guide"),
  coming("downloads"),
  coming("faq"),
  coming("about"),
  coming("about-us"),
  coming("privacy-policy"),
  route("sitemap", "shell/routes/sitemap.tsx"),

  route("hire-request", "employers/routes/hire-request.tsx"),
  route("employers", "employers/routes/employers.tsx"),
  route("for-employers", "employers/routes/employers.tsx", { id: "for-employers" }),
  route("employer-landing", "employers/routes/employers.tsx", { id: "employer-landing" }),
  coming("post-job"),
  coming("healthcare-executives"),
  coming("physicians-clinicians"),
  coming("healthcare-administration"),
  route("contact", "contact/routes/contact.tsx"),
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
  route("admin/contacts", "admin/routes/contacts.tsx"),
  route("admin/attachments/:publicId", "admin/routes/attachment.ts"),
  route("admin/web-vitals", "admin/routes/web-vitals.tsx"),
  route("admin/google-jobs-validation", "admin/routes/coming.tsx", { id: "admin/google-jobs-validation" }),
  route("admin/social-media", "admin/routes/coming.tsx", { id: "admin/social-media" }),

  route("login", "accounts/routes/login.tsx"),
  route("register", "accounts/routes/register.tsx"),
  route("logout", "accounts/routes/logout.tsx"),
  route("sign-in-link", "accounts/routes/sign-in-link.tsx"),
  route("sign-in", "accounts/routes/sign-in.tsx"),
  route("forgot-password", "accounts/routes/forgot-password.tsx"),
  route("reset-password", "accounts/routes/reset-password.tsx"),
  route("verify-email", "accounts/routes/verify-email.tsx"),
  route("dashboard", "accounts/routes/dashboard.tsx"),
  route("dashboard/password", "accounts/routes/change-password.tsx"),
  route("dashboard/sessions", "accounts/routes/sessions.tsx"),
  route("dashboard/verification", "accounts/routes/resend-verification.tsx"),

  route("offline", "offline/routes/offline.tsx"),
  route("manifest.webmanifest", "offline/routes/manifest.ts"),

  // {profession}-recruiters-{place} and whatever is no page.
  route("*", "shell/routes/catch-all.tsx"),
] satisfies RouteConfig;
