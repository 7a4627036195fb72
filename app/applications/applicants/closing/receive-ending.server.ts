import { parseWithZod } from "@conform-to/zod/v4";
import {
  moneyAsked,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import type { WrittenAnswer } from "#app/applications/applicants/answer/answer-templates.ts";
import { findUnknownMark, manyMarks } from "#app/applications/applicants/answer/answer-templates.ts";
import { toManyAnswers } from "#app/applications/applicants/answer/many-answers.server.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { asksForMoney } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { findTransition } from "#app/jobs/postings/record/transitions.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { bareEndingSchema, endingSchema, endingWords, listEndings } from "./ending-view.ts";
import { findEndingPosting, waitingIdsSql } from "./waiting-applicants.server.ts";

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
    findEndingPosting(context.db, company.employerId, slug),
    requireForm(request, [...fieldNames(endingSchema), idempotencyKeyField]),
  ]);
  if (!found) throw notFound();
  const { posting, waiting } = found;
  const refuse = (text: string, result?: RequestAnswer["result"]) => {
    noteRefusedForm(context);
    return unprocessed<RequestAnswer>({ problem: { title: "Nothing was changed or sent", text }, result });
  };
  const hasText = waiting.length > 0;
  const submission = parseWithZod(form, { schema: hasText ? endingSchema : bareEndingSchema });
  if (submission.status !== "success")
    return refuse("Please correct what is marked below.", submission.reply());
  const { ending, hired, ...written } = submission.value;
  const answer =
    "text" in written ? { template: endingWords[ending].template, text: String(written.text) } : null;
  if (answer && !viewer.emailVerified)
    return refuse("Confirm your email address first: replies go there.", submission.reply());
  const possible = listEndings(posting.status);
  if (possible.length > 0 && !possible.includes(ending))
    return refuse("The posting was changed meanwhile. Please look at it again.", submission.reply());
  const told = waiting.filter(({ publicId }) => ending !== "fill" || publicId !== hired);
  const unknownMark = answer && findUnknownMark(answer.text, manyMarks);
  if (unknownMark) return refuse(unknownMark, submission.reply({ fieldErrors: { text: [unknownMark] } }));
  if (answer && asksForMoney(answer.text)) return refuse(moneyAsked, submission.reply());
  if (answer && !(await takeAnswers(context, company.employerId, told.length)))
    return refuse(tooManyAnswers, submission.reply());
  const answered = await endPosting(context, {
    job: { id: posting.id, employerId: company.employerId, title: posting.title },
    transition: findTransition(ending, posting.status),
    company: company.employerName,
    sender: { id: viewer.id, email: viewer.email },
    answer,
    hired: ending === "fill" ? hired : null,
  });
  if (answered === null)
    return refuse("The posting was changed meanwhile. Please look at it again.", submission.reply());
  const left = answer ? told.length - answered : 0;
  throw goTo(
    `${paths.closeHiringJob(company.employerSlug, slug)}?done=${ending}&answered=${answered}&left=${Math.max(0, left)}`,
  );
}

interface Ending {
  job: OwnJob & { title: string };
  /** Null when the posting has already ended and only answers are missing. */
  transition: "fill" | "close" | "withdraw" | null;
  company: string;
  sender: { id: number; email: string };
  /** Null when nobody waits. The text has `firstNameMark` for each first name. */
  answer: WrittenAnswer | null;
  /** The hired applicant's public id: no mail. */
  hired: string | null;
}

/** All in one batch. Returns how many were answered, or null when the posting could not be ended and nobody was mailed. */
async function endPosting(context: SiteContext, ending: Ending): Promise<number | null> {
  const { db, now } = context;
  const also = (isPossible: string) => toAnswers(context, ending, isPossible);
  if (ending.transition === null) {
    const statements = also("true");
    if (statements.length > 0) await db.$client.batch(statements);
    sendOutboxSoon(context);
    return countAnswered(context, ending);
  }
  const by = { userId: ending.sender.id };
  const isEnded = await changeStatus(db, ending.job, ending.transition, by, now, also);
  if (!isEnded) return null;
  sendOutboxSoon(context);
  return countAnswered(context, ending);
}

const countAnswered = async ({ db, now }: SiteContext, { job, sender }: Ending): Promise<number> =>
  (await db.$client
    .prepare(
      `SELECT count(*) FROM applications a JOIN application_events e ON e.application_id = a.id
        WHERE a.job_id = ?1 AND e.kind = 'answer' AND e.actor_id = ?2 AND e.at = ?3`,
    )
    .bind(job.id, sender.id, now)
    .first<number>("count(*)")) ?? 0;

function toAnswers({ db, now, env }: SiteContext, ending: Ending, isPossible: string): D1PreparedStatement[] {
  const d1 = db.$client;
  const { job, company, sender, answer, hired } = ending;
  const isHired = `job_id = ?1 AND public_id = ?2 AND state NOT IN ('hired', 'withdrawn') AND ${isPossible}`;
  const hiring = hired
    ? [
        d1
          .prepare(
            `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
              SELECT id, ?3, 'state', json_object('from', state, 'to', 'hired'), ?4 FROM applications WHERE ${isHired}`,
          )
          .bind(job.id, hired, sender.id, now),
        d1
          .prepare(`UPDATE applications SET state = 'hired', updated_at = ?3 WHERE ${isHired}`)
          .bind(job.id, hired, now),
      ]
    : [];
  if (!answer) return hiring;
  return [
    ...hiring,
    ...toManyAnswers(
      { db, now, env },
      { ids: waitingIdsSql, of: job.id, employerId: job.employerId, isPossible, company, sender, answer },
    ),
  ];
}
