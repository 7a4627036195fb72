import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { contactMessages } from "#app/accounts/contact/contact.ts";
import { type ReceivedFile, readFilesForm } from "#app/clinicians/documents/receive-document.server.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { listRepeatedFields, toFieldName, toIsFormerField } from "#app/jobs/questions/answers.ts";
import { toEeoAnswers, withoutEeo } from "#app/jobs/questions/eeo.ts";
import { getQuestionSet, type QuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { fieldNames, unexpectedField } from "#app/kit/platform/form/form-rules.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { findVisitSource } from "#app/kit/vitals/visit-source.server.ts";
import {
  type ApplicationInput,
  fewWords,
  payField,
  questionsField,
  resumeField,
  saysEnough,
  toApplicationSchema,
  toKeptField,
  toNewApplication,
} from "./application.ts";
import {
  copyDocument,
  dropSentFiles,
  openSentFile,
  type SentFile,
  sealSentFile,
  takeSentFile,
} from "./application-files.server.ts";
import { createApplication, findReaders } from "./applications.server.ts";
import { toAnswerLines, toApplicationCopy, toProfileLines } from "./to-copy.ts";

interface ApplicationProblem {
  status: 400 | 409 | 413 | 422 | 429 | 503;
  code: string;
  title: string;
  text: string;
  fields?: Record<string, string>;
}

/** By the name of its field: files of this try, so that they need not be chosen again. */
export type KeptFiles = Record<string, { name: string; token: string }>;

export type Received =
  | { ok: true; publicId: string; isNew: boolean }
  | { ok: false; problem: ApplicationProblem; result?: SubmissionResult<string[]>; kept: KeptFiles };

const notSent = "Not sent";
/** A résumé and the files of a few answers. */
const formBytes = 3 * maxUploadBytes;

/** What the pages show of a posting's pay, to notice a change while a form is open. */
export const toShownPay = (job: JobRecord): string => (hasAmount(job) ? toPostedPay(job) : "Pay not stated");

/** Takes the form of a page, or of a program that sends it the same way. Stores all of it or nothing. */
export async function receiveApplication(
  context: SiteContext,
  request: Request,
  job: JobRecord,
): Promise<Received> {
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request))) return tooMany;
  const { questions, revision } = await getQuestionSet(context.db, job.id);
  const fileFields = [resumeField, ...listFileFields(questions)];
  const sent = await readFilesForm(request, {
    fields: [
      ...fieldNames(toApplicationSchema(questions)),
      ...fileFields.map(toKeptField),
      ...[payField, questionsField, idempotencyKeyField],
    ],
    repeated: listRepeatedFields(questions),
    isFormer: toIsFormerField(),
    files: fileFields,
    maxBytes: formBytes,
  });
  return takeApplication(context, request, job, { ...sent, questions, revision });
}

/** The same without files, as `toJsonForm` of a program's JSON. */
export async function receiveFields(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { form, questions, revision }: { form: FormData } & QuestionSet,
): Promise<Received> {
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request))) return tooMany;
  const unread = { files: new Map(), tooLargeField: null, problem: null };
  return takeApplication(context, request, job, { form, ...unread, questions, revision });
}

const tooMany: Received = {
  ok: false,
  problem: {
    status: 429,
    code: "too_many",
    title: contactMessages.failed.title,
    text: contactMessages.tooManyUnread,
  },
  kept: {},
};

type Sent = Awaited<ReturnType<typeof readFilesForm>> & QuestionSet;

