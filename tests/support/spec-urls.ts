// The addresses of section 2 of the specification, as it names them and not as app/routes.ts does.

const specialtyRecruiting = [
  "emergency-medicine",
  "family-medicine",
  "internal-medicine",
  "nursing",
  "surgery",
  "pediatrics",
  "radiology",
  "pharmacy",
].flatMap((specialty) => [`/${specialty}-recruiting`, `/${specialty}-recruiters`]);

/** Pages that search engines may list. */
export const built = [
  "/",
  "/jobs",
  "/jobs?query=icu&location=Texas&specialty=all&urgency=urgent&remote=true&posted=today",
  "/jobs/texas",
  "/healthcare-jobs/texas",
  "/featured-jobs",
  "/search",
  "/jobs-by-state",
  "/physician-jobs",
  "/registered-nurse-jobs",
  "/nurse-practitioner-jobs",
  "/physician-assistant-jobs",
  "/healthcare-administration-jobs",
  "/geography",
  "/geographic/chicago",
  "/geographic/texas",
  "/geographic/texas/nurse-practitioner",
  "/geographic-markets",
  "/states/california",
  "/professions",
  "/profession/registered-nurse",
  "/healthcare-careers",
  "/np-pa-specialties",
  "/specialties",
  "/specialties/cardiology",
  "/specialty-families/primary-care",
  "/metro-areas",
  "/metro/dallas-tx",
  "/locations",
  "/locations/seattle-wa",
  "/sitemap",
  "/faq",
  "/about",
  "/about-us",
  "/privacy-policy",
  "/career-guides",
  "/blog",
  "/resources",
  "/resources/interview-preparation",
  "/resources/physician-leadership",
  "/resources/cover-letter-guide",
  "/resources/benefits-evaluation",
  "/resources/market-trends",
  "/resources/continuing-education",
  "/resources/nurse-practitioner-guide",
  "/resources/physician-assistant-guide",
  "/resources/certification-roadmap",
  "/resources/high-demand-specialties",
  "/resources/best-states",
  "/contact",
  "/contact-us",
  "/employers",
  "/for-employers",
  "/employer-landing",
  "/healthcare-executives",
  "/physicians-clinicians",
  "/healthcare-administration",
  "/physician-recruiters",
  "/nurse-practitioner-recruiters",
  "/nurse-practitioner-form",
  "/hire-nps-now",
  "/nurse-practitioner-recruiters-near-me",
  "/physician-assistant-recruiters",
  ...specialtyRecruiting,
  "/downloads",
  "/salary-comparison",
  "/career-dashboard",
  "/salary-tool",
  "/ai-navigation",
  "/ai-career-mentor",
  "/pediatrician-recruiters-chicago",
  "/psychiatrist-recruiters-california",
];
/** Pages that they leave out. */
export const builtUnlisted = ["/login", "/register"];

/** Pages whose area is not built yet. */
export const coming = ["/candidate-matching", "/post-job"];

/** Articles and guides: missing until there is a record of them. */
export const withoutRecord = ["/blog/compacts-explained", "/career-guides/nursing/the-first-90-days"];

export const forAdmins = ["/admin", "/admin-dashboard"];
export const comingForAdmins = ["/admin/google-jobs-validation", "/admin/social-media"];
