import { claims } from "#app/claims.ts";
import type { Mail } from "#app/platform/mail.ts";

interface About {
  title: string;
  company: string;
  address: string;
}

type Text = Omit<Mail, "to">;

export const toPendingMail = ({ title, company, address }: About): Text => ({
  subject: `We are checking your posting: ${title}`,
  body: [
    `Your first posting for ${company} is in. A person reads it ${claims.responseTime}, and you hear from us either way. Later postings appear at once.`,
    "",
    `See it here: ${address}`,
  ].join("\n"),
});

export const toPublishedMail = ({ title, company, address }: About): Text => ({
  subject: `Your posting is live: ${title}`,
  body: [
    `Your posting for ${company} is on the site and in the search.`,
    "",
    address,
    "",
    "Every 14 days we ask whether you are still hiring. One click answers it.",
  ].join("\n"),
});

export const toRejectedMail = ({ title, company, address }: About, reason: string): Text => ({
  subject: `Please change your posting: ${title}`,
  body: [
    `We could not publish this posting for ${company}. The reason:`,
    "",
    reason,
    "",
    `You can change it and send it again: ${address}`,
  ].join("\n"),
});

export const toReviewMail = ({ title, company, address }: About): Text => ({
  subject: `Posting to check: ${title} (${company})`,
  body: [`${company} sent its first posting. It waits for an admin.`, "", address].join("\n"),
});
