import type { Mail } from "#app/kit/platform/mail.ts";
import { dropMarks, quote } from "#app/kit/platform/quoted-words.ts";

interface About {
  /** Of the applicant, as the team may know it. */
  applicant: string;
  job: string;
  /** Of the colleague who did it. */
  by: string;
  page: string;
}

type TeamMail = Omit<Mail, "to">;

/** Mails within a team have no contact data of the applicant. */
export const toMentionMail = ({ applicant, job, by, page }: About, note: string): TeamMail => ({
  subject: dropMarks(`A note for you: ${job}`),
  body: [
    `${quote(by)} mentioned you in a note about ${quote(applicant)}, who applied for ${quote(job)}:`,
    quote(note),
    `See the application:\n${page}#notes`,
  ].join("\n\n"),
});

/** Of someone outside the team, by a link that a member made. */
export const toOpinionMail = (
  { applicant, job, by, page }: About,
  { opinion, note }: { opinion: "yes" | "no"; note: string },
): TeamMail => ({
  subject: dropMarks(`${opinion === "yes" ? "A yes" : "A no"} from outside the team: ${job}`),
  body: [
    `${quote(by)} answered ${opinion === "yes" ? "yes" : "no"} about ${quote(applicant)}, who applied for ${quote(job)}. You shared the application by a link.`,
    ...(note ? [quote(note)] : []),
    `See the application:\n${page}`,
  ].join("\n\n"),
});

export const toAssignedMail = ({ applicant, job, by, page }: About): TeamMail => ({
  subject: dropMarks(`Assigned to you: ${job}`),
  body: [
    `${quote(by)} assigned ${quote(applicant)} to you, who applied for ${quote(job)}.`,
    `See the application:\n${page}`,
  ].join("\n\n"),
});
