import { toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import { toApplicationPage } from "#app/applications/notices/mail-choice.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { type NewFile, nameMessageFiles } from "#app/applications/receipt/sent-files.server.ts";
import { tellApplicant } from "#app/applications/receipt/to-applicant.server.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { answerTemplates, listMovedStates, toAnswerBody, type WrittenAnswer } from "./answer-templates.ts";

interface Answered {
  id: number;
  publicId: string;
  userId: number | null;
  email: string;
  jobTitle: string;
}

interface AnswerToSend {
  company: { id: number; name: string };
  senderId: number;
  applicant: Answered;
  answer: WrittenAnswer;
  /** In the bucket already. A caller drops them where nothing was sent. */
  files?: readonly NewFile[];
  idempotencyKey: string;
}

export async function toMailBody(
  env: WorkContext["env"],
  { company, applicant, answer }: Pick<AnswerToSend, "company" | "applicant" | "answer">,
  fileNames: readonly string[] = [],
  toText = (text: string): string => text,
): Promise<string> {
  const files = fileNames.map((name) => `[File: ${name}. It is on your application's page.]`);
  return toAnswerBody({
    text: toText([answer.text, ...files].join("\n\n")),
    company: company.name,
    job: applicant.jobTitle,
    isAnswered: Boolean(env.REPLY_DOMAIN),
    page: await toApplicationPage(applicant, env),
  });
}

/** False where the applicant withdrew or stopped messages meanwhile. */
export async function sendAnswer(context: WorkContext, sending: AnswerToSend): Promise<boolean> {
  const { env } = context;
  const { company, senderId, applicant, answer, files = [], idempotencyKey } = sending;
  const { to, subject } = answerTemplates[answer.template];
  const { named, detail: ofFiles } = nameMessageFiles(files);
  const quoted = {
    company: { ...company, name: quote(company.name) },
    applicant: { ...applicant, jobTitle: quote(applicant.jobTitle) },
    answer,
  };
  const fileNames = named.map(({ name }) => name);
  const body = await toMailBody(env, quoted, fileNames, quote);
  return tellApplicant(context, {
    ...{ employerId: company.id, applicationId: applicant.id, actorId: senderId, idempotencyKey },
    detail: { template: answer.template, subject, text: answer.text, ...ofFiles },
    files: named,
    mail: {
      to: applicant.email,
      replyTo: await toReplyAddress(env, { publicId: applicant.publicId, side: "applicant" }),
      subject: toStatusSubject(subject, applicant.jobTitle, company.name),
      body,
    },
    moves: { to, from: listMovedStates(to) },
  });
}
