import type { Mail } from "#app/kit/platform/mail.ts";
import { dropMarks } from "#app/kit/platform/quoted-words.ts";
import { site } from "#app/site.ts";

/** What an applicant can choose to hear of. */
export const optionalKinds = ["passed-on", "seen", "in-review", "hired"] as const;
export type OptionalKind = (typeof optionalKinds)[number];

export const isOptionalKind = (notice: NoticeName): notice is OptionalKind =>
  optionalKinds.some((kind) => kind === notice);

interface NoticeFacts {
  firstName: string;
  job: string;
  company: string;
  /** The day on which our desk passed it on. */
  day?: string;
}

interface Notice {
  subject: string;
  /** Before the link, where that is not the application's page. */
  link?: string;
  paragraphs: (facts: NoticeFacts) => string[];
}

const apart = "This says nothing about your application.";
const careful =
  "If they write to you outside of our site, be careful: no honest employer asks you for money, gift cards or your bank password.";
const stillYours = ({ company }: NoticeFacts) =>
  `Your offer does not end with the posting. Write to ${company} to accept it or to ask about it.`;

/** A text for each thing that happens to an application. `interviewed` ones are for those who were. */
const notices = {
  "passed-on": {
    subject: "We passed your application on",
    paragraphs: ({ job, company, day }) => [
      `Our recruiter passed your application for ${job} on to ${company} on ${day}.`,
      "The employer answers you directly, or through us.",
    ],
  },
  seen: {
    subject: "The employer opened your application",
    paragraphs: ({ job, company }) => [
      `Someone at ${company} opened your application for ${job} for the first time.`,
      "You do not need to do anything.",
    ],
  },
  "in-review": {
    subject: "Your application is in review",
    paragraphs: ({ job, company }) => [
      `Your application for ${job} has moved on, and ${company} has it in review.`,
      "You do not need to do anything.",
    ],
  },
  interview: {
    subject: "The employer wants to interview you",
    paragraphs: ({ job, company }) => [
      `Good news! The employer, ${company}, wants to interview you for ${job}.`,
      "They will contact you to arrange a time. Please watch your email and phone.",
    ],
  },
  offer: {
    subject: "The employer wants to make you an offer",
    paragraphs: ({ job, company }) => [
      `Congratulations! The employer, ${company}, wants to make you an offer for ${job}.`,
      "They will contact you about the terms. Please watch your email and phone.",
    ],
  },
  references: {
    subject: "The employer asks for your references",
    link: "Choose your references",
    paragraphs: ({ job, company }) => [
      `The employer, ${company}, asks for your references for ${job}.`,
      "You choose which to send, or send none. We give them nothing until you do.",
    ],
  },
  hired: {
    subject: "You are hired",
    paragraphs: ({ job, company }) => [
      `Congratulations! The employer, ${company}, marked your application for ${job} as hired.`,
      "If this is a mistake, please tell the employer.",
    ],
  },
  "not-selected": {
    subject: "Your application was not selected",
    paragraphs: ({ job, company }) => [
      `Thank you for applying for ${job}. The employer, ${company}, is moving forward with other candidates.`,
      "We are sorry not to have better news. You can apply for other jobs there.",
    ],
  },
  "not-selected-interviewed": {
    subject: "Your application was not selected",
    paragraphs: ({ job, company }) => [
      `Thank you for the time you took to interview for ${job}. The employer, ${company}, is moving forward with other candidates.`,
      "We are sorry not to have better news. If you would like to know why, reply to the person who interviewed you.",
    ],
  },
  filled: {
    subject: "The position is filled",
    paragraphs: ({ job, company }) => [
      `Thank you for applying for ${job}. The employer, ${company}, has filled the position, so your application is closed.`,
      "We are sorry not to have better news. You can apply for other jobs there.",
    ],
  },
  "filled-interviewed": {
    subject: "The position is filled",
    paragraphs: ({ job, company }) => [
      `Thank you for the time you took to interview for ${job}. The employer, ${company}, has filled the position, so your application is closed.`,
      "We are sorry not to have better news. If you would like to know why, reply to the person who interviewed you.",
    ],
  },
  "filled-offer": {
    subject: "The posting is filled, and your offer is open",
    paragraphs: (facts) => [
      `The posting for ${facts.job} at ${facts.company} is marked as filled, and your application has an offer.`,
      stillYours(facts),
    ],
  },
  closed: {
    subject: "The posting is closed",
    paragraphs: ({ job, company }) => [
      `Thank you for applying for ${job} at ${company}. The posting is closed and nobody was marked as hired, so your application is closed too.`,
      `${apart} We are sorry not to have better news.`,
    ],
  },
  "closed-interviewed": {
    subject: "The posting is closed",
    paragraphs: ({ job, company }) => [
      `Thank you for the time you took to interview for ${job} at ${company}. The posting is closed, so your application is closed too.`,
      "If you are still talking with the employer, this changes nothing: reply to the person who interviewed you.",
    ],
  },
  "closed-offer": {
    subject: "The posting is closed, and your offer is open",
    paragraphs: (facts) => [
      `The posting for ${facts.job} at ${facts.company} is closed, and your application has an offer.`,
      stillYours(facts),
    ],
  },
  removed: {
    subject: "We took down the posting you applied for",
    paragraphs: ({ job, company }) => [
      `We took down the posting for ${job} at ${company}, because it does not meet our rules. Your application is closed.`,
      `${apart} ${careful}`,
    ],
  },
  suspended: {
    subject: "The employer cannot hire here for now",
    paragraphs: ({ job, company }) => [
      `You applied for ${job} at ${company}. The company cannot hire through our site for now, so your application is closed.`,
      `${apart} ${careful}`,
    ],
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;
export const noticeNames = Object.keys(notices) as NoticeName[];

interface NoticeLinks {
  /** Where the applicant sees her application. */
  page: string;
  /** Where she chooses what to hear of. */
  choice: string;
}

export const firstNameMark = "{first name}";
export const positionMark = "{position}";
export const companyMark = "{company}";

/** Names what the mail is about, because an applicant waits for several answers. Private search hides all of it. */
export const toStatusSubject = (subject: string, job: string, company: string): string =>
  dropMarks(`${subject}: ${job} at ${company}`);

/** What others typed must be in `quote`. */
export function toApplicantMail(
  notice: NoticeName,
  facts: NoticeFacts,
  { page, choice }: NoticeLinks,
): Omit<Mail, "to"> {
  const { subject, paragraphs, link = "See your application" }: Notice = notices[notice];
  const small = [
    `You get this email because you applied for ${facts.job} at ${facts.company}.`,
    `If you did not apply there, someone else typed your address: forward this email to ${site.email}, and we will stop these emails.`,
    ...(isOptionalKind(notice) ? [`To choose which of these emails you get: ${choice}`] : []),
  ];
  return {
    subject: toStatusSubject(subject, facts.job, facts.company),
    body: [
      `Hello ${facts.firstName},`,
      ...paragraphs(facts),
      `${link}:\n${page}`,
      site.name,
      `--\n${small.join("\n")}`,
    ].join("\n\n"),
  };
}
