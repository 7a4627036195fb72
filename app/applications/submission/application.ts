/** What the person agrees to by sending. A new text gets a new version: the copy keeps both. */
export const consent = {
  version: "2026-11-27",
  text: "By sending this, you agree that it goes to those who hire for this job, and that they may contact you about it.",
};

export const mostNote = 2000;
const leastNote = 20;
export const mostLicenseRows = 4;
export const licenseRows = Array.from({ length: mostLicenseRows }, (_, index) => index + 1);

export const resumeField = "resume";
/** Has a token for the field's file of an earlier try, which our server kept (application-files.server.ts). */
export const toKeptField = (field: string): string => `kept-${field}`;

/** Says that the résumé of the try before was refused. */
export const resumeRefusedField = "resumeRefused";
/** Has the address that looked mistyped and was asked about. Programs do not send it, and are not asked. */
export const emailSeenField = "emailSeen";
/** The button that takes the address we asked about. */
export const emailMeantField = "emailMeant";
const didYouMean = "Did you mean ";
const orCorrect = "? Correct it, or send it again as it is.";
export const toMeantQuestion = (meant: string): string => didYouMean + meant + orCorrect;
/** The address of such a question. Null for any other problem of the field. */
export const readMeant = (problem = ""): string | null =>
  problem.startsWith(didYouMean) && problem.endsWith(orCorrect)
    ? problem.slice(didYouMean.length, -orCorrect.length)
    : null;
export const withoutResume = "Choose your résumé again. To apply without one, send the form once more.";

/** Ticked to show the company the email address and phone at once. */
export const shareField = "shareContact";

/** Ticked to let the company look at the application again for its other postings. */
export const considerField = "considerAgain";

/** The pay as the form's page showed it. */
export const payField = "payShown";
/** The revision of the questions that it showed. */
export const questionsField = "questionsShown";

/** For an application that did not reach us at all. */
export const notSent = {
  title: "Not sent",
  text: "Your application did not reach us. Please try again later.",
};

/** Which of the posting's places the person prefers. */
export const preferredPlaceField = "preferredPlace";

export const authorizations = {
  authorized: "I may work in the United States for any employer",
  sponsorship: "I need an employer to sponsor a visa, now or later",
} as const;

export type Authorization = keyof typeof authorizations;

export const fewWords = "Add a résumé, or write a few lines about yourself and your license";

/** Without a résumé, someone who hires needs a few words. */
export const saysEnough = (hasResume: boolean, message: string): boolean =>
  hasResume || message.length >= leastNote;

/** What the list of applications reads. Stored once and never changed. */
export interface NewApplication {
  jobId: number;
  jobTitle: string;
  employerName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  source: string;
  /** Whether the company sees the email address and the phone at once. */
  sharesContact: boolean;
  mayConsiderAgain: boolean;
}
