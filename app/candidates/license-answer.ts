import type { LicenseVerdict } from "./license-verdict.ts";

/** The id of the element with the answer. */
export const licenseAnswerId = "can-i-work-answer";

/** Puts the answer first in the page's title, because screen readers start there. */
export const toAnsweringTitle = (title: string, verdict: LicenseVerdict | null | undefined) =>
  verdict ? `${verdict.title}: ${title}` : title;
