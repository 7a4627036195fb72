import { claims } from "#app/claims.ts";
import type { WaitReason } from "#app/jobs/changes/read-first.server.ts";
import { refusalCountsDays } from "#app/jobs/postings/record/paused-by-us.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { postingTerms } from "#app/posting-terms.ts";

interface About {
  title: string;
  company: string;
  address: string;
}

type Text = Omit<Mail, "to">;

const waitTexts: Record<WaitReason, string> = {
  first: postingTerms.reading,
  words:
    "It has words that we always read first, such as fees, checks, messengers or a personal mail address.",
  sample: "We read some postings of each company whose domain is not verified.",
  refusal: `We paused or sent back a posting of your company in the last ${refusalCountsDays} days, and read new ones meanwhile.`,
};

export const toPendingMail = ({ title, company, address }: About, why: WaitReason): Text => ({
  subject: `We are checking your posting: ${title}`,
  body: [
    `Your posting for ${company} has reached us. A person reads it ${claims.answerTime}, and you hear from us either way. ${waitTexts[why]}`,
    "",
    `See your posting:\n${address}`,
  ].join("\n"),
});

export const toPublishedMail = ({ title, company, address }: About): Text => ({
  subject: `Your posting is live: ${title}`,
  body: [
    `Your posting for ${company} is on the site and appears in searches.`,
    "",
    `See your posting:\n${address}`,
    "",
    "Every 14 days we ask whether you are still hiring. One click answers it.",
  ].join("\n"),
});

export const toApprovalMail = (
  { title, company, address }: About,
  author: string,
  { isEdit, note }: { isEdit: boolean; note: string },
): Text => ({
  subject: `Please approve a posting: ${title}`,
  body: [
    isEdit
      ? `${quote(author)} changed this posting of ${company} and asks you to approve the change.`
      : `${quote(author)} wrote this posting for ${company} and asks you to approve it.`,
    ...(note ? ["", quote(note), ""] : []),
    "Visitors see it once you publish it. You can send it back with a note instead.",
    "",
    `Read it:\n${address}`,
  ].join("\n"),
});

export const toSentBackMail = ({ title, company, address }: About, by: string, note: string): Text => ({
  subject: `Please change your posting: ${title}`,
  body: [
    `${quote(by)} read your posting for ${company} and did not publish it yet. The note:`,
    "",
    quote(note),
    "",
    `Change it and ask again:\n${address}`,
  ].join("\n"),
});

export const toRejectedMail = ({ title, company, address }: About, reason: string): Text => ({
  subject: `Please change your posting: ${title}`,
  body: [
    `${endSentence(`We could not publish this posting for ${company}`)} The reason:`,
    "",
    quote(reason),
    "",
    `Change it and send it again:\n${address}`,
  ].join("\n"),
});

const reviewTexts: Record<WaitReason, string> = {
  first: "its first, or its first since we took one down",
  words: "which has words that scams use",
  sample: "which came up for a spot check",
  refusal: "after we paused or sent back another of its postings",
};

export const toReviewMail = ({ title, company, address }: About, why: WaitReason): Text => ({
  subject: "A posting is waiting for review",
  body: [`${quote(company)} sent “${quote(title)}”, ${reviewTexts[why]}.`, "", `Read it:\n${address}`].join(
    "\n",
  ),
});
