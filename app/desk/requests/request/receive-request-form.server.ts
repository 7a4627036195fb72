import { parseWithZod } from "@conform-to/zod/v4";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { updateRequestStatus } from "#app/desk/requests/desk-form.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { type FoundRequest, findRequest } from "./find-request.server.ts";
import { makeCompany } from "./make-company.server.ts";
import {
  deskAssigneeSchema,
  deskCompanySchema,
  deskNoteSchema,
  deskRequestFields,
  deskStatusSchema,
  replySchema,
} from "./reply-templates.ts";
import { addRequestNote, assignRequest, type DeskRequest, sendReply } from "./request-events.server.ts";

export interface DeskAnswer extends RequestAnswer {
  form: "note" | "answer" | "company";
}

interface Asked {
  context: SiteContext;
  request: Request;
  kind: DeskRequest["kind"];
  publicId: string;
}

interface Received extends Asked {
  viewer: Viewer;
  form: FormData;
  found: FoundRequest;
  back: (search: string) => string;
}

export async function receiveRequestForm(asked: Asked) {
  const { context, request, kind, publicId } = asked;
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, [...deskRequestFields, idempotencyKeyField]);
  const found = await findRequest(context.db, kind, publicId, context.now);
  if (!found) throw notFound();
  const toPath = kind === "hire_request" ? deskPaths.adminHireRequest : deskPaths.adminContact;
  const received = { ...asked, viewer, form, found, back: (search: string) => toPath(publicId, search) };
  if (form.has("note")) return receiveDeskNote(received);
  if (form.has("template")) return receiveReply(received);
  if (form.has("companyName")) return receiveCompany(received);
  return form.has("status") ? changeStatusOf(received) : changeAssignee(received);
}

async function toWriting({ request, form, kind, viewer, found, context }: Received, written: unknown) {
  const idempotencyKey = await toIdempotencyKey(request, form, [kind, found.id, viewer.id, written]);
  return { request: { kind, id: found.id }, actorId: viewer.id, now: context.now, idempotencyKey };
}

async function receiveDeskNote(received: Received) {
  const { context, form, back } = received;
  const submission = parseWithZod(form, { schema: deskNoteSchema });
  if (submission.status !== "success") {
    noteRefusedForm(context);
    return unprocessed<DeskAnswer>({ form: "note", result: submission.reply() });
  }
  const { note } = submission.value;
  await addRequestNote(context.db, await toWriting(received, note), note);
  throw goTo(`${back("done=note")}#history`);
}

async function receiveReply(received: Received) {
  const { context, form, found, back } = received;
  const submission = parseWithZod(form, { schema: replySchema });
  if (submission.status !== "success") {
    noteRefusedForm(context);
    const problem = { title: "Your answer was not sent", text: "Please correct what is marked below." };
    return unprocessed<DeskAnswer>({ form: "answer", problem, result: submission.reply() });
  }
  await sendReply(context, await toWriting(received, submission.value), found.email, submission.value);
  throw goTo(back("done=answered"));
}

async function receiveCompany({ context, form, found, viewer, back }: Received) {
  const submission = parseWithZod(form, { schema: deskCompanySchema });
  const refuse = (text: string) => {
    noteRefusedForm(context);
    const problem = { title: "No company was made", text };
    return unprocessed<DeskAnswer>({ form: "company", problem, result: submission.reply() });
  };
  if (found.hire === null) throw notFound();
  if (submission.status !== "success") return refuse("Please correct what is marked below.");
  const { company, companyName } = submission.value;
  const made = await makeCompany(context, {
    viewer,
    hire: found.hire,
    existing: company || null,
    companyName,
  });
  if (made.ok) throw goTo(made.draft ? paths.postingReview(made.draft) : back("done=drafted"));
  if (made.problem === "made-before") throw goTo(back("done=made-before"));
  if (made.problem === "same-name")
    return refuse(
      viewer.deskRole === "owner"
        ? "We have a company of this name. It is listed below: choose it there, or answer the sender that its team makes the posting. If it is another company, add its town to the name."
        : "We have a company of this name. Ask an owner of the desk to choose it. If it is another company, add its town to the name.",
    );
  return refuse("This company has an owner, and the sender is not in its team. Its team makes the posting.");
}

async function changeStatusOf({ context, form, kind, publicId, viewer, back }: Received): Promise<never> {
  const submission = parseWithZod(form, { schema: deskStatusSchema });
  if (submission.status !== "success") throw notFound();
  const change = { publicId, status: submission.value.status, actorId: viewer.id, now: context.now };
  await updateRequestStatus(context.db, kind, change);
  throw goTo(back("done=status"));
}

async function changeAssignee(received: Received): Promise<never> {
  const { context, form, back } = received;
  const submission = parseWithZod(form, { schema: deskAssigneeSchema });
  if (submission.status !== "success" || !form.has("assignee")) throw notFound();
  const isDone = await assignRequest(
    context.db,
    await toWriting(received, null),
    submission.value.assignee ?? null,
  );
  if (!isDone) throw notFound();
  throw goTo(back("done=assigned"));
}
