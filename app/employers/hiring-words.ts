import { claims } from "#app/claims.ts";
import { contactMessages } from "#app/contact/contact.ts";
import type { Message } from "#app/forms/message.ts";
import { hireRequestProblems } from "./hire-request.ts";

interface HiringWords {
  sent: Message;
  failed: Message;
  submitting: string;
}

/** The spec has one answer for the dialog and its page, and another for a form in a page (section 8). */
export const hiringWords = {
  dialog: {
    sent: {
      title: "Request Submitted Successfully",
      text: `We'll contact you ${claims.responseTime} to discuss your hiring needs.`,
    },
    failed: hireRequestProblems.unreachable,
    submitting: "Submitting...",
  },
  page: {
    sent: contactMessages.employerSent,
    failed: contactMessages.employerFailed,
    submitting: "Submitting Request...",
  },
} as const satisfies Record<string, HiringWords>;

export const dialogSource = "hire-request";

export const toHiringWords = (source: string | null): HiringWords =>
  source === null || source === dialogSource ? hiringWords.dialog : hiringWords.page;
