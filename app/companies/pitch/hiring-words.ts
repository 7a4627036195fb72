import { contactMessages } from "#app/accounts/contact/contact.ts";
import { claims } from "#app/claims.ts";
import type { Message, SentMessage } from "#app/kit/forms/message.ts";
import { toSentPath } from "#app/kit/forms/receipt.ts";
import { paths } from "#app/paths.ts";
import { hireRequestProblems, isOfDialog } from "./hire-request.ts";

interface HiringWords {
  sent: SentMessage;
  failed: Message;
  submitting: string;
}

/** The spec has one answer for the dialog and its page, and another for a form in a page (section 8). */
export const hiringWords = {
  dialog: {
    sent: {
      title: "Request Submitted Successfully",
      text: `We'll contact you ${claims.responseTime} to discuss your hiring needs. ${claims.responseCondition}`,
      link: { to: toSentPath(paths.hireRequest()), text: "Your receipt" },
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

export const toHiringWords = (source: string | null): HiringWords =>
  isOfDialog(source) ? hiringWords.dialog : hiringWords.page;

export const whatHappensNext = [
  `A recruiter reads your request and answers ${claims.answerTime}, by email or phone.`,
  "We agree with you on the role, its pay range and the license it requires.",
  "You meet candidates who fit. Clinicians never pay us; the hiring facility does.",
];

export const anotherRequest = "Send another request";

export const hiringSteps = ["We answer you", "We agree on the role", "You meet candidates"].map(
  (title, at) => ({
    title,
    text: whatHappensNext[at]!,
  }),
);
