import type { LicenseVerdict } from "./license-verdict.ts";

/** Of the element with the answer. */
export const licenseAnswerId = "may-i-work-answer";

/** A page's title, which is the first thing read out: it begins with the answer to what was asked. */
export const toAnsweringTitle = (title: string, verdict: LicenseVerdict | null | undefined) =>
  verdict ? `${verdict.title}: ${title}` : title;
