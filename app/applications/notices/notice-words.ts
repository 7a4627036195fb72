import type { OptionalKind } from "./applicant-mails.ts";

export const kindWords: Record<OptionalKind, { label: string; hint: string }> = {
  "passed-on": {
    label: "Sent to the employer",
    hint: "Our recruiter sent your application to the employer.",
  },
  seen: { label: "Opened", hint: "The employer opened your application for the first time." },
  "in-review": { label: "In review", hint: "The employer is reading it, or took it a step further." },
  hired: { label: "Hired", hint: "The employer marked you as hired." },
};

export const alwaysSent = [
  "The receipt of your application",
  "An interview or an offer",
  "That an employer asks for your references",
  "An answer that the employer writes to you",
  "How it ended: not selected, filled or closed",
];
