import { parseWithZod } from "@conform-to/zod/v4";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import {
  addCompanyNote,
  editCompany,
  liftSuspension,
  reviewAgain,
  suspendCompany,
} from "./company-changes.server.ts";
import type { CompanyRow } from "./company-record.server.ts";
import {
  companyEditSchema,
  companyIntentSchema,
  companyNoteSchema,
  companySuspendSchema,
  pageDecisionSchema,
  pageReasonSchema,
} from "./company-steps.tsx";
import { decidePage } from "./page-decision.server.ts";

const fields = [
  ...[companyEditSchema, companySuspendSchema, companyNoteSchema, companyIntentSchema],
  ...[pageDecisionSchema, pageReasonSchema],
].flatMap(fieldNames);

export async function receiveCompanyForm(
  context: SiteContext,
  request: Request,
  company: CompanyRow,
  actorId: number,
) {
  const form = await requireForm(request, [...fields, idempotencyKeyField]);
  const changing = { company, actorId };
  const back = (done: string) => goTo(deskPaths.adminEmployer(company.slug, `done=${done}`));
  const leadBack = (isDone: boolean, done: string) => back(isDone ? done : "unchanged");
  const refuse = (form: "note" | "suspend" | "edit" | "page", result: RequestAnswer["result"]) => {
    noteRefusedForm(context);
    return unprocessed({ form, result });
  };
  if (form.has("note")) {
    const submission = parseWithZod(form, { schema: companyNoteSchema });
    if (submission.status !== "success") return refuse("note", submission.reply());
    const { note } = submission.value;
    await addCompanyNote(
      context,
      changing,
      note,
      await toIdempotencyKey(request, form, [company.id, actorId, note]),
    );
    throw goTo(`${deskPaths.adminEmployer(company.slug, "done=note")}#notes`);
  }
  if (form.has("page")) {
    const decision = pageDecisionSchema.safeParse(Object.fromEntries(form));
    if (!decision.success) throw notFound();
    const { page, pageRevision } = decision.data;
    const submission = parseWithZod(form, { schema: pageReasonSchema });
    if (page !== "show" && submission.status !== "success") return refuse("page", submission.reply());
    const reason = submission.status === "success" ? submission.value.pageReason : "";
    throw leadBack(
      await decidePage(context, changing, { decision: page, revision: pageRevision, reason }),
      `page-${page}`,
    );
  }
  if (form.has("reason")) {
    const submission = parseWithZod(form, { schema: companySuspendSchema });
    if (submission.status !== "success") return refuse("suspend", submission.reply());
    throw leadBack(await suspendCompany(context, changing, submission.value.reason), "suspended");
  }
  if (form.has("name")) {
    const submission = parseWithZod(form, { schema: companyEditSchema });
    if (submission.status !== "success") return refuse("edit", submission.reply());
    throw leadBack(await editCompany(context, changing, submission.value), "edited");
  }
  const submission = parseWithZod(form, { schema: companyIntentSchema });
  if (submission.status !== "success") throw notFound();
  throw submission.value.intent === "lift"
    ? leadBack(await liftSuspension(context, changing), "lifted")
    : leadBack(await reviewAgain(context, changing), "review-again");
}

const notices = {
  edited: { tone: "good", title: "The company is saved." },
  suspended: {
    tone: "good",
    title: "The company is suspended, its open postings are paused, and its people have an email.",
  },
  lifted: {
    tone: "good",
    title: "The company can publish again, and its people have an email. Its postings stay paused.",
  },
  "review-again": { tone: "good", title: "The company's next posting waits for one of us." },
  "page-show": { tone: "good", title: "Visitors see the careers page, and its owners have an email." },
  "page-refuse": {
    tone: "good",
    title: "The texts are sent back, and the owners have your reason by email.",
  },
  "page-down": {
    tone: "good",
    title: "The texts and pictures are taken down, and the owners have your reason by email.",
  },
  note: { tone: "good", title: "The note is saved." },
  merged: { tone: "good", title: "The two are one company now. The old address leads here." },
  unchanged: {
    tone: "warn",
    title: "Nothing was changed. It was like this already, or someone else was faster.",
  },
} as const;

export const findCompanyNotice = (done: string | null) => findNotice(notices, done);
