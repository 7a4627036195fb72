import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { tooManyTries } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import {
  cleanName,
  type DocumentKind,
  type DocumentRefusal,
  documentKinds,
  isLongName,
  longestName,
  refuseDocument,
  toAccept,
  toDocumentView,
} from "#app/clinicians/documents/document.ts";
import { askForReading } from "#app/clinicians/documents/reading.server.ts";
import {
  dropFile,
  notSaved,
  readDocumentForm,
  storeDocument,
} from "#app/clinicians/documents/receive-document.server.ts";
import {
  findDocument,
  removeDocument,
  renameDocument,
  replaceDocument,
} from "#app/clinicians/documents/stored-documents.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { badForm, notFound } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  renamed: "The new name was saved.",
  replaced: "The new file was saved in place of the old one.",
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const row = await findDocument(context.db, viewer.id, params.publicId ?? "");
  if (!row) throw notFound();
  const { takes, types } = documentKinds[row.kind];
  return {
    document: toDocumentView(row),
    isResume: row.kind === "resume",
    crumb: row.name,
    takes,
    accept: toAccept(types),
    notice: findNotice(notices, new URL(request.url).searchParams.get("done")),
  };
}

type Change = (
  context: SiteContext,
  viewer: Viewer,
  publicId: string,
  sent: Awaited<ReturnType<typeof readDocumentForm>> & { kind: DocumentKind },
) => Promise<{ to: string } | DocumentRefusal>;

const changes: Readonly<Record<string, Change>> = { rename, replace, delete: remove };

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = params.publicId ?? "";
  const row = await findDocument(context.db, viewer.id, publicId);
  if (!row) throw notFound();
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    return answer(refuseDocument(tooManyTries.message, "file", 429), null);
  const sent = await readDocumentForm(request, ["intent", "name"]);
  const name = sent.form.get("name");
  const typed = name === null ? null : String(name);
  if (sent.refusal) return answer(sent.refusal, typed);
  const change = findOwn(changes, String(sent.form.get("intent")));
  if (!change) throw badForm({ status: 400, text: "The form did not say what to do. Please try again." });
  const done = await change(context, viewer, publicId, { ...sent, kind: row.kind });
  if ("to" in done) throw redirect(done.to);
  return answer(done, typed);
}

const answer = ({ field, problem, status }: DocumentRefusal, name: string | null) =>
  data({ field, problem, name }, { status });

async function rename(...[{ db, now }, viewer, publicId, { form }]: Parameters<Change>) {
  const name = cleanName(String(form.get("name") ?? ""));
  if (!name) return refuseDocument("Enter a name.", "name");
  if (isLongName(name)) return refuseDocument(`Use at most ${longestName} characters.`, "name");
  if (!(await renameDocument(db, viewer, publicId, name, now))) throw notFound();
  return { to: paths.document(publicId, "renamed") };
}

async function replace(...[context, viewer, publicId, { file, kind }]: Parameters<Change>) {
  const stored = await storeDocument(context, viewer, kind, file);
  if (!stored.ok) return stored;
  try {
    const { isReplaced, unusedKey } = await replaceDocument(
      context.db,
      viewer,
      publicId,
      stored,
      context.now,
    );
    await dropFile(context, unusedKey);
    if (isReplaced) {
      await askForReading(context, { ...stored, kind });
      return { to: paths.document(publicId, "replaced") };
    }
  } catch (error) {
    // The row may name the new file all the same, so the sweep decides.
    logError("document.replace", error, { requestId: context.requestId });
    return notSaved;
  }
  throw notFound();
}

async function remove(...[context, viewer, publicId]: Parameters<Change>) {
  const r2Key = await removeDocument(context.db, viewer, publicId);
  if (r2Key === null) throw notFound();
  await dropFile(context, r2Key);
  return { to: paths.documents("deleted") };
}
