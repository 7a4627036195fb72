import { parseWithZod } from "@conform-to/zod/v4";
import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  emptyLetter,
  findUnknownMark,
  hasOwnWords,
  manyMarks,
} from "#app/applications/applicants/answer/answer-templates.ts";
import {
  type EndingTexts,
  endApplications,
} from "#app/applications/applicants/ending/end-applications.server.ts";
import { outOfDays, toTellAt } from "#app/applications/applicants/ending/tell-time.ts";
import { firstNameMark, positionMark } from "#app/applications/notices/applicant-mails.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { findTransition } from "#app/jobs/postings/record/transitions.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { bareEndingSchema, endingSchema, endingWords, listEndings } from "./ending-view.ts";
import { findEndingPosting, toWaitingIds } from "./waiting-applicants.server.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string; slug?: string };
}

export async function receiveEnding(asked: Asked) {
  const { context, request, params } = asked;
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const slug = params.slug ?? "";
  const [found, form] = await Promise.all([
    findEndingPosting(context.db, company.employerId, slug, context.now),
    requireForm(request, [...fieldNames(endingSchema), idempotencyKeyField]),
  ]);
  if (!found) throw notFound();
  const { posting, waiting, offers, timeZone } = found;
  const refuse = (text: string, result?: RequestAnswer["result"]) => {
    noteRefusedForm(context);
    return unprocessed<RequestAnswer>({ problem: { title: "Nothing was changed or sent", text }, result });
  };
  const hasText = waiting.length > 0;
  const submission = parseWithZod(form, { schema: hasText ? endingSchema : bareEndingSchema });
  if (submission.status !== "success")
    return refuse("Please correct what is marked below.", submission.reply());
  const { ending, hired, ...written } = submission.value;
  const texts = "text" in written ? toTexts(endingWords[ending].template, written) : null;
  if (texts && !viewer.emailVerified)
    return refuse("Confirm your email address first: replies go there.", submission.reply());
  const possible = listEndings(posting.status);
  if (possible.length > 0 && !possible.includes(ending))
    return refuse("The posting was changed meanwhile. Please look at it again.", submission.reply());
  const hiredId =
    ending === "fill"
      ? ([...offers, ...waiting].find(({ publicId }) => publicId === hired)?.id ?? null)
      : null;
  const facts = {
    ...{ firstName: firstNameMark, job: positionMark, company: company.employerName },
    sender: toDisplayName(viewer) || company.employerName,
  };
  const told = waiting.filter(({ id }) => id !== hiredId);
  for (const field of ["text", "interviewedText"] as const) {
    const problem =
      texts && (hasOwnWords(texts[field], facts) ? findUnknownMark(texts[field], manyMarks) : emptyLetter);
    if (problem) return refuse(problem, submission.reply({ fieldErrors: { [field]: [problem] } }));
    const unsafe = texts && findUnsafeText(texts[field]);
    if (unsafe) return refuse(unsafe, submission.reply());
  }
  const tellAt =
    "tellOn" in written ? toTellAt(written.tellOn as string | undefined, context.now, timeZone) : null;
  if (tellAt === false) return refuse(outOfDays, submission.reply({ fieldErrors: { tellOn: [outOfDays] } }));
  if (texts && !(await takeAnswers(context, company.employerId, told.length)))
    return refuse(tooManyAnswers, submission.reply());
  const ended = await endPosting(context, {
    job: { id: posting.id, employerId: company.employerId },
    transition: findTransition(ending, posting.status),
    company: company.employerName,
    sender: { id: viewer.id, email: viewer.email },
    texts,
    hiredId,
    tellAt,
  });
  if (ended === null)
    return refuse("The posting was changed meanwhile. Please look at it again.", submission.reply());
  const left = texts ? Math.max(0, told.length - ended.people) : 0;
  const query = new URLSearchParams({ done: ending, left: String(left) });
  throw goTo(`${paths.closeHiringJob(company.employerSlug, slug)}?${query}`);
}

/** Those who were interviewed get the same text if the employer chose so, or wrote none for them. */
const toTexts = (
  template: EndingTexts["template"],
  {
    text,
    interviewedText,
    interviewedGet,
  }: Partial<Record<"text" | "interviewedText" | "interviewedGet", unknown>>,
): EndingTexts => ({
  template,
  text: String(text),
  interviewedText: String((interviewedGet !== "same" && interviewedText) || text),
});

interface PostingEnding
  extends Pick<Parameters<typeof endApplications>[1], "company" | "sender" | "texts" | "tellAt"> {
  job: OwnJob;
  /** Null when the posting has already ended and only answers are missing. */
  transition: "fill" | "close" | "withdraw" | null;
  hiredId: number | null;
}

/** All in one batch. Returns null when the posting could not be ended, and nobody is told. */
export async function endPosting(
  context: SiteContext,
  { job, transition, hiredId, ...ending }: PostingEnding,
): Promise<{ publicId: string; people: number } | null> {
  const { db, now } = context;
  const { publicId, toStatements } = await endApplications(context, {
    ...ending,
    employerId: job.employerId,
    jobId: job.id,
    ids: toWaitingIds(job.id, hiredId),
    hiredId,
  });
  if (transition === null) await db.$client.batch(toStatements("true"));
  else if (
    !(await changeStatus(db, job, transition, { userId: ending.sender.id }, now, { also: toStatements }))
  )
    return null;
  const people = await db.$client
    .prepare(
      `SELECT count(*) AS n FROM application_events v JOIN application_endings n ON n.id = v.ending_id
        WHERE n.public_id = ?1 AND v.kind = 'state' AND v.detail ->> 'to' = 'not-selected'`,
    )
    .bind(publicId)
    .first<number>("n");
  return { publicId, people: people ?? 0 };
}
