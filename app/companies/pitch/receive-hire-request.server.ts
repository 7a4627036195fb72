import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import type { UploadProblem } from "#app/kit/platform/file/files.ts";
import { type FormProblem, fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { FormCutOff, readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { logError } from "#app/kit/platform/log.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toNetwork } from "#app/kit/platform/rate-limit.ts";
import { type Attachment, removeAttachment, storeAttachment } from "./attachments.server.ts";
import {
  attachmentField,
  type HireRequestProblem,
  hireRequestProblems,
  hireRequestSchema,
  toFieldProblem,
  toFileProblem,
  toHireSchema,
} from "./hire-request.ts";
import { createHireRequest, type StoredHireRequest } from "./hire-request-store.server.ts";

const maxBodyBytes = 4 * maxUploadBytes;
/** Cloudflare takes no larger body. */
const drainedBytes = 100 * 1024 * 1024;

type HireRequestOutcome =
  | ({ ok: true } & StoredHireRequest)
  | { ok: false; problem: HireRequestProblem; result?: SubmissionResult };

type ReceivedFile = Attachment | UploadProblem | "damaged" | "unavailable" | "no_more_files" | null;

/** Stores both the form and its file, or neither. */
export async function receiveHireRequest(
  context: SiteContext,
  request: Request,
): Promise<HireRequestOutcome> {
  const { REQUEST_LIMIT } = context.env;
  if (!(await isWithinLimit(REQUEST_LIMIT, request)))
    return { ok: false, problem: hireRequestProblems.too_many };
  let file = null as ReceivedFile;
  const form = await readFormStream(request, {
    fields: [...fieldNames(hireRequestSchema), idempotencyKeyField],
    file: {
      field: attachmentField,
      take: async ({ name, content }) => {
        file = await receiveFile(context, request, name, content);
      },
    },
    maxBytes: maxBodyBytes,
    drainedBytes,
  });
  const attachment = typeof file === "string" ? null : file;
  const checked = checkForm(form, file);
  if (!checked.ok) {
    if (attachment) await removeAttachment(context, attachment);
    return checked;
  }
  const key = await toIdempotencyKey(request, checked.form, [checked.input, attachment?.digest]);
  const stored = await createHireRequest(context, checked.input, attachment, key);
  return stored ? { ok: true, ...stored } : keepForm(checked.form, hireRequestProblems.unavailable);
}

const filesADayOfNetwork = 20;
const filesADay = 500;

/** 5 GB a day at most from all senders together. */
async function mayStoreFile({ db, now }: SiteContext, request: Request): Promise<boolean> {
  const ofNetwork = await toLimit(`hire files ${toNetwork(request)}`, filesADayOfNetwork, dayMs);
  if ((await takeUse(db, ofNetwork, now)) !== null) return false;
  return (await takeUse(db, await toLimit("hire files", filesADay, dayMs), now)) === null;
}

async function receiveFile(
  context: SiteContext,
  request: Request,
  name: string,
  content: AsyncIterable<Uint8Array>,
) {
  try {
    if (!(await mayStoreFile(context, request))) return "no_more_files";
    return await storeAttachment(context.env.FILES, name, content);
  } catch (error) {
    if (!(error instanceof FormCutOff))
      logError("hire_request.file", error, { requestId: context.requestId });
    return "unavailable";
  }
}

function checkForm(form: FormData | FormProblem, file: ReceivedFile) {
  if (!(form instanceof FormData)) return keepForm(form.read, toHireProblem(form));
  if (typeof file === "string") return keepForm(form, hireRequestProblems[file]);
  const submission = parseWithZod(form, { schema: toHireSchema(form.get("source")) });
  if (submission.status === "success") return { ok: true as const, form, input: submission.value };
  const problem = toFieldProblem(form, submission.error ?? {});
  return { ok: false as const, problem, result: submission.reply() };
}

function toHireProblem(problem: FormProblem): HireRequestProblem {
  if (problem.code === "unreadable_form") return hireRequestProblems.unreadable;
  if (problem.code === "too_large") return hireRequestProblems.too_large;
  if (problem.code === "second_file") return hireRequestProblems.too_many_files;
  const { code, status, text } = problem;
  return { code, status, text, title: hireRequestProblems.unreadable.title };
}

function keepForm(form: FormData | undefined, problem: HireRequestProblem) {
  if (!form) return { ok: false as const, problem };
  const submission = parseWithZod(form, { schema: toHireSchema(form.get("source")) });
  const isOfFile = toFileProblem(problem) !== null;
  const fieldErrors = isOfFile ? { [attachmentField]: [problem.text] } : undefined;
  return {
    ok: false as const,
    problem,
    result: submission.reply({ formErrors: [problem.text], fieldErrors }),
  };
}
