import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { site } from "#app/site.ts";

type Text = Omit<Mail, "to">;

interface About {
  company: string;
  address: string;
}

export const toSuspendedMail = ({ company, address }: About, reason: string): Text => ({
  subject: `${company} is suspended on ${site.name}`,
  body: [
    `${endSentence(`We suspended ${company}`)} Its open postings are paused, and nobody can publish or reopen one for now. The reason:`,
    quote(reason),
    `Applications that you have stay in your workspace. Open your workspace:\n${address}`,
    `If you think that we are wrong, please write to ${site.employersEmail}.`,
  ].join("\n\n"),
});

export const toLiftedMail = ({ company, address }: About): Text => ({
  subject: `${company} can publish again on ${site.name}`,
  body: [
    `${endSentence(`We lifted the suspension of ${company}`)} Its postings are still paused: reopen those that you still hire for.`,
    `Open your workspace:\n${address}`,
  ].join("\n\n"),
});

export type PageDecision = "down" | "refuse" | "show";

/** `address` is where its team edits the page. */
export function toCareersPageMail({ company, address }: About, decision: PageDecision, reason: string): Text {
  if (decision === "show")
    return {
      subject: `The careers page of ${company} is live on ${site.name}`,
      body: [
        `We read what you wrote on your careers page. Visitors see it now, with your pictures.`,
        `Edit your page:\n${address}`,
      ].join("\n\n"),
    };
  const done =
    decision === "down"
      ? "We took down the texts and pictures of your careers page. Your open jobs are still on it. The reason:"
      : "We did not publish what you wrote on your careers page. Visitors see the texts from before. The reason:";
  return {
    subject: `About the careers page of ${company} on ${site.name}`,
    body: [
      done,
      quote(reason),
      "Nothing that you wrote is lost. Correct it and save it, and we read it again.",
      `Edit your page:\n${address}`,
      `If you think that we are wrong, please write to ${site.employersEmail}.`,
    ].join("\n\n"),
  };
}

const toFeedsOff = (gone: string, feeds: readonly string[]): string[] =>
  feeds.length === 0
    ? []
    : [
        `We turned off the feeds of ${gone}: ${feeds.join(", ")}. Their postings stay until they end. Add a feed again in your workspace if you want it.`,
      ];

/** For the owners of the company that stays, because others now read its applicants. */
export const toJoinedByMergeMail = (
  gone: string,
  { emails, feeds }: { emails: readonly string[]; feeds: readonly string[] },
  { company, address }: About,
): Text => ({
  subject: `${gone} is now part of ${company} on ${site.name}`,
  body: [
    `We had ${gone} and ${company} as two companies, and joined them. ${emails.length === 0 ? "Nobody joined your team by that." : `These people joined your team, none of them as an owner beside you: ${emails.join(", ")}. Remove anyone you do not know.`}`,
    `See your team:\n${address}`,
    ...toFeedsOff(gone, feeds),
  ].join("\n\n"),
});

export const toMergedMail = (gone: string, feeds: readonly string[], { company, address }: About): Text => ({
  subject: `${gone} is now part of ${company} on ${site.name}`,
  body: [
    `We had ${gone} and ${company} as two companies, and joined them. All postings, applications and people are now in one workspace. The old address leads there.`,
    `Open your workspace:\n${address}`,
    ...toFeedsOff(gone, feeds),
  ].join("\n\n"),
});
