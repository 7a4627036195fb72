import { toDisplayName } from "#app/accounts/session/names.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { listStatusSteps, requestStatusNames } from "#app/desk/requests/status-steps.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { findRequest, type RequestEvent } from "./find-request.server.ts";
import { listCompaniesLike, listOwnedLike } from "./make-company.server.ts";
import { fillReply, parseReplyName, replyNames, replyTemplates } from "./reply-templates.ts";
import type { DeskRequest } from "./request-events.server.ts";

const doneTexts: Record<string, string> = {
  answered: "Your answer is on its way.",
  note: "Your note was added.",
  status: "The status was changed.",
  assigned: "The assignment was changed.",
  drafted: "The draft is in the sender's account. Answer the request to tell them: it is on their dashboard.",
  "made-before": "The company was made before. Its draft is on your “Post a job” page.",
};

export type RequestPageView = Awaited<ReturnType<typeof loadRequestPage>>;

interface Asked {
  context: SiteContext;
  request: Request;
  kind: DeskRequest["kind"];
  publicId: string;
}

export async function loadRequestPage({ context, request, kind, publicId }: Asked) {
  const viewer = await admitAdmin(context, request);
  const found = await findRequest(context.db, kind, publicId, context.now);
  if (!found) throw notFound();
  const { searchParams } = new URL(request.url);
  const template = parseReplyName(searchParams.get("template"));
  const done = searchParams.get("done");
  const toPath = kind === "hire_request" ? deskPaths.adminHireRequest : deskPaths.adminContact;
  const sender = toDisplayName(viewer);
  return {
    row: found.row,
    facts: found.facts,
    text: found.text,
    sent: toOfficeTime(found.createdAt),
    email: found.email,
    list: kind === "hire_request" ? deskPaths.adminHireRequests() : deskPaths.adminContacts(),
    replyTo: context.env.MAIL_TO,
    steps: listStatusSteps(kind, found.row.status),
    assignedTo: String(found.assignedTo ?? ""),
    admins: found.admins.map(({ id, name }) => ({
      value: String(id),
      label: id === viewer.id ? `${name} (me)` : name,
    })),
    viewerId: String(viewer.id),
    templates: replyNames.map((name) => ({
      name,
      label: replyTemplates[name].label,
      to: `${toPath(publicId, `template=${name}`)}#answer`,
      isChosen: name === template,
    })),
    draft: template && { template, ...fillReply(template, { name: found.name, about: found.about, sender }) },
    history: found.events.map((event) => ({
      id: event.id,
      at: toOfficeTime(event.at),
      by: event.actor,
      ...toDoneWords(event),
    })),
    company: found.company && { name: found.company.name, to: deskPaths.adminEmployer(found.company.slug) },
    offer:
      found.hire && !found.company
        ? {
            name: found.hire.company,
            like: await listCompaniesLike(context.db, viewer, found.hire.company),
            owned: (await listOwnedLike(context.db, found.hire)).map((company) => ({
              ...company,
              to: deskPaths.adminEmployer(company.slug),
            })),
          }
        : null,
    done: findNotice(doneTexts, done),
    ...toFormState(context, request),
  };
}

interface DoneWords {
  words: string;
  text?: { subject: string | null; body: string };
}

function toDoneWords({ event, detail, assignee }: RequestEvent): DoneWords {
  if (event === "note") return { words: "Note", text: { subject: null, body: String(detail.text) } };
  if (event === "answer")
    return {
      words: "Answered by email",
      text: { subject: String(detail.subject), body: String(detail.text) },
    };
  if (event === "assigned") return { words: assignee ? `Assigned to ${assignee}` : "Assigned to nobody" };
  if (event === "company")
    return { words: `${detail.isNew ? "Made" : "Chose"} the company and drafted its posting` };
  const name = requestStatusNames[detail.to as keyof typeof requestStatusNames] ?? String(detail.to);
  return { words: `Marked as ${name.toLowerCase()}` };
}
