import { claims } from "#app/claims.ts";

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
