import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { SiteContext } from "#app/platform/context.ts";
import { maxUploadBytes } from "#app/platform/file-type.ts";
import type { UploadProblem } from "#app/platform/files.ts";
import { FormCutOff } from "#app/platform/form/form-file.ts";
import { type FormProblem, fieldNames } from "#app/platform/form/form-rules.ts";
import { readFormStream } from "#app/platform/form/form-stream.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/platform/idempotency.ts";
import { logError } from "#app/platform/log.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { type Attachment, storeAttachment } from "./attachments.server.ts";
import {
  attachmentField,
  type HireRequestProblem,
  hireRequestProblems,
  hireRequestSchema,
  toFieldProblem,
} from "./hire-request.ts";
import { createHireRequest, removeAttachment } from "./hire-request-store.server.ts";

// A browser shows our answer only after it has sent everything, so we read and drop a file that is too large.
const maxBodyBytes = 4 * maxUploadBytes;

type HireRequestOutcome =
  | { ok: true }
  /** Keeps what was typed in `result`, so that the form can show it again. */
  | { ok: false; problem: HireRequestProblem; result?: SubmissionResult };

type ReceivedFile = Attachment | UploadProblem | "unavailable" | null;

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
        file = await receiveFile(context, name, content);
      },
    },
    maxBytes: maxBodyBytes,
  });
  const attachment = typeof file === "string" ? null : file;
  const checked = checkForm(form, file);
  if (!checked.ok) {
    if (attachment) await removeAttachment(context, attachment);
    return checked;
  }
  const key = await toIdempotencyKey(request, checked.form, [checked.input, attachment?.digest]);
  const isStored = await createHireRequest(context, checked.input, attachment, key);
  return isStored ? { ok: true } : keepForm(checked.form, "unavailable");
}

async function receiveFile(context: SiteContext, name: string, content: AsyncIterable<Uint8Array>) {
  try {
    return await storeAttachment(context.env.FILES, name, content);
  } catch (error) {
    if (!(error instanceof FormCutOff))
      logError("hire_request.file", error, { requestId: context.requestId });
    return "unavailable";
  }
}

function checkForm(form: FormData | FormProblem, file: ReceivedFile) {
  if (!(form instanceof FormData)) return { ok: false as const, problem: toHireProblem(form) };
  if (typeof file === "string") return keepForm(form, file);
  const submission = parseWithZod(form, { schema: hireRequestSchema });
  if (submission.status === "success") return { ok: true as const, form, input: submission.value };
  const problem = toFieldProblem(form, submission.error ?? {});
  return { ok: false as const, problem, result: submission.reply() };
}

function toHireProblem(problem: FormProblem): HireRequestProblem {
  if (problem.code === "unreadable_form") return hireRequestProblems.unreadable;
  if (problem.code === "too_large") return hireRequestProblems.too_large;
  return { ...problem, title: hireRequestProblems.unreadable.title };
}

function keepForm(form: FormData, code: keyof typeof hireRequestProblems) {
  const problem: HireRequestProblem = hireRequestProblems[code];
  const submission = parseWithZod(form, { schema: hireRequestSchema });
  return { ok: false as const, problem, result: submission.reply({ formErrors: [problem.text] }) };
}
