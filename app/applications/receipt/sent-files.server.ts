import { allTypes, type DocumentRefusal } from "#app/clinicians/documents/document.ts";
import { storeJudgedFile } from "#app/clinicians/documents/receive-document.server.ts";
import { toShownFile } from "#app/clinicians/documents/shown-file.server.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toDownload } from "#app/kit/platform/file/download.ts";
import { type DocumentType, documentTypes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import type { ReceivedFile } from "#app/kit/platform/form/files-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";

export const filePrefix = "application-files/";

export interface StoredFile {
  publicId: string;
  field: string;
  name: string;
  type: string;
  /** Null once the file was removed after its time. */
  r2Key: string | null;
}

/** In the bucket, and not of a row yet. */
export interface NewFile {
  publicId?: string;
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  r2Key: string;
}

/** A hospital shares one address. */
const uploadsADay = 1000;

export const anyDocument = { takes: "a document or a picture", types: allTypes, wrongKind: "" };

/** Judges it by its bytes and stores it. `from` says whose files of a day are counted. A caller that writes no row drops it. */
export async function storeSentFile(
  context: WorkContext,
  from: string,
  field: string,
  kind: Parameters<typeof storeJudgedFile>[2],
  file: ReceivedFile,
): Promise<{ ok: true; file: NewFile & { type: DocumentType } } | DocumentRefusal> {
  const limit = `application files ${from}`;
  const stored = await storeJudgedFile(context, { prefix: filePrefix, limit, uploadsADay }, kind, file);
  if (!stored.ok) return stored;
  const { type, size, sha256, r2Key } = stored;
  const name = toSafeFileName(file.name, documentTypes[type].extension);
  return { ok: true, file: { field, name, type, size, sha256, r2Key } };
}

/** Of a message, on the page or by mail. */
export const takeMessageFile = (context: WorkContext, from: string, file: ReceivedFile) =>
  storeSentFile(context, from, `message-${randomId()}`, anyDocument, file);

export async function dropSentFiles(
  { env, requestId }: WorkContext,
  files: readonly Pick<NewFile, "r2Key">[],
): Promise<void> {
  if (files.length === 0) return;
  try {
    await env.FILES.delete(files.map(({ r2Key }) => r2Key));
  } catch (error) {
    logError("application.drop_files", error, { requestId });
  }
}

/** For the batch of what they were sent with. `of` is SQL of the application's id, or null where nothing was written. */
export const toFileInserts = ({ $client }: Db, files: readonly NewFile[], of: string) =>
  $client
    .prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key, ended_at)
        SELECT value ->> 'publicId', a.id, value ->> 'field', value ->> 'name', value ->> 'type', value ->> 'size',
          value ->> 'sha256', value ->> 'r2Key', iif(a.state IN ('hired', 'not-selected', 'withdrawn'), a.updated_at, NULL)
        FROM applications a JOIN json_each(?1) WHERE a.id = ${of}`,
    )
    .bind(JSON.stringify(files.map((file) => ({ publicId: randomId(), ...file }))));

/** Files of a message with the ids of their rows, and what its event says of them. */
export function nameMessageFiles(files: readonly NewFile[]) {
  const named = files.map((file) => ({ publicId: randomId(), ...file }));
  const listed = named.map(({ publicId: id, name }) => ({ id, name }));
  return { named, detail: listed.length > 0 ? { files: listed } : {} };
}

export const askStoredFiles = ({ $client }: Db, applicationId: number): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT public_id AS publicId, field, name, type, r2_key AS r2Key FROM application_files
        WHERE application_id = ?1 ORDER BY field`,
    )
    .bind(applicationId);

/** As a download. With `?show=1`, as a page shows it: a picture or a PDF. */
export async function sendStoredFile(
  { FILES }: Pick<Env, "FILES">,
  { url }: Request,
  file: StoredFile | undefined,
): Promise<Response> {
  const object = file?.r2Key ? await FILES.get(file.r2Key) : null;
  if (!file || !object) throw notFound();
  if (new URL(url).searchParams.has("show")) {
    const shown = await toShownFile(object, file.type);
    if (!shown) throw notFound();
    return shown;
  }
  return toDownload(object, file.name, file.type);
}

/** Files of forms that were never sent. */
export const sweepApplicationFiles = (db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> =>
  sweepFiles(FILES, now, {
    prefix: filePrefix,
    placeKey: "places/application-orphans",
    findKept: async (keys) => {
      const { results } = await db.$client
        .prepare(
          "SELECT r2_key AS key FROM application_files WHERE r2_key IN (SELECT value FROM json_each(?1))",
        )
        .bind(JSON.stringify(keys))
        .all<{ key: string }>();
      return results.map(({ key }) => key);
    },
  });
