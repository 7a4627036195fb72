import type { Mail } from "#app/kit/platform/mail.ts";
import { site } from "#app/site.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import type { PostingStep } from "./posting-steps.ts";

interface Acted {
  title: string;
  company: string;
  reason: string;
  /** Where the company finds the posting in its workspace. */
  address: string;
}

const appeal = `If you think that we are wrong, please write to ${site.employersEmail}.`;

const texts: Record<PostingStep, { subject: string; begins: string; ends: (address: string) => string }> = {
  pause: {
    subject: "We paused your posting",
    begins: "We paused the posting",
    ends: (address) =>
      `Nobody can apply, and its page says that we paused it and shows no text. Correct it and send it to us again here; a person reads it before it is open: ${address}\n\n${appeal}`,
  },
  "take-down": {
    subject: "We took down your posting",
    begins: "We took down the posting",
    ends: () => appeal,
  },
  reopen: {
    subject: "We reopened your posting",
    begins: "We reopened the posting",
    ends: (address) => `If the job is filled, please close it here: ${address}`,
  },
  review: {
    subject: "We are checking your posting again",
    begins: "Candidates do not see it for now, because we are checking again the posting",
    ends: () => "You hear from us either way.",
  },
  restore: {
    subject: "We are checking your posting again",
    begins: "We had taken down, and are checking again, the posting",
    ends: () => "You hear from us either way.",
  },
};

export function toActMail(step: PostingStep, { title, company, reason, address }: Acted): Omit<Mail, "to"> {
  const { subject, begins, ends } = texts[step];
  return {
    subject: `${subject}: ${title}`,
    body: [
      `${endSentence(`${begins} “${title}” of ${company}`)} The reason:`,
      reason,
      ends(address),
      site.name,
    ].join("\n\n"),
  };
}
