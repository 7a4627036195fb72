import { toMessageBody } from "#app/accounts/contact/message-body.ts";
import { toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import { toLicenseText } from "#app/applications/receipt/license-text.ts";
import { toSizeWords } from "#app/clinicians/documents/document.ts";
import { toDateText } from "#app/jobs/postings/record/card-view.ts";
import { documentTypes } from "#app/kit/platform/file/file-type.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { site } from "#app/site.ts";
import type { NewApplication } from "./application.ts";

interface ApplicationPlaces {
  /** In the company's workspace or at our desk, for those who can open it. */
  page: string | null;
  replyTo?: string;
  /** Whether the company sees the email address and the phone. */
  isShared: boolean;
}

export function toApplicationMail(
  sent: NewApplication,
  copy: ApplicationCopy,
  { page, replyTo, isShared }: ApplicationPlaces,
): Omit<Mail, "to"> {
  const contact = isShared ? {} : { email: "", phone: null };
  const written = toMessageBody({
    ...sent,
    ...contact,
    company: sent.employerName,
    position: sent.jobTitle,
  });
  const parts = [
    written,
    ...listSent(copy, { hasNote: false }),
    ...(isShared ? [] : [unshared(Boolean(replyTo))]),
  ];
  return {
    replyTo,
    subject: `Application: ${sent.jobTitle}`,
    body: (page ? [...parts, `${pageLead(copy)}:\n${page}`] : parts).join("\n\n"),
  };
}

/** Of a posting with a blind review. */
export const toBlindMail = (jobTitle: string, page: string): Omit<Mail, "to"> => ({
  subject: `Application: ${jobTitle}`,
  body: [
    `Someone applied for ${quote(jobTitle)}. This review is blind: read the application without the name on its page.`,
    `Answer in your workspace:\n${page}`,
  ].join("\n\n"),
});

const unshared = (isAnswered: boolean): string =>
  `The applicant has not shown you an email address or phone yet. ${
    isAnswered ? "Reply to this email or on the page below, and we pass it on." : "Write on the page below."
  }`;

const pageLead = ({ isForDesk }: Pick<ApplicationCopy, "isForDesk">): string =>
  isForDesk ? "Open it, send it to the employer, and mark it as sent" : "Answer in your workspace";

/** The frozen copy, for the person who applied. `receipt` opens it without an account. */
export function toReceiptMail(to: string, copy: ApplicationCopy, receipt: string): Mail {
  const { posting, isForDesk } = copy;
  return {
    to,
    subject: toStatusSubject("We sent your application", posting.title, posting.employer),
    body: [
      isForDesk
        ? `${quote(endSentence(`Our recruiters have your application for ${posting.title} at ${posting.employer}`))} They pass it on, and we email you the day they do.`
        : quote(endSentence(`${posting.employer} has your application for ${posting.title}`)),
      `Your receipt, which you can print:\n${receipt}`,
      `The posting as it read when you applied:\n${listLines([
        { label: "Job", value: posting.title },
        { label: "Employer", value: posting.employer },
        { label: "Place", value: posting.place ?? "" },
        { label: "Pay", value: posting.pay },
        { label: "License", value: posting.license ?? "" },
      ])}`,
      ...listSent(copy, { hasNote: true }),
      "You pay nothing at any point. We email you when someone opens your application, answers it or decides.",
      "--\nYou get this email because someone applied with this address. If it was not you, forward it to " +
        site.email +
        ".",
    ].join("\n\n"),
  };
}

interface Repeated {
  job: string;
  company: string;
  createdAt: number;
  receipt: string;
  standing: { label: string; text: string };
  /** How to say more, which differs as the application goes on. */
  toAdd: RepeatedWay;
  replyTo: string;
}

const addWays = {
  reply: "To add something, write to the employer on that page.",
  desk: "To add something, answer this email. Our recruiters read it.",
  again: "To add something, withdraw the application on that page and send the form again.",
  ended: "It has ended, so nothing can be added to it.",
};

export type RepeatedWay = keyof typeof addWays;

export function toRepeatMail(to: string, repeated: Repeated): Mail {
  const { job, company, createdAt, receipt, standing, toAdd, replyTo } = repeated;
  return {
    to,
    ...(toAdd === "desk" ? { replyTo } : {}),
    subject: toStatusSubject("You applied for this job before", job, company),
    body: [
      `Someone sent this job's form with your email address again. Your application of ${toDateText(createdAt)} stands, so nothing was sent a second time.`,
      `Where it stands: ${standing.label}. ${standing.text}`,
      `What you sent then:\n${receipt}`,
      addWays[toAdd],
      "If it was not you, you need not do anything.",
    ].join("\n\n"),
  };
}

const listLines = (lines: readonly { label: string; value: string }[]): string =>
  lines.flatMap(({ label, value }) => (value ? [`${label}: ${quote(value)}`] : [])).join("\n");

function listSent(copy: ApplicationCopy, { hasNote }: { hasNote: boolean }): string[] {
  const { licenses, details, profile, answers, files, note } = copy;
  const parts: [string, string][] = [
    ["Licenses:", licenses.map((license) => quote(toLicenseText(license))).join("\n")],
    ["", listLines(details)],
    ["From the profile:", listLines(profile ?? [])],
    [
      "Answers:",
      answers.map(({ label, value }) => `${quote(label)}\n${quote(value || "No answer")}`).join("\n\n"),
    ],
    [
      "Files:",
      files
        .map(
          ({ label, name, type, size, sha256 }) =>
            `${label}: ${quote(name)}, ${toTypeWords(type)}, ${toSizeWords(size)}\nSHA-256 ${sha256}`,
        )
        .join("\n"),
    ],
    ["Note:", hasNote && note ? quote(note) : ""],
  ];
  return parts.flatMap(([title, text]) => (text ? [title ? `${title}\n${text}` : text] : []));
}

const toTypeWords = (type: string): string =>
  Object.hasOwn(documentTypes, type) ? documentTypes[type as keyof typeof documentTypes].words : type;
