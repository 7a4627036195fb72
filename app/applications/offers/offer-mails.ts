import type { Mail } from "#app/kit/platform/mail.ts";
import { dropMarks, quote } from "#app/kit/platform/quoted-words.ts";
import { listTerms, type OfferTerms } from "./offer.ts";

interface About {
  job: string;
  company: string;
}

const toLines = (terms: OfferTerms, toText: (text: string) => string): string =>
  listTerms(terms)
    .map(([label, text]) => `${label}: ${toText(text)}`)
    .join("\n");

/** What both read on their pages. */
export const toOfferText = (terms: OfferTerms): string =>
  ["We would like to offer you the job.", toLines(terms, String), ...(terms.words ? [terms.words] : [])].join(
    "\n\n",
  );

interface ToApplicant {
  terms: OfferTerms;
  page: string;
  replyTo?: string;
}

export const toOfferMail = (
  to: string,
  { job, company }: About,
  { terms, page, replyTo }: ToApplicant,
): Mail => ({
  to,
  replyTo,
  subject: dropMarks(`An offer: ${job} at ${company}`),
  body: [
    `${quote(company)} offers you the job ${quote(job)}.`,
    toLines(terms, quote),
    ...(terms.words ? [quote(terms.words)] : []),
    `Read it, accept or decline:\n${page}`,
    "We keep what it says as it was sent. A contract of your employer may follow, and is what counts.",
  ].join("\n\n"),
});

export const toTakenBackMail = (
  to: string,
  { job, company }: About,
  { words, page, replyTo }: { words: string; page: string; replyTo?: string },
): Mail => ({
  to,
  replyTo,
  subject: dropMarks(`The offer was taken back: ${job} at ${company}`),
  body: [
    `${quote(company)} took back its offer for ${quote(job)}. Your application is still open.`,
    ...(words ? [quote(words)] : []),
    `See the offer:\n${page}`,
  ].join("\n\n"),
});

export const toAnsweredOfferMail = ({
  isAccepted,
  applicant,
  job,
  note,
  page,
}: {
  isAccepted: boolean;
  applicant: string;
  job: string;
  note: string;
  page: string | null;
}): Omit<Mail, "to"> => ({
  subject: dropMarks(`Offer ${isAccepted ? "accepted" : "declined"}: ${applicant}, ${job}`),
  body: [
    `${quote(applicant)} ${isAccepted ? "accepted" : "declined"} your offer for ${quote(job)}.`,
    ...(note ? [quote(note)] : []),
    ...(page ? [`${isAccepted ? "Mark them as hired" : "See the application"}:\n${page}`] : []),
  ].join("\n\n"),
});
