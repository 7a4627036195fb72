import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { findUnsafeText } from "#app/applications/applicants/answer/answer-limits.server.ts";
import { findUnknownMark, textMarks } from "#app/applications/applicants/answer/answer-templates.ts";
import {
  listAnswerTexts,
  removeAnswerText,
  saveAnswerText,
} from "#app/applications/applicants/answer/answer-texts.server.ts";
import { admitToCompany, whoReads, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requiredText } from "#app/kit/forms/fields.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

const doneTexts: Record<string, string> = {
  saved: "Saved. You can start an answer from it on each applicant’s page.",
  deleted: "Deleted. What was sent stays as it was.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  return {
    company: toHiringCompany(company),
    texts: await listAnswerTexts(asked.context.db, company.employerId),
    done: findNotice(doneTexts, new URL(asked.request.url).searchParams.get("done")),
  };
}

const idField = z.coerce.number().int().positive().optional();
const textSchema = z.object({
  name: requiredText("Enter a name", 60),
  text: requiredText("Enter the text", 5000),
});
const refusals = {
  taken: "You have a text of that name already.",
  full: "These are as many texts as a company can have.",
};

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request } = asked;
  const writer = { employerId: company.employerId, userId: viewer.id };
  const form = await requireForm(request, ["id", "name", "text", "intent"]);
  const id = idField.safeParse(form.get("id") || undefined);
  if (!id.success) throw notFound();
  const goOn = (done: string): never => {
    throw goTo(workPaths.hiringTexts(company.employerSlug, `done=${done}`));
  };
  if (form.get("intent") === "delete") {
    if (!id.data || !(await removeAnswerText(context.db, writer, id.data))) throw notFound();
    return goOn("deleted");
  }
  const typed = { name: String(form.get("name") ?? ""), text: String(form.get("text") ?? "") };
  const refuse = (problem: string) => {
    noteRefusedForm(context);
    return unprocessed({ problem, id: id.data ?? null, typed });
  };
  const read = textSchema.safeParse(typed);
  if (!read.success) return refuse(read.error.issues[0]!.message);
  const unknownMark = findUnknownMark(read.data.text, textMarks);
  if (unknownMark) return refuse(unknownMark);
  const unsafe = findUnsafeText(read.data.text);
  if (unsafe) return refuse(unsafe);
  const changed = await saveAnswerText(context.db, writer, { id: id.data, ...read.data });
  if (changed === "unknown") throw notFound();
  return changed === "done" ? goOn("saved") : refuse(refusals[changed]);
}