async function takeApplication(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { questions, revision, ...sent }: Sent,
): Promise<Received> {
  const submission = parseWithZod(sent.form, { schema: toApplicationSchema(questions) });
  const isChanged = hasChanged(sent.form.get(questionsField), revision);
  const unread = sent.problem ?? (isChanged ? null : findFormer(sent.form, questions));
  if (unread) {
    const { status, code, text } = unread;
    const result = submission.reply({ formErrors: [text] });
    return { ok: false, problem: { status, code, title: notSent, text }, result, kept: {} };
  }
  const fileFields = [resumeField, ...listFileFields(questions)];
  const { files, errors, kept } = await takeFiles(context, request, job, { ...sent, fileFields });
  const refuse = async (
    problem: ApplicationProblem,
    result: SubmissionResult<string[]>,
  ): Promise<Received> => {
    const unkept = files.filter(({ field }) => !Object.hasOwn(kept, field));
    await dropSentFiles(context, unkept);
    return { ok: false, problem, result, kept };
  };
  if (isChanged) return refuse(questionsChanged, submission.reply({ formErrors: [questionsChanged.text] }));
  for (const { kind, isRequired, id } of questions) {
    const name = toFieldName(id);
    if (kind === "file" && isRequired && !files.some(({ field }) => field === name))
      errors[name] ??= ["Choose a file for this answer"];
  }
  const input = submission.status === "success" ? (submission.value as ApplicationInput) : null;
  const profile = input?.resumeFrom === "profile" ? await readProfile(context) : null;
  const hasResume = profile !== null || files.some(({ field }) => field === resumeField);
  if (input && Object.keys(errors).length === 0 && !saysEnough(hasResume, input.message))
    errors.message = [fewWords];
  if (!input || Object.keys(errors).length > 0) {
    const result = submission.reply({ fieldErrors: errors });
    return refuse(toFieldProblem(result), result);
  }
  const lines = profile && toProfileLines(profile);
  const outcome =
    findChange(job, context.now, sent.form.get(payField)) ??
    (await send(context, request, { input, form: sent.form, job, files, questions, profile: lines }));
  return "ok" in outcome ? outcome : refuse(outcome, submission.reply({ formErrors: [outcome.text] }));
}

/** A form that does not say which questions it showed, such as a program's, means today's. */
const hasChanged = (shown: FormDataEntryValue | null, revision: number): boolean =>
  typeof shown === "string" && shown !== "" && shown !== String(revision);

const questionsChanged = {
  status: 409,
  code: "questions_changed",
  title: "The employer changed its questions",
  text: "Nothing was sent yet. The questions below are as they are now. Please answer them and send it again.",
} as const;

function findFormer(form: FormData, questions: readonly Question[]) {
  const known = questions.map(({ id }) => toFieldName(id));
  const isFormer = toIsFormerField();
  const former = [...form.keys()].find((name) => isFormer(name) && !known.includes(name));
  return former === undefined ? null : unexpectedField(former);
}

const listFileFields = (questions: readonly Question[]): string[] =>
  questions.filter(({ kind }) => kind === "file").map(({ id }) => toFieldName(id));

function toFieldProblem({ error }: SubmissionResult<string[]>): ApplicationProblem {
  const fields = Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, texts]) => (name && texts?.[0] ? [[name, texts[0]]] : [])),
  );
  const count = Object.keys(fields).length;
  const text = count === 1 ? "Please correct the field below." : `Please correct the ${count} fields below.`;
  return { status: 422, code: "invalid_input", title: notSent, text, fields };
}

type FilesForm = Omit<Sent, keyof QuestionSet> & { fileFields: readonly string[] };

async function takeFiles(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { form, files: uploaded, tooLargeField, fileFields }: FilesForm,
) {
  const files: SentFile[] = [];
  const errors: Record<string, string[]> = {};
  const kept: KeptFiles = {};
  for (const field of fileFields) {
    const taken =
      field === tooLargeField
        ? refused(`This file is larger than ${maxUploadBytes / 1024 ** 2} MB. Choose a smaller one.`)
        : await takeFile(context, request, job, { field, form, file: uploaded.get(field) });
    if (!taken) continue;
    if (!taken.ok) errors[field] = [taken.problem];
    else {
      files.push(taken.file);
      if (uploaded.has(field) || !isDocumentChosen(form, field))
        kept[field] = {
          name: taken.file.name,
          token: await sealSentFile(taken.file, job.slug, context.env.SESSION_SECRET),
        };
    }
  }
  return { files, errors, kept };
}

