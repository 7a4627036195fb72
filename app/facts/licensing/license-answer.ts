import type { LicenseVerdict } from "./license-verdict.ts";

export const licenseAnswerId = "can-i-work-answer";

/** In the page's title, because screen readers start there. */
export const toAnsweringTitle = (title: string, verdict: LicenseVerdict | null | undefined) =>
  verdict ? `${verdict.title}: ${title}` : title;
