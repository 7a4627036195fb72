import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { anyDocument, filePrefix, storeSentFile } from "#app/applications/receipt/sent-files.server.ts";
import { type DocumentRefusal, documentKinds, refuseDocument } from "#app/clinicians/documents/document.ts";
import { notSaved, type ReceivedFile, wrongKind } from "#app/clinicians/documents/receive-document.server.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import type { SiteContext, Viewer, WorkContext } from "#app/kit/platform/context.ts";
import { toKey } from "#app/kit/platform/cookies.ts";
import { documentTypes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, toHex } from "#app/kit/platform/random.ts";
import { resumeField } from "./application.ts";

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

/** `from` says whose files of a day are counted. */
export const takeSentFile = (
  context: WorkContext,
  from: string,
  field: string,
  file: ReceivedFile,
): Promise<Taken> => storeSentFile(context, from, field, toTaken(field), file);

/** The application's own copy, so that it stays when the document is replaced or deleted. */
export async function copyDocument(
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
export const sealSentFile = (file: SentFile, slug: string, secret: string): Promise<string> =>
  new SignJWT({ file, slug })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setExpirationTime("50 minutes")
    .sign(toKey(secret));

/** Null for a file of another posting, for one that is too old, and for one that was sent already. */
export async function openSentFile(
  { db, env }: SiteContext,
  token: string,
  slug: string,
): Promise<SentFile | null> {
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
