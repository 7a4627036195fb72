import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { emailField, findMeantAddress } from "#app/accounts/account-fields.ts";
import { contactMessages } from "#app/accounts/contact/contact.ts";
import { dropSentFiles } from "#app/applications/receipt/sent-files.server.ts";
import { askForReading } from "#app/clinicians/documents/reading.server.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { listChoosablePlaces } from "#app/jobs/postings/record/job-places.ts";
import { listRepeatedFields, toIsFormerField } from "#app/jobs/questions/answers.ts";
import { toEeoAnswers, withoutEeo } from "#app/jobs/questions/eeo.ts";
import { getQuestionSet, type QuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { type Question, toFieldName } from "#app/jobs/questions/question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { readFilesForm } from "#app/kit/platform/form/files-form.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toNetwork } from "#app/kit/platform/rate-limit.ts";
import { findVisitSource } from "#app/kit/vitals/visit-source.server.ts";
import {
  emailMeantField,
  emailSeenField,
  fewWords,
  notSent,
  payField,
  preferredPlaceField,
  questionsField,
  resumeField,
  resumeRefusedField,
  saysEnough,
  toKeptField,
  toMeantQuestion,
  withoutResume,
} from "./application.ts";
import { type KeptFiles, type SentFile, takeFiles } from "./application-files.server.ts";
import { type ApplicationInput, toApplicationSchema, toNewApplication } from "./application-schema.ts";
import { createApplication } from "./applications.server.ts";
import { findReaders } from "./readers.server.ts";
import {
  type ApplicationProblem,
  findChange,
  findUnknownQuestion,
  haveQuestionsChanged,
  questionsChanged,
} from "./takes-applications.server.ts";
import { toAnswerLines, toApplicationCopy, toProfileLines } from "./to-copy.ts";

export type Received =
  | { ok: true; publicId: string; isNew: boolean }
  | { ok: false; problem: ApplicationProblem; result?: SubmissionResult<string[]>; kept: KeptFiles };

/** A résumé and the files of a few answers. */
const formBytes = 3 * maxUploadBytes;

/** Takes the form of a page, or of a program that sends it the same way. Stores all of it or nothing. */
export async function receiveApplication(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  sender = toVisitor(context, request),
): Promise<Received> {
  if (!(await sender.isWithin())) return tooMany;
  const { questions, revision } = await getQuestionSet(context.db, job.id);
  const fileFields = [resumeField, ...listFileFields(questions)];
  const sent = await readFilesForm(request, {
    fields: [
      ...fieldNames(toApplicationSchema(questions)),
      ...fileFields.map(toKeptField),
      ...[payField, questionsField, resumeRefusedField, emailSeenField, emailMeantField, idempotencyKeyField],
    ],
    repeated: listRepeatedFields(questions),
    isFormer: toIsFormerField(),
    files: fileFields,
    maxBytes: formBytes,
  });
  return takeApplication(context, request, job, { ...sent, sender, questions, revision });
}

/** The same without files, as `toJsonForm` of a program's JSON. */
export async function receiveFields(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { form, questions, revision }: { form: FormData } & QuestionSet,
  sender = toVisitor(context, request),
): Promise<Received> {
  if (!(await sender.isWithin())) return tooMany;
  const unread = { files: new Map(), tooLargeField: null, problem: null };
  return takeApplication(context, request, job, { form, ...unread, sender, questions, revision });
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

/** Who sends it: requests and files are counted by their name. */
export interface CountedSender {
  name: string;
  isWithin: () => Promise<boolean>;
  findSource: () => Promise<string | null>;
}

const toVisitor = ({ env, now }: SiteContext, request: Request): CountedSender => ({
  name: toNetwork(request),
  isWithin: () => isWithinLimit(env.REQUEST_LIMIT, request),
  findSource: () => findVisitSource(env.VITALS_DB, request, now),
});

type Sent = Awaited<ReturnType<typeof readFilesForm>> & QuestionSet & { sender: CountedSender };

async function takeApplication(
  context: SiteContext,
  request: Request,
  job: JobRecord,
  { questions, revision, sender, ...sent }: Sent,
): Promise<Received> {
  takeMeantAddress(sent.form);
  const submission = parseWithZod(sent.form, { schema: toApplicationSchema(questions, job.profession) });
  const isChanged = haveQuestionsChanged(sent.form.get(questionsField), revision);
  const unread = sent.problem ?? (isChanged ? null : findUnknownQuestion(sent.form, questions));
  if (unread) {
    const { status, code, text } = unread;
    const result = submission.reply({ formErrors: [text] });
    return { ok: false, problem: { status, code, title: notSent.title, text }, result, kept: {} };
  }
  const fileFields = [resumeField, ...listFileFields(questions)];
  const { files, errors, kept, isUnavailable } = await takeFiles(context, sender.name, job, {
    ...sent,
    fileFields,
  });
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
  if (input?.preferredPlace && !listChoosablePlaces(job).includes(input.preferredPlace))
    errors[preferredPlaceField] ??= ["Choose a place from the list"];
  const profile = input?.resumeFrom === "profile" ? await readProfile(context) : null;
  const hasResume = profile !== null || files.some(({ field }) => field === resumeField);
  // Nobody loses a résumé by correcting the other fields alone.
  if (!hasResume && sent.form.has(resumeRefusedField)) errors[resumeField] ??= [withoutResume];
  const meant = input && findMeantAddress(input.email);
  const seen = sent.form.has(emailSeenField) && emailField.safeParse(sent.form.get(emailSeenField)).data;
  // The receipt goes there. Someone who sends the same address again means it.
  if (input && meant && seen !== false && seen !== input.email) errors.email = [toMeantQuestion(meant)];
  if (input && Object.keys(errors).length === 0 && !saysEnough(hasResume, input.message))
    errors.message = [fewWords];
  if (!input || Object.keys(errors).length > 0) {
    const result = submission.reply({ fieldErrors: errors });
    const problem = toFieldProblem(result);
    return refuse(
      input && isUnavailable ? { ...problem, status: 503, code: "unavailable" } : problem,
      result,
    );
  }
  const lines = profile && toProfileLines(profile);
  const outcome =
    findChange(job, context.now, sent.form.get(payField)) ??
    (await send(context, request, { sender, input, form: sent.form, job, files, questions, profile: lines }));
  return "ok" in outcome ? outcome : refuse(outcome, submission.reply({ formErrors: [outcome.text] }));
}

/** An address that was corrected by hand since we asked counts more than the button. */
function takeMeantAddress(form: FormData): void {
  const [email, seen, meant] = ["email", emailSeenField, emailMeantField].map((name) => form.get(name));
  const typed = emailField.safeParse(email).data;
  if (typed && meant && typed === emailField.safeParse(seen).data && meant === findMeantAddress(typed))
    form.set("email", meant);
}

const listFileFields = (questions: readonly Question[]): string[] =>
  questions.filter(({ kind }) => kind === "file").map(({ id }) => toFieldName(id));

function toFieldProblem({ error }: SubmissionResult<string[]>): ApplicationProblem {
  const fields = Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, texts]) => (name && texts?.[0] ? [[name, texts[0]]] : [])),
  );
  const count = Object.keys(fields).length;
  const text = count === 1 ? "Please correct the field below." : `Please correct the ${count} fields below.`;
  return { status: 422, code: "invalid_input", title: notSent.title, text, fields };
}

interface Sending {
  sender: CountedSender;
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
  { sender, input, form, job, files, questions, profile }: Sending,
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
  const source = await sender.findSource();
  const digests = files.map(({ field, sha256 }) => [field, sha256]);
  const idempotencyKey = await toIdempotencyKey(request, form, [withoutEeo(input), job.id, digests]);
  const application = { ...written, source: source ?? written.source };
  const outcome = await createApplication(
    context,
    { application, copy, files, eeo, idempotencyKey },
    readers,
  );
  if (outcome.ok) {
    const resume = files.find(({ field }) => field === resumeField);
    if (!outcome.isNew) await dropSentFiles(context, files);
    else if (resume) await askForReading(context, { ...resume, kind: "resume" });
    return outcome;
  }
  return outcome.problem;
}
