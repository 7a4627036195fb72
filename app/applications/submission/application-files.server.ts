import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { anyDocument, filePrefix, storeSentFile } from "#app/applications/receipt/sent-files.server.ts";
import { type DocumentRefusal, documentKinds, refuseDocument } from "#app/clinicians/documents/document.ts";
import { notSaved, wrongKind } from "#app/clinicians/documents/receive-document.server.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toKey } from "#app/kit/platform/cookies.ts";
import { documentTypes, maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import type { ReceivedFile, readFilesForm } from "#app/kit/platform/form/files-form.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, toHex } from "#app/kit/platform/random.ts";
import { resumeField, toKeptField } from "./application.ts";

/** By the name of its field: files of this try, so that they need not be chosen again. */
export type KeptFiles = Record<string, { name: string; token: string }>;

type FilesForm = Awaited<ReturnType<typeof readFilesForm>> & { fileFields: readonly string[] };

/** `sender` names whose files of a day are counted. Keeps each file of a try in our bucket. A caller that stores no application drops those that are not `kept`. */
export async function takeFiles(
  context: SiteContext,
  sender: string,
  job: JobRecord,
  { form, files: uploaded, tooLargeField, fileFields }: FilesForm,
) {
  const files: SentFile[] = [];
  const errors: Record<string, string[]> = {};
  const kept: KeptFiles = {};
  /** True where a file was good and could not be stored: the same form may be sent again. */
  let isUnavailable = false;
  for (const field of fileFields) {
    const taken =
      field === tooLargeField
        ? refused(`This file is larger than ${maxUploadBytes / 1024 ** 2} MB. Choose a smaller one.`)
        : await takeFile(context, sender, job, { field, form, file: uploaded.get(field) });
    if (!taken) continue;
    if (!taken.ok) {
      errors[field] = [taken.problem];
      isUnavailable ||= taken.status === 503;
    } else {
      files.push(taken.file);
      if (uploaded.has(field) || !isDocumentChosen(form, field))
        kept[field] = {
          name: taken.file.name,
          token: await sealSentFile(taken.file, job.slug, context.env.SESSION_SECRET),
        };
    }
  }
  return { files, errors, kept, isUnavailable };
}

const refused = (problem: string) => ({ ok: false as const, status: 400, problem });

const documentPrefix = "document-";
const isDocumentChosen = (form: FormData, field: string): boolean =>
  field === resumeField && String(form.get("resumeFrom") ?? "").startsWith(documentPrefix);

async function takeFile(
  context: SiteContext,
  sender: string,
  job: JobRecord,
  { field, form, file }: { field: string; form: FormData; file: ReceivedFile | undefined },
): Promise<{ ok: true; file: SentFile } | { ok: false; status: number; problem: string } | null> {
  // A file that someone chose is meant, whatever else is marked.
  if (file) return storeSentFile(context, sender, field, toTaken(field), file);
  if (isDocumentChosen(form, field)) {
    const viewer = await context.viewer();
    if (!viewer) return refused("Log in to send a document of your account, or choose a file.");
    return copyDocument(context, viewer, String(form.get("resumeFrom")).slice(documentPrefix.length), field);
  }
  if (field === resumeField && ["profile", "none"].includes(String(form.get("resumeFrom")))) return null;
  const token = form.get(toKeptField(field));
  if (typeof token !== "string" || token === "") return null;
  const found = await openSentFile(context, token, job.slug);
  return found?.field === field
    ? { ok: true, file: found }
    : refused("We kept this file for an hour only. Choose it again.");
}

const typeNames = Object.keys(documentTypes) as [keyof typeof documentTypes];

const sentFile = z.object({
  field: z.string().max(60),
  name: z.string().max(200),
  type: z.enum(typeNames),
  size: z.number(),
  sha256: z.string(),
  r2Key: z.string().startsWith(filePrefix),
});

/** A file in R2 that no row names yet. */
export type SentFile = z.output<typeof sentFile>;

const toTaken = (field: string) =>
  field === resumeField ? { ...documentKinds.resume, wrongKind: wrongKind.resume } : anyDocument;

type Taken = { ok: true; file: SentFile } | DocumentRefusal;

/** The application's own copy, so that it stays when the document is replaced or deleted. */
async function copyDocument(
  { db, env, requestId }: SiteContext,
  viewer: Viewer,
  publicId: string,
  field: string,
): Promise<Taken> {
  const document = await findDocument(db, viewer.id, publicId);
  if (document?.kind !== "resume") return goneDocument;
  try {
    const object = await env.FILES.get(document.r2Key);
    if (!object) return goneDocument;
    const r2Key = filePrefix + randomId();
    const bytes = await object.arrayBuffer();
    await env.FILES.put(r2Key, bytes, { httpMetadata: { contentType: document.type } });
    const sha256 = toHex(await crypto.subtle.digest("SHA-256", bytes));
    const name = toSafeFileName(document.name, documentTypes[document.type].extension);
    return { ok: true, file: { field, name, type: document.type, size: bytes.byteLength, sha256, r2Key } };
  } catch (error) {
    logError("application.copy_document", error, { requestId });
    return notSaved;
  }
}

const goneDocument = refuseDocument("This document is no longer in your account. Choose another one.");

const audience = "kept-application-file";

/** For a form that was refused: its file need not be chosen again. The sweep removes it after an hour. */
const sealSentFile = (file: SentFile, slug: string, secret: string): Promise<string> =>
  new SignJWT({ file, slug })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setExpirationTime("50 minutes")
    .sign(toKey(secret));

/** Null for a file of another posting, for one that is too old, and for one that was sent already. */
async function openSentFile({ db, env }: SiteContext, token: string, slug: string): Promise<SentFile | null> {
  try {
    const { payload } = await jwtVerify(token, toKey(env.SESSION_SECRET), {
      algorithms: ["HS256"],
      audience,
    });
    if (payload.slug !== slug) return null;
    const file = sentFile.parse(payload.file);
    const isSent = await db.$client
      .prepare("SELECT 1 AS n FROM application_files WHERE r2_key = ?1")
      .bind(file.r2Key)
      .first("n");
    return isSent === null && (await env.FILES.head(file.r2Key)) ? file : null;
  } catch {
    return null;
  }
}
