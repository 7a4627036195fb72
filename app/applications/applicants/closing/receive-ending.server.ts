import { parseWithZod } from "@conform-to/zod/v4";
import { moneyAsked, takeAnswers, tooManyAnswers } from "#app/applications/applicants/answer/answer-limits.server.ts";
import { findUnknownMark, manyMarks } from "#app/applications/applicants/answer/placeholders.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { findTransition } from "#app/jobs/postings/record/transitions.ts";
import { asksForMoney } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField } from "#app/kit/platform/idempotency.ts";
import { endPosting } from "./end-posting.server.ts";
import { bareEndingSchema, endingSchema, endingWords, listEndings } from "./ending.ts";
import { findEndingPosting } from "./waiting-applicants.server.ts";

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
