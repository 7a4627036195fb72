/** What an operator changes to put the product under another name. */
export const site = {
  name: "Clinward",
  tagline: "Healthcare jobs with the pay in plain sight",
  phone: "+1 (555) 010-0142",
  phoneHref: "tel:+15550100142",
  email: "hello@clinward.example",
  employersEmail: "employers@clinward.example",
  address: "200 Harborview Way, Suite 410, Portland, ME 04101",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/clinward-example" },
    { name: "Facebook", url: "https://www.facebook.com/clinward.example" },
    { name: "X", url: "https://x.com/clinward_example" },
  ],
  partners: { name: "Partner network", url: "https://partners.clinward.example/" },
  poweredBy: { name: "Cloudflare Workers", url: "https://workers.cloudflare.com/" },
  hours: "Monday to Friday, 8 AM to 6 PM EST",
  /** False takes the service worker, and all it kept, away from every device with its next visit. */
  worksOffline: true as boolean,
  /** What the browser's own bars are painted in: --paper of app/theme.css, light and dark. */
  barColors: { light: "#fbfaf7", dark: "#0c1615" },
} as const;

/** Shown where the live figures cannot be read (spec section 7). Never used where a page is about data. */
export const fallbackStats = { newToday: 23, total: 847 } as const;
