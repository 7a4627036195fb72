import type { Mail } from "#app/kit/platform/mail.ts";
import { site } from "#app/site.ts";
import { endSentence } from "#app/kit/text/sentence.ts";

interface Reported {
  title: string;
  company: string;
  reason: string;
}

type Text = Omit<Mail, "to">;

const toText = (subject: string, paragraphs: string[]): Text => ({
  subject,
  body: [...paragraphs, site.name].join("\n\n"),
});

const toThanks = (title: string, company: string): string =>
  endSentence(`Thank you for telling us about “${title}” of ${company}`);

export const toThanksMail = ({ title, company, reason }: Reported): Text =>
  toText("We took down the posting that you reported", [
    `${toThanks(title, company)} We checked it and took it down.`,
    reason,
    "We have deleted your email address from the report.",
  ]);

export const toKeptMail = ({ title, company, reason }: Reported): Text =>
  toText("We checked the posting that you reported", [
    `${toThanks(title, company)} We checked it, and it stays on the site.`,
    reason,
    "We have deleted your email address from the report.",
  ]);

export const toTakenDownMail = ({ title, company, reason }: Reported): Text =>
  toText(`We took down your posting: ${title}`, [
    `We took down the posting “${title}” of ${company}, because visitors reported it and we found that it breaks our rules. The reason:`,
    reason,
    `A person reads your company's next posting before it appears.`,
    `If you think that we are wrong, please write to ${site.employersEmail}.`,
  ]);
