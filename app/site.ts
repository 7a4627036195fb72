/** An operator changes these to rename the product. */
export const site = {
  name: "Clinward",
  company: "Clinward, Inc.",
  /** For the terms of use. */
  governingLaw: "the State of Maine",
  tagline: "Healthcare jobs with the pay in plain sight",
  phone: "+1 (555) 010-0142",
  phoneHref: "tel:+15550100142",
  email: "hello@clinward.example",
  employersEmail: "employers@clinward.example",
  privacyEmail: "privacy@clinward.example",
  securityEmail: "security@clinward.example",
  /** Our promise to those who ask about their own data. */
  privacyAnswerDays: 30,
  address: "200 Harborview Way, Suite 410, Portland, ME 04101",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/clinward-example" },
    { name: "Facebook", url: "https://www.facebook.com/clinward.example" },
    { name: "X", url: "https://x.com/clinward_example" },
  ],
  partners: { name: "Partner network", url: "https://partners.clinward.example/" },
  poweredBy: { name: "Cloudflare Workers", url: "https://workers.cloudflare.com/" },
  hours: "Monday to Friday, 8 AM to 6 PM EST",
  /** Of a company without a proved domain, a person reads every posting of this number before visitors do. */
  readsEvery: 5,
  /** False removes the service worker and its data from a device at the next visit. */
  worksOffline: true as boolean,
  /** The browser's own bars; must match --paper of app/theme.css. */
  barColors: { light: "#fbfaf7", dark: "#0c1615" },
} as const;

/** Shown when the live figures cannot be read (spec section 7), but never on a page about data. */
export const fallbackStats = { newToday: 23, total: 847 } as const;
