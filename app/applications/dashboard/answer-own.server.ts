import type { KeyOwner } from "#app/accounts/owner/person-keys.server.ts";
import { toOwnApplication } from "#app/applications/receipt/application-words.ts";
import { mostNote } from "#app/applications/submission/application.ts";
import { findStandingApplication } from "#app/applications/submission/applications.server.ts";
import {
  createPreparedDraft,
  mostPreparedADay,
} from "#app/applications/submission/prepared-drafts.server.ts";
import { findApplicableJob } from "#app/applications/submission/takes-applications.server.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { type Question, toFieldName } from "#app/jobs/questions/question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { OwnAnswer, OwnQuestion } from "#app/kit/platform/env.ts";
import { parseRowKey } from "#app/kit/platform/keyset.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { applicationsPerPage, askOwnApplications, type ListedApplication } from "./own-application.server.ts";

type Context = Pick<SiteContext, "db" | "env" | "now">;

/** What an assistant with a person's key may read and prepare. Nothing is sent. */
export const answerOwn = (
  context: Context,
  { userId }: KeyOwner,
  question: OwnQuestion,
): Promise<OwnAnswer> =>
  question.kind === "applications"
    ? listOwn(context, userId, question.after)
    : prepare(context, userId, question);

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

async function listOwn({ db, env, now }: Context, userId: number, after: string | null): Promise<OwnAnswer> {
  const place = { before: null, after: parseRowKey(after, 2) };
  const { results } = await askOwnApplications(db, userId, place, now).all<ListedApplication>();
  const rows = results.slice(0, applicationsPerPage);
  const last = results.length > applicationsPerPage ? rows.at(-1) : undefined;
  const applications = rows.map((row) => {
    const { standing, stages, ended } = toOwnApplication(row, now);
    return {
      ...{ reference: row.publicId, posting: row.jobTitle, employer: row.employerName },
      ...{ stage: standing.label, meaning: standing.text, sent: toDay(row.createdAt), ended },
      reached: stages.flatMap(({ label, day }) => (day ? [{ stage: label, day }] : [])),
      page: new URL(paths.ownApplication(row.publicId), env.SITE_URL).href,
    };
  });
  return { ok: true, answer: { applications, next: last ? `${last.createdAt}.${last.id}` : null } };
}

const refuse = (text: string): OwnAnswer => ({ ok: false, text });

async function prepare(
  { db, env, now }: Context,
  userId: number,
  { slug, letter, answers }: Extract<OwnQuestion, { kind: "draft" }>,
): Promise<OwnAnswer> {
  const found = await findApplicableJob({ db, now }, slug);
  if (!("job" in found)) return refuse(found.message);
  const { job } = found;
  const applied = await findStandingApplication(db, job.id, userId);
  if (applied) return refuse(`They applied there on ${toDay(applied.createdAt)}.`);
  if (letter && letter.length > mostNote) return refuse(`A letter has at most ${mostNote} characters.`);
  const { questions } = await getQuestionSet(db, job.id);
  const problem = findAnswerProblem(questions, answers);
  if (problem) return refuse(problem);
  const fields = { ...answers, ...(letter && { message: letter }) };
  const draft = await createPreparedDraft(db, { userId, jobId: job.id, fields }, now);
  if (!draft) return refuse(`They got ${mostPreparedADay} drafts in a day. Prepare more tomorrow.`);
  return {
    ok: true,
    answer: {
      link: new URL(serverPaths.preparedDraft(draft.publicId), env.SITE_URL).href,
      until: toDay(draft.endsAt),
      posting: job.title,
      employer: job.employer,
      questions: questions.map(({ id, label, kind, isRequired, options }) => ({
        ...{ field: toFieldName(id), label, kind, isRequired, options: [...options] },
      })),
    },
  };
}

const longestAnswer = 2000;

function findAnswerProblem(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): string | null {
  const byField = new Map(questions.map((question) => [toFieldName(question.id), question]));
  for (const [field, answer] of Object.entries(answers)) {
    const question = byField.get(field);
    if (!question)
      return `The posting has no question ${field.slice(0, 60)}. It has: ${[...byField.keys()].join(", ") || "none"}.`;
    if (question.kind === "file" || question.kind === "some")
      return `${field} is for the person to answer on the page: leave it out.`;
    const choices =
      question.kind === "yes-no" ? ["yes", "no"] : question.kind === "one" ? question.options : null;
    if (choices && !choices.includes(answer)) return `${field} takes one of: ${choices.join("; ")}.`;
    if (answer.length > longestAnswer) return `${field} takes at most ${longestAnswer} characters.`;
  }
  return null;
}
