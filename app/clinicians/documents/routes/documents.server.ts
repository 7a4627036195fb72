import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { tooManyTries } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import {
  cleanName,
  type DocumentRefusal,
  documentKinds,
  isDocumentKind,
  isLongName,
  longestName,
  mostDocuments,
  refuseDocument,
  toDocumentView,
  toNameOf,
} from "#app/clinicians/documents/document.ts";
import { askForReading } from "#app/clinicians/documents/reading.server.ts";
import {
  dropFile,
  notSaved,
  readDocumentForm,
  storeDocument,
} from "#app/clinicians/documents/receive-document.server.ts";
import { createDocument, listDocuments } from "#app/clinicians/documents/stored-documents.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  added: "Your document was saved.",
  reading: "Your résumé was saved, and we are reading it for your profile.",
  deleted: "The document was deleted.",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const documents = (await listDocuments(context.db, viewer.id)).map(toDocumentView);
  const done = new URL(request.url).searchParams.get("done");
  return {
    key: randomId(),
    isRead: done === "reading",
    count: documents.length,
    isFull: documents.length >= mostDocuments,
    notice: findNotice(notices, done),
    groups: Object.entries(documentKinds).flatMap(([kind, { heading }]) => {
      const own = documents.filter((document) => document.kind === kind);
      return own.length > 0 ? [{ kind, heading, documents: own }] : [];
    }),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    return answer(refuseDocument(tooManyTries.message, "file", 429));
  const { form, file, refusal } = await readDocumentForm(request, ["kind", "name", idempotencyKeyField]);
  const typed = { kind: String(form.get("kind") ?? ""), name: String(form.get("name") ?? "") };
  if (refusal) return answer(refusal, typed);
  const { kind } = typed;
  if (!isDocumentKind(kind)) return answer(refuseDocument("Choose what the file is.", "kind"), typed);
  const name = cleanName(typed.name) || toNameOf(file?.name ?? "", kind);
  if (isLongName(name)) return answer(longName, typed);
  const stored = await storeDocument(context, viewer, kind, file);
  if (!stored.ok) return answer(stored, typed);
  const idempotencyKey = await toIdempotencyKey(request, form, [kind, name, stored.sha256]);
  const outcome = await saveRow(context, viewer, { ...stored, kind, name, idempotencyKey });
  if (outcome === "signed-out") throw redirect(paths.login(paths.documents()));
  if (typeof outcome !== "string") return answer(outcome, typed);
  if (outcome === "created") await askForReading(context, { ...stored, kind });
  throw redirect(paths.documents(kind === "resume" ? "reading" : "added"));
}

const longName = refuseDocument(`Use at most ${longestName} characters.`, "name");
const full = refuseDocument(`You have ${mostDocuments} documents. Delete one first, then upload this one.`);

async function saveRow(
  context: SiteContext,
  viewer: Viewer,
  document: Parameters<typeof createDocument>[2],
): Promise<"created" | "repeated" | "signed-out" | DocumentRefusal> {
  try {
    const outcome = await createDocument(context.db, viewer, document, context.now);
    if (outcome !== "created") await dropFile(context, document.r2Key);
    return outcome === "full" ? full : outcome;
  } catch (error) {
    // The row may be there all the same, so the file stays for the sweep.
    logError("document.save", error, { requestId: context.requestId });
    return notSaved;
  }
}

const nothingTyped = { kind: "", name: "" };

const answer = ({ field, problem, status }: DocumentRefusal, typed = nothingTyped) =>
  data({ field, problem, typed }, { status });
