import { isPhotoType, stripMetadata } from "#app/accounts/photo/strip-metadata.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import type { SiteContext, Viewer, WorkContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type DocumentProblem, judgeDocument } from "#app/kit/platform/file/document-type.ts";
import { type DocumentType, maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { type ReceivedFile, readFilesForm } from "#app/kit/platform/form/files-form.ts";
import type { FormProblem } from "#app/kit/platform/form/form-rules.ts";
import { inTime } from "#app/kit/platform/in-time.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, toHex } from "#app/kit/platform/random.ts";
import {
  type DocumentKind,
  type DocumentRefusal,
  documentKinds,
  documentPrefix,
  fileField,
  isTextName,
  mostMegabytes,
  refuseDocument,
  toReadingKey,
} from "./document.ts";
import type { StoredDocument } from "./stored-documents.server.ts";

// Includes the parts' headers. The rest of a file that is too large is read too, or browsers miss our answer.
const formBytes = maxUploadBytes + 256 * 1024;

interface DocumentForm {
  /** What was typed, as far as it could be read. */
  form: FormData;
  file: ReceivedFile | null;
  refusal: DocumentRefusal | null;
  /** Of the form itself, for one in which the file is not all. */
  problem: FormProblem | null;
}

const tooLarge = refuseDocument(
  `The file is larger than ${mostMegabytes} MB. Choose a smaller one, or save it at a lower resolution.`,
  "file",
  413,
);

export async function readDocumentForm(request: Request, fields: readonly string[]): Promise<DocumentForm> {
  const { form, files, tooLargeField, problem } = await readFilesForm(request, {
    fields,
    files: [fileField],
    maxBytes: formBytes,
  });
  const refusal = problem ? toRefusal(problem) : tooLargeField === null ? null : tooLarge;
  return { form, file: files.get(fileField) ?? null, refusal, problem };
}

function toRefusal({ code, status, text }: FormProblem): DocumentRefusal {
  if (code === "too_large") return tooLarge;
  if (code === "second_file") return refuseDocument("Choose one file at a time.");
  if (code === "unreadable_form")
    return refuseDocument("The upload broke off, so nothing was saved. Choose the file and send it again.");
  return refuseDocument(text, "file", status);
}

const problems: Record<DocumentProblem, string> = {
  unknown: "We do not know this kind of file.",
  damaged: "The file is damaged or incomplete.",
  macros: "This Word document has macros, which can run programs.",
  bomb: "The file unpacks to far more than a document has.",
};

const uploadsADay = 100;
const storeLimitMs = 30_000;

const toUploads = (userId: number) => `documents of ${userId}`;

/** False once a person has used up a day's uploads. Reading a file again counts as one. */
export async function takeUpload({ db, now }: Pick<SiteContext, "db" | "now">, userId: number) {
  return (await takeUse(db, await toLimit(toUploads(userId), uploadsADay, dayMs), now)) === null;
}

export const storeDocument = (
  context: SiteContext,
  viewer: Viewer,
  kind: DocumentKind,
  file: ReceivedFile | null,
) =>
  storeJudgedFile(
    context,
    { prefix: documentPrefix, limit: toUploads(viewer.id), uploadsADay },
    { ...documentKinds[kind], wrongKind: wrongKind[kind] },
    file,
  );

interface TakenTypes {
  /** What to choose. */
  takes: string;
  types: readonly DocumentType[];
  wrongKind: string;
}

/**
 * Judges the file by its bytes and stores it. A caller that writes no row for it must remove it. `limit` names whose files of
 * a day are counted.
 */
export async function storeJudgedFile(
  { db, env, now, requestId }: WorkContext,
  { prefix, limit, uploadsADay: most }: { prefix: string; limit: string; uploadsADay: number },
  { takes, types, wrongKind }: TakenTypes,
  file: ReceivedFile | null,
): Promise<({ ok: true } & StoredDocument) | DocumentRefusal> {
  const choose = `Choose ${takes}.`;
  if (!file) return refuseDocument("Choose a file first.");
  const { bytes } = file;
  if (bytes.length === 0) return refuseDocument(`The file is empty. ${choose}`);
  const judged = judgeDocument(bytes);
  if (!judged.ok) return refuseDocument(`${problems[judged.problem]} ${choose}`);
  const { type } = judged;
  if (!types.some((taken) => taken === type)) return refuseDocument(`${wrongKind} ${choose}`);
  if (type === "text/plain" && !isTextName(file.name))
    return refuseDocument(`A plain text has to end in .txt. ${choose}`);
  if (isPhotoType(type) && !stripMetadata(type, bytes))
    return refuseDocument("This picture is damaged, or it moves. Save it again, or choose another file.");
  const aDay = await toLimit(limit, most, dayMs);
  if ((await takeUse(db, aDay, now)) !== null)
    return refuseDocument(`${most} files were uploaded from here today. Try again tomorrow.`, "file", 429);
  const r2Key = prefix + randomId();
  try {
    const sha256 = toHex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
    const stored = env.FILES.put(r2Key, bytes, { httpMetadata: { contentType: type } });
    await inTime(stored, storeLimitMs, "R2");
    return { ok: true, type, size: bytes.length, sha256, r2Key };
  } catch (error) {
    logError("document.store", error, { requestId });
    return notSaved;
  }
}

export const wrongKind: Record<DocumentKind, string> = {
  resume: "A picture cannot be a résumé here.",
  license: "A license has to be a scan or a photo.",
  certificate: "A certificate has to be a scan or a photo.",
};

export const notSaved = refuseDocument(
  "We could not save your file just now. Choose it again and send it in a minute.",
  "file",
  503,
);

/** With what was read of it. The sweep finds what could not be removed at once. */
export async function dropFile({ env, requestId }: SiteContext, r2Key: string): Promise<void> {
  try {
    await env.FILES.delete([r2Key, toReadingKey(r2Key)]);
  } catch (error) {
    logError("document.drop", error, { requestId });
  }
}
