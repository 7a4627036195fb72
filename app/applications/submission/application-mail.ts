import { toMessageBody } from "#app/accounts/contact/message-body.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import type { NewApplication } from "./application.ts";

/** Who gets an application by email. Without a page for it, our desk answers. */
export interface Readers {
  emails: readonly string[];
  toPage: ((publicId: string) => string) | null;
}

/** `page` is in the company's workspace, for those who can open it. */
export function toApplicationMail(sent: NewApplication, page: string | null): Omit<Mail, "to"> {
  const written = toMessageBody({ ...sent, company: sent.employerName, position: sent.jobTitle });
  return {
    replyTo: sent.email,
    subject: `Application: ${sent.jobTitle}`,
    body: page ? `${written}\n\nAnswer in your workspace:\n${page}` : written,
  };
}

export const toWithdrawnMail = (
  { firstName, lastName, jobTitle }: Pick<NewApplication, "firstName" | "lastName" | "jobTitle">,
  page: string | null,
): Omit<Mail, "to"> => ({
  subject: `Application withdrawn: ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())} withdrew the application for ${quote(jobTitle)}.`,
    ...(page ? [`See it in your workspace:\n${page}`] : []),
  ].join("\n\n"),
});