const refused = (problem: string) => ({ ok: false as const, problem });

const documentPrefix = "document-";
const isDocumentChosen = (form: FormData, field: string): boolean =>
  field === resumeField && String(form.get("resumeFrom") ?? "").startsWith(documentPrefix);

async function takeFile(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { field, form, file }: { field: string; form: FormData; file: ReceivedFile | undefined },
): Promise<{ ok: true; file: SentFile } | { ok: false; problem: string } | null> {
  // A file that someone chose is meant, whatever else is marked.
  if (file) return takeSentFile(context, request, field, file);
  if (isDocumentChosen(form, field)) {
    const viewer = await context.viewer();
    if (!viewer) return refused("Log in to send a document of your account, or choose a file.");
    return copyDocument(context, viewer, String(form.get("resumeFrom")).slice(documentPrefix.length), field);
  }
  if (field === resumeField && ["profile", "none"].includes(String(form.get("resumeFrom")))) return null;
  const token = form.get(toKeptField(field));
  if (typeof token !== "string" || token === "") return null;
  const found = await openSentFile(context, token, job.slug);
  return found?.field === field
    ? { ok: true, file: found }
    : refused("We kept this file for an hour only. Choose it again.");
}

/** The posting closed, or pays something else than the form said. */
function findChange(
  job: JobRecord,
  now: number,
  shown: FormDataEntryValue | null,
): ApplicationProblem | null {
  const state = toJobState(job, now);
  if (state === "paused")
    return {
      status: 409,
      code: "paused",
      title: "This posting takes no applications now",
      text: "The posting was paused while you were writing, so nothing was sent. What you typed is still below.",
    };
  if (state === "closed" || toApply(job) !== null)
    return {
      status: 409,
      code: "closed",
      title: "This posting has closed",
      text: "The posting closed while you were writing, so nothing was sent. What you typed is still below.",
    };
  const pay = toShownPay(job);
  if (typeof shown !== "string" || shown === "" || shown === pay) return null;
  return {
    status: 409,
    code: "pay_changed",
    title: "The pay of this posting changed",
    text: `It now says: ${pay}. Nothing was sent yet. If you still want to apply, send it again.`,
  };
}

interface Sending {
  input: ApplicationInput;
  form: FormData;
  job: JobRecord;
  files: SentFile[];
  questions: readonly Question[];
  profile: { label: string; value: string }[] | null;
}

async function send(
  context: SiteContext,
  request: Request,
  { input, form, job, files, questions, profile }: Sending,
): Promise<Extract<Received, { ok: true }> | ApplicationProblem> {
  const readers = await findReaders(context, job.id);
  const labels = new Map(questions.map(({ id, label }) => [toFieldName(id), label]));
  const names = Object.fromEntries(files.map(({ field, name }) => [field, name]));
  const copy = toApplicationCopy({
    ...{ input, job, profile, now: context.now },
    answers: toAnswerLines(questions, { ...input, ...names }),
    files: files.map(({ r2Key: _, ...shown }) => ({ ...shown, label: labels.get(shown.field) ?? "Résumé" })),
    isForDesk: readers.toPage === null,
  });
  const eeo = toEeoAnswers(input);
  const written = toNewApplication(input, job);
  const source = await findVisitSource(context.env.VITALS_DB, request, context.now);
  const digests = files.map(({ field, sha256 }) => [field, sha256]);
  const idempotencyKey = await toIdempotencyKey(request, form, [withoutEeo(input), job.id, digests]);
  const application = { ...written, source: source ?? written.source };
  const outcome = await createApplication(
    context,
    { application, copy, files, eeo, idempotencyKey },
    readers,
  );
  if (outcome.ok) {
    if (!outcome.isNew) await dropSentFiles(context, files);
    return outcome;
  }
  const text = outcome.message;
  return "title" in outcome
    ? { status: outcome.status, code: outcome.code, title: outcome.title, text }
    : { status: 503, code: "unavailable", title: contactMessages.failed.title, text };
}
