import type { Mail } from "#app/kit/platform/mail.ts";
import { site } from "#app/site.ts";
import { endSentence } from "#app/kit/text/sentence.ts";

interface About {
  company: string;
  address: string;
}

const toText = (subject: string, paragraphs: string[]): Omit<Mail, "to"> => ({
  subject,
  body: ["Hello,", ...paragraphs, site.name, site.employersEmail].join("\n\n"),
});

export const toChangeApprovedMail = ({ company, address }: About) =>
  toText("Your company's new details are live", [
    `We checked what you changed about ${company}, and visitors see it now.`,
    `If the name or the website is another one, nothing is verified about it yet. You can verify your domain here:`,
    address,
  ]);

export const toChangeRefusedMail = ({ company, address }: About, reason: string) =>
  toText("Please look at your company's details again", [
    `${endSentence(`We did not publish your changes to ${company}`)} Visitors see what they saw before. The reason:`,
    reason,
    `You can change it and send it again:`,
    address,
  ]);
