import type { RouteConfig } from "@remix-run/route-config";
import { professionJobLists, recruitedSpecialties } from "./paths.ts";

/** A page's line on the site map. A page without one is reached from other pages only. */
interface Listing {
  section: "Jobs" | "Professions" | "Places" | "Specialties" | "Maps" | "Contact";
  title: string;
  /** What else people call it, for an address that is nearly right. */
  synonyms?: readonly string[];
}

interface RouteOptions {
  /** For a second route with the same module. */
  id?: string;
  listed?: Listing;
}

// Not Remix's own helpers, which bring its compiler: the Workers read this table too.
const route = (path: string, file: string, { id, listed }: RouteOptions = {}) => ({ id, path, file, listed });
const index = (file: string, { listed }: RouteOptions) => ({ path: undefined, index: true, file, listed });
const onSiteMap = (section: Listing["section"], title: string, ...synonyms: string[]) => ({
  listed: { section, title, synonyms },
});
const coming = (path: string) => route(path, "sitemap/routes/coming.tsx", { id: path });

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
  route("healthcare-jobs/:state", "jobs/routes/healthcare-jobs.tsx"),
  route("featured-jobs", "jobs/routes/featured.tsx", onSiteMap("Jobs", "Featured jobs")),
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
  route("for-employers", "employers/routes/employers.tsx", { id: "for-employers" }),
  route("employer-landing", "employers/routes/employers.tsx", { id: "employer-landing" }),
  coming("post-job"),
  coming("healthcare-executives"),
  coming("physicians-clinicians"),
  coming("healthcare-administration"),
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
  route("admin/contacts", "admin/routes/contacts.tsx"),
  route("admin/attachments/:publicId", "admin/routes/attachment.ts"),
  route("admin/web-vitals", "admin/routes/web-vitals.tsx"),
  route("admin/google-jobs-validation", "admin/routes/coming.tsx", { id: "admin/google-jobs-validation" }),
  route("admin/social-media", "admin/routes/coming.tsx", { id: "admin/social-media" }),

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
  route(
    "forgot-password",
    "accounts/routes/forgot-password.tsx",
    onSiteMap("Contact", "Reset a password", "forgot"),
  ),
  route("reset-password", "accounts/routes/reset-password.tsx"),
  route("verify-email", "accounts/routes/verify-email.tsx"),
  route("dashboard", "dashboard/routes/dashboard.tsx"),
  route("dashboard/password", "accounts/routes/change-password.tsx"),
  route("dashboard/sessions", "accounts/routes/sessions.tsx"),
  route("dashboard/verification", "accounts/routes/resend-verification.tsx"),

  route("sitemap", "sitemap/routes/sitemap.tsx", onSiteMap("Contact", "Site map", "sitemap")),
  route("offline", "offline/routes/offline.tsx"),
  route("manifest.webmanifest", "offline/routes/manifest.ts"),

  // Answers {profession}-recruiters-{place} and every unknown address.
  route("*", "recruiters/routes/landing-or-missing.tsx"),
];

/** Remix reads the rows, and others the pages below. */
export default table satisfies RouteConfig;

/** Modules that answer HTML. The catch-all is none: it knows its addresses itself. */
const pages = table.filter(({ path, file }) => path !== "*" && file.endsWith(".tsx"));

/** Each page's address, as "/jobs/:slug". */
export const pagePatterns: readonly string[] = pages.map(({ path = "" }) => `/${path}`);

export const listPagesOf = (section: Listing["section"]) =>
  pages.flatMap(({ path = "", listed }) =>
    listed?.section === section ? [{ ...listed, to: `/${path}` }] : [],
  );
