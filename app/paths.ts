/** Professions with their own job list (spec section 2). */
export const professionJobLists = [
  "physician",
  "registered-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "healthcare-administration",
] as const;
export type ProfessionJobList = (typeof professionJobLists)[number];

/** Specialties with recruiter pages of their own (spec section 2). */
export const recruitedSpecialties = [
  "emergency-medicine",
  "family-medicine",
  "internal-medicine",
  "nursing",
  "surgery",
  "pediatrics",
  "radiology",
  "pharmacy",
] as const;
export type RecruitedSpecialty = (typeof recruitedSpecialties)[number];

export const feedFiles = { rss: "feed.xml", atom: "atom.xml", json: "feed.json" } as const;
export type FeedFormat = keyof typeof feedFiles;
/** Of any search. */
export const jobFeedFiles = { rss: "jobs.rss", atom: "jobs.atom", json: "jobs.json" } as const;

export const withSearch = (path: string, search: string): string => (search ? `${path}?${search}` : path);

const withNext = (path: string, next: string): string =>
  next ? `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}` : path;

export const paths = {
  home: () => "/",
  homeAnchor: (anchor: "areas-of-focus" | "contact") => `/#${anchor}`,
  jobs: (search = "") => (search ? `/jobs?${search}` : "/jobs"),
  jobFeed: (format: FeedFormat, search = "") =>
    withSearch(`/${jobFeedFiles[format] ?? jobFeedFiles.rss}`, search),
  job: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
  reportJob: (slug: string) => `/jobs/${encodeURIComponent(slug)}/report`,
  applyToJob: (slug: string) => `/jobs/${encodeURIComponent(slug)}/apply`,
  /** `key` is in mails only: it opens the receipt without an account. */
  receipt: (publicId: string, key?: string) =>
    `/applications/${publicId}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  /** Takes a post: the person is not interested, or is again. */
  dismissJob: (slug: string) => `/jobs/${encodeURIComponent(slug)}/dismissed`,
  /** Takes a post: the person says whether they applied on the employer's own site. */
  markApplied: (slug: string) => `/jobs/${encodeURIComponent(slug)}/applied`,
  /** The same file as a page shows it. */
  shownFile: (filePath: string) => `${filePath}${filePath.includes("?") ? "&" : "?"}show=1`,
  /** Where an applicant chooses which references to send. */
  references: (publicId: string, key?: string) =>
    `/applications/${publicId}/references${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  jobsInState: (stateSlug: string) => `/jobs/${stateSlug}`,
  saved: (search = "") => (search ? `/saved?${search}` : "/saved"),
  featuredJobs: () => "/featured-jobs",
  jobsByState: () => "/jobs-by-state",
  professionJobs: (list: ProfessionJobList) => `/${list}-jobs`,
  professions: () => "/professions",
  profession: (slug: string) => `/profession/${slug}`,
  professionTab: (slug: string, tab: string) => `/profession/${slug}/${tab}`,
  healthcareCareers: () => "/healthcare-careers",
  careerPath: (slug: string) => `/healthcare-careers/${slug}`,
  specialties: (search = "") => (search ? `/specialties?${search}` : "/specialties"),
  specialty: (slug: string) => `/specialties/${slug}`,
  specialtyFamily: (slug: string) => `/specialty-families/${slug}`,
  npPaSpecialties: () => "/np-pa-specialties",
  geography: (search = "") => (search ? `/geography?${search}` : "/geography"),
  geographic: (slug: string) => `/geographic/${slug}`,
  geographicProfession: (stateSlug: string, professionSlug: string) =>
    `/geographic/${stateSlug}/${professionSlug}`,
  geographicMarkets: () => "/geographic-markets",
  metroAreas: (search = "") => (search ? `/metro-areas?${search}` : "/metro-areas"),
  metro: (slug: string) => `/metro/${slug}`,
  metroTab: (slug: string, tab: string) => `/metro/${slug}/${tab}`,
  locations: (search = "") => (search ? `/locations?${search}` : "/locations"),
  location: (slug: string) => `/locations/${slug}`,
  locationTab: (slug: string, tab: string) => `/locations/${slug}/${tab}`,
  state: (slug: string) => `/states/${slug}`,
  chooseComparison: (stateSlug: string) => `/states/${stateSlug}/compare`,
  stateTab: (stateSlug: string, tab: string) => `/states/${stateSlug}/${tab}`,
  compareStates: (stateSlug: string, otherSlug: string) => `/states/${stateSlug}/compare/${otherSlug}`,
  physicianRecruiters: () => "/physician-recruiters",
  nursePractitionerRecruiters: () => "/nurse-practitioner-recruiters",
  nursePractitionerForm: () => "/nurse-practitioner-form",
  hireNpsNow: () => "/hire-nps-now",
  nursePractitionerRecruitersNearMe: () => "/nurse-practitioner-recruiters-near-me",
  physicianAssistantRecruiters: () => "/physician-assistant-recruiters",
  specialtyRecruiting: (specialty: RecruitedSpecialty) => `/${specialty}-recruiting`,
  specialtyRecruiters: (specialty: RecruitedSpecialty) => `/${specialty}-recruiters`,
  localRecruiters: (professionSlug: string, placeSlug: string) =>
    `/${professionSlug}-recruiters-${placeSlug}`,
  salaryComparison: (search = "") => withSearch("/salary-comparison", search),
  rolePay: (roleSlug: string, search = "") => withSearch(`/salary-comparison/${roleSlug}`, search),
  placePay: (roleSlug: string, placeSlug: string, search = "") =>
    withSearch(`/salary-comparison/${roleSlug}/${placeSlug}`, search),
  payFile: (search = "") => withSearch("/salary-comparison.csv", search),
  salaryTool: (search = "") => withSearch("/salary-tool", search),
  careerDashboard: () => "/career-dashboard",
  skillsAssessment: () => "/skills-assessment",
  skillsChecklist: (slug: string) => `/skills-assessment/${slug}`,
  skillsResult: (slug: string) => `/skills-assessment/${slug}/result`,
  skillsResultFile: (slug: string) => `/skills-assessment/${slug}/result.json`,
  candidateMatching: (search = "") => (search ? `/candidate-matching?${search}` : "/candidate-matching"),
  mentor: () => "/ai-career-mentor",
  aiNavigation: () => "/ai-navigation",
  careerGuides: (search = "") => (search ? `/career-guides?${search}` : "/career-guides"),
  careerGuide: (category: string, slug: string) => `/career-guides/${category}/${slug}`,
  blog: () => "/blog",
  post: (slug: string) => `/blog/${slug}`,
  careerGuidesFeed: (format: FeedFormat) => `/career-guides/${feedFiles[format] ?? feedFiles.rss}`,
  blogFeed: (format: FeedFormat) => `/blog/${feedFiles[format] ?? feedFiles.rss}`,
  resources: () => "/resources",
  resource: (guide: string) => `/resources/${guide}`,
  downloads: () => "/downloads",
  faq: (slug?: string) => (slug ? `/faq#${slug}` : "/faq"),
  about: () => "/about",
  privacyPolicy: () => "/privacy-policy",
  device: () => "/privacy-policy#device",
  deviceCleared: () => "/privacy-policy?cleared#device",
  terms: () => "/terms",
  sitemap: () => "/sitemap",
  card: (kind: "site" | "states" | "jobs" | "articles" | "pay", slug: string) => `/cards/${kind}/${slug}.png`,
  sitemapIndex: () => "/sitemap.xml",
  securityText: () => "/.well-known/security.txt",
  manifest: () => "/manifest.webmanifest",
  serviceWorker: () => "/sw.js",
  offline: (search?: { from: string } | { build: string }) =>
    search ? `/offline?${new URLSearchParams(search)}` : "/offline",
  postJob: (company = "") => (company ? `/post-job?company=${company}` : "/post-job"),
  editPosting: (slug: string) => `/post-job?edit=${slug}`,
  postingStep: (draft: string, step: string) => `/post-job/${draft}/${step}`,
  postingReview: (draft: string) => `/post-job/${draft}/review`,
  publishedPosting: (slug: string) => `/post-job/published/${slug}`,
  hiring: () => "/hiring",
  /** For our mails. */
  stillHiring: (token: string, answer: "open" | "filled") =>
    `/still-hiring?token=${encodeURIComponent(token)}&answer=${answer}`,
  findCompany: (search = "") => withSearch("/hiring/claims", search),
  companyClaim: (publicId: string) => `/hiring/claims/${publicId}`,
  companySettings: (company: string, search = "") => withSearch(`/hiring/${company}/company`, search),
  invitation: (token: string) => `/invitations?token=${encodeURIComponent(token)}`,
  closeHiringJob: (company: string, slug: string) => `/hiring/${company}/jobs/${slug}/close`,
  interview: (publicId: string, key?: string) =>
    `/interviews/${publicId}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  offer: (publicId: string, key?: string) =>
    `/offers/${publicId}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  healthcareExecutives: () => "/healthcare-executives",
  physiciansClinicians: () => "/physicians-clinicians",
  healthcareAdministration: () => "/healthcare-administration",
  employers: () => "/employers",
  employer: (slug: string, page = 1) => (page > 1 ? `/employers/${slug}?page=${page}` : `/employers/${slug}`),
  hireRequest: (about?: { position?: string; place?: string }) =>
    about ? `/hire-request?${new URLSearchParams(about)}` : "/hire-request",
  contact: () => "/contact",
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : "/login"),
  register: (search = "") => (search ? `/register?${search}` : "/register"),
  logout: () => "/logout",
  signInLink: () => "/sign-in-link",
  forgotPassword: () => "/forgot-password",
  /** `next` is the page that the registration was for. */
  verifyEmail: (token: string, next = "") =>
    withNext(`/verify-email?token=${encodeURIComponent(token)}`, next),
  dashboard: (done?: string, next = "") =>
    withNext(done ? `/dashboard?done=${done}` : "/dashboard", done ? next : ""),
  ownApplications: (search = "") => `${withSearch("/dashboard", search)}#applications`,
  ownMessages: (search = "") => withSearch("/dashboard/messages", search),
  ownApplication: (publicId: string) => `/dashboard/applications/${publicId}`,
  applicationEmails: (done?: "saved") =>
    done ? `/dashboard/application-emails?done=${done}` : "/dashboard/application-emails",
  savedOffers: (search = "") => (search ? `/dashboard/offers?${search}` : "/dashboard/offers"),
  saveOffer: (search: string) => `/dashboard/offers/new?${search}`,
  savedOffer: (publicId: string) => `/dashboard/offers/${publicId}`,
  documents: (done?: "added" | "reading" | "deleted") =>
    done ? `/dashboard/documents?done=${done}` : "/dashboard/documents",
  document: (publicId: string, done?: "renamed" | "replaced") =>
    `/dashboard/documents/${publicId}${done ? `?done=${done}` : ""}`,
  documentFile: (publicId: string) => `/dashboard/documents/${publicId}/file`,
  documentShown: (publicId: string) => `/dashboard/documents/${publicId}/shown`,
  profile: (done?: "saved" | "erased") => (done ? `/dashboard/profile?done=${done}` : "/dashboard/profile"),
  /** `done` says what was saved, and `open` the section to show. */
  profileDetails: (search = "") => withSearch("/dashboard/profile/details", search),
  /** `token` is in mails only: it opens them without an account. */
  alerts: (token = "") => (token ? `/alerts?token=${encodeURIComponent(token)}` : "/alerts"),
  newAlert: (search = "") => withSearch("/alerts/new", search),
  calendar: () => "/dashboard/calendar",
  /** `next` is the page that asked for it. */
  secondFactor: (done?: "off" | "needed", next = "") =>
    withNext(done ? `/dashboard/second-factor?done=${done}` : "/dashboard/second-factor", next),
  changePassword: () => "/dashboard/password",
  changeName: () => "/dashboard/name",
  changeEmail: () => "/dashboard/email",
  confirmNewEmail: (token: string) => `/confirm-new-email?token=${encodeURIComponent(token)}`,
  changePhoto: () => "/dashboard/photo",
  settings: (done?: string) => (done ? `/dashboard/settings?done=${done}` : "/dashboard/settings"),
  privateSearch: () => "/dashboard/settings/private",
  settingsData: () => "/dashboard/settings/data",
  clearDevice: () => "/privacy-policy#device",
  yourData: (done?: "deleted") => (done ? `/your-data?done=${done}` : "/your-data"),
  dataCopy: (token: string) => `/your-data/copy?token=${encodeURIComponent(token)}`,
  dataCopyFile: (token: string) => `/your-data/copy/file?token=${encodeURIComponent(token)}`,
  deleteAccount: () => "/dashboard/delete-account",
  loginAfterReopening: () => "/login?done=account-reopened",
  resendVerification: (next = "") => withNext("/dashboard/verification", next),
  sessions: () => "/dashboard/sessions",
  signOutHere: () => "/dashboard/sessions?here",
  admin: () => "/admin",
  adminDashboard: () => "/admin-dashboard",
  socialFeed: (network = "") => withSearch("/social.rss", network && `network=${network}`),
  cardDrawing: (slug: string) => `/cards/jobs/${slug}.svg`,
} as const;
