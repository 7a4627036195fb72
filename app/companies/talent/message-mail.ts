import type { Mail } from "#app/kit/platform/mail.ts";
import { dropMarks, quote } from "#app/kit/platform/quoted-words.ts";

interface FirstMessage {
  company: string;
  job: string;
  text: string;
  page: string;
}

export const toFirstMessageMail = (to: string, { company, job, text, page }: FirstMessage): Mail => ({
  to,
  subject: dropMarks(`${company} wrote to you about ${job}`),
  body: [
    `${quote(company)} found you here and wrote to you about the job ${quote(job)}.`,
    quote(text),
    "They know your license and specialty, not your name or address.",
    `Read the posting and answer:\n${page}`,
    "There you can also stop this company for good. You get this because you let employers find you, which you turn off in your profile.",
  ].join("\n\n"),
});

interface Interested {
  /** As the company saw her. */
  about: string;
  job: string;
  page: string;
}

/** To the recruiter who wrote. */
export const toInterestedMail = ({ about, job, page }: Interested): Omit<Mail, "to"> => ({
  subject: dropMarks(`Interested: ${job}`),
  body: [
    `The ${quote(about)} you wrote to is interested in ${quote(job)}.`,
    "You learn their name and address when they apply. We led them to the application form.",
    `See the people you wrote to:\n${page}`,
  ].join("\n\n"),
});
