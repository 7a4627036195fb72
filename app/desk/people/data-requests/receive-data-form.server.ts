import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { answerDataSchema, eraseSchema } from "#app/applications/erasure/data-request.ts";
import { closeDataRequest } from "./data-request-changes.server.ts";
import { getDataRequest } from "./data-request-page.server.ts";
import { eraseForRequest } from "./erase-request.server.ts";

interface DataAnswer {
  form: "erase" | "close";
  result: SubmissionResult;
}

export async function receiveDataForm(
  context: SiteContext,
  request: Request,
  actorId: number,
  publicId: string | undefined,
) {
  const asked = await getDataRequest(context, publicId);
  const form = await requireForm(request, [...fieldNames(answerDataSchema), ...fieldNames(eraseSchema)]);
  const leadBack = (done: string) => goTo(paths.adminDataRequest(asked.publicId, `done=${done}`));
  const refuse = (answer: DataAnswer) => unprocessed<DataAnswer>(answer);
  if (form.has("reason")) {
    const submission = parseWithZod(form, { schema: eraseSchema });
    if (submission.status !== "success") return refuse({ form: "erase", result: submission.reply() });
    throw leadBack(await eraseForRequest(context, actorId, asked.publicId, submission.value.reason));
  }
  const submission = parseWithZod(form, { schema: answerDataSchema });
  if (submission.status !== "success") return refuse({ form: "close", result: submission.reply() });
  if (await closeDataRequest(context, actorId, asked, submission.value)) throw leadBack("ended");
  // Read again, because another click may just have closed it.
  if ((await getDataRequest(context, publicId)).state !== "open") throw leadBack("closed");
  const fieldErrors = { state: ["Erase the person's data first."] };
  return refuse({ form: "close", result: submission.reply({ fieldErrors }) });
}
