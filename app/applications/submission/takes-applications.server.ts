import { findJob, type JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { toIsFormerField } from "#app/jobs/questions/answers.ts";
import { type Question, toFieldName } from "#app/jobs/questions/question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { unexpectedField } from "#app/kit/platform/form/form-rules.ts";
import { apiError } from "#app/kit/platform/http.ts";

type Closing = "elsewhere" | "paused" | "closed";

/** Why a posting takes no applications here; null while it does. */
export function findClosing(job: JobRecord, now: number): Closing | null {
  if (toApply(job)) return "elsewhere";
  const state = toJobState(job, now);
  return state === "paused" || state === "closed" ? state : null;
}

const closingTexts: Record<Closing, (job: JobRecord) => string> = {
  elsewhere: (job) => `This posting takes applications on the employer's own site: ${toApply(job)!.url}`,
  paused: () => "This posting takes no applications now.",
  closed: () => "This posting has closed.",
};

interface Inapplicable {
  status: 404 | 409;
  code: "not_found" | Closing;
  message: string;
}

/** The posting, or why it takes no applications here. */
export async function findApplicableJob(
  { db, now }: Pick<SiteContext, "db" | "now">,
  slug: string,
): Promise<{ job: JobRecord } | Inapplicable> {
  const job = await findJob(db, slug);
  if (!job) return { status: 404, code: "not_found", message: "There is no such posting." };
  const closing = findClosing(job, now);
  return closing ? { status: 409, code: closing, message: closingTexts[closing](job) } : { job };
}

/** The posting, or an endpoint's answer for one that takes no applications here. */
export async function findApplicable(site: SiteContext, slug: string): Promise<JobRecord | Response> {
  const found = await findApplicableJob(site, slug);
  return "job" in found ? found.job : apiError(found.status, { code: found.code, message: found.message });
}

export interface ApplicationProblem {
  status: 400 | 409 | 413 | 422 | 429 | 503;
  code: string;
  title: string;
  text: string;
  fields?: Record<string, string>;
}

/** What the pages show of a posting's pay, to notice a change while a form is open. */
export const toShownPay = (job: JobRecord): string => (hasAmount(job) ? toPostedPay(job) : "Pay not stated");

export const closedMeanwhile = {
  status: 409,
  code: "closed",
  title: "This posting has closed",
  text: "The posting closed while you were writing, so nothing was sent. What you typed is still below.",
} as const;

/** The posting closed, or pays something else than the form said. */
export function findChange(
  job: JobRecord,
  now: number,
  shown: FormDataEntryValue | null,
): ApplicationProblem | null {
  const closing = findClosing(job, now);
  if (closing === "paused")
    return {
      status: 409,
      code: "paused",
      title: "This posting takes no applications now",
      text: "The posting was paused while you were writing, so nothing was sent. What you typed is still below.",
    };
  if (closing) return closedMeanwhile;
  const pay = toShownPay(job);
  if (typeof shown !== "string" || shown === "" || shown === pay) return null;
  return {
    status: 409,
    code: "pay_changed",
    title: "The pay of this posting changed",
    text: `It now says: ${pay}. Nothing was sent yet. If you still want to apply, send it again.`,
  };
}

/** A form that does not say which questions it showed, such as a program's, means today's. */
export const haveQuestionsChanged = (shown: FormDataEntryValue | null, revision: number): boolean =>
  typeof shown === "string" && shown !== "" && shown !== String(revision);

export const questionsChanged = {
  status: 409,
  code: "questions_changed",
  title: "The employer changed its questions",
  text: "Nothing was sent yet. The questions below are as they are now. Please answer them and send it again.",
} as const;

/** The field of a question that neither the posting nor the form it showed has. */
export function findUnknownQuestion(form: FormData, questions: readonly Question[]) {
  const known = questions.map(({ id }) => toFieldName(id));
  const isFormer = toIsFormerField();
  const former = [...form.keys()].find((name) => isFormer(name) && !known.includes(name));
  return former === undefined ? null : unexpectedField(former);
}
