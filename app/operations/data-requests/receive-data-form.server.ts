import { parseWithZod } from "@conform-to/zod/v4";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { fieldNames } from "#app/platform/form/form-rules.ts";
import { requireForm } from "#app/platform/form/form-stream.ts";
import { goTo, unprocessed } from "#app/platform/http.ts";
import { answerDataSchema } from "./data-request.ts";
import { checkRecords, closeDataRequest } from "./data-request-changes.server.ts";
import { getDataRequest } from "./data-request-page.server.ts";

export async function receiveDataForm(
  context: SiteContext,
  request: Request,
  actorId: number,
  publicId: string | undefined,
) {
  const { request: asked, checklist } = await getDataRequest(context, publicId);
  const names = checklist.map(({ name }) => name);
  const form = await requireForm(request, [...fieldNames(answerDataSchema), "checklist", ...names]);
  const leadBack = (done: string) => goTo(paths.adminDataRequest(asked.publicId, `done=${done}`));
  if (form.has("checklist")) {
    const shown = String(form.get("checklist")).split(" ");
    const change = {
      ticked: checklist.filter(({ name }) => form.has(name) && !shown.includes(name)).map(({ what }) => what),
      unticked: checklist
        .filter(({ name }) => !form.has(name) && shown.includes(name))
        .map(({ what }) => what),
    };
    throw leadBack((await checkRecords(context, actorId, asked.publicId, change)) ? "checked" : "closed");
  }
  const submission = parseWithZod(form, { schema: answerDataSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const required = checklist.map(({ what }) => what);
  if (await closeDataRequest(context, actorId, asked.publicId, submission.value, required))
    throw leadBack("ended");
  // Read again, because another click may just have closed it.
  if (!(await getDataRequest(context, publicId)).request.isOpen) throw leadBack("closed");
  return unprocessed(
    submission.reply({ fieldErrors: { state: ["Some records of the checklist are not ticked yet."] } }),
  );
}
