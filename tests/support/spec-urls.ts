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
  "/contact",
  "/contact-us",
  "/employers",
  "/for-employers",
  "/employer-landing",
  "/physician-recruiters",
  "/nurse-practitioner-recruiters",
  "/nurse-practitioner-form",
  "/hire-nps-now",
  "/nurse-practitioner-recruiters-near-me",
  "/physician-assistant-recruiters",
  ...specialtyRecruiting,
  "/pediatrician-recruiters-chicago",
  "/psychiatrist-recruiters-california",
];
/** Pages that they leave out. */
export const builtUnlisted = ["/login", "/register"];

const guides = [
  "interview-preparation",
  "benefits-evaluation",
  "market-trends",
  "continuing-education",
  "nurse-practitioner-guide",
  "physician-assistant-guide",
  "physician-leadership",
  "cover-letter-guide",
  "certification-roadmap",
  "high-demand-specialties",
  "best-states",
].map((guide) => `/resources/${guide}`);

/** Pages whose area is not built yet. */
export const coming = [
  "/salary-comparison",
  "/salary-tool",
  "/career-dashboard",
  "/skills-assessment",
  "/candidate-matching",
  "/ai-career-mentor",
  "/ai-navigation",
  "/career-guides",
  "/blog",
  "/faq",
  "/about",
  "/about-us",
  "/privacy-policy",
  "/downloads",
  "/resources",
  ...guides,
  "/post-job",
  "/healthcare-executives",
  "/physicians-clinicians",
  "/healthcare-administration",
];

/** Articles and guides: missing until there is a record of them. */
export const withoutRecord = ["/blog/compacts-explained", "/career-guides/nursing/the-first-90-days"];

export const forAdmins = ["/admin", "/admin-dashboard"];
export const comingForAdmins = ["/admin/google-jobs-validation", "/admin/social-media"];
