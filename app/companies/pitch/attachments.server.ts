import { sql } from "drizzle-orm";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toTypeProblem, uploadTypes } from "#app/kit/platform/file/file-type.ts";
import {
  type StoredFile,
  storeUpload,
  toSafeFileName,
  type UploadProblem,
} from "#app/kit/platform/file/files.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";

const prefix = "hire-requests/";

export interface Attachment extends StoredFile {
  publicId: string;
  fileName: string;
}

/** A caller that fails to write the row must remove the file. */
export async function storeAttachment(
  bucket: R2Bucket,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Attachment | UploadProblem | "damaged"> {
  let head: Uint8Array = new Uint8Array();
  async function* watch() {
    for await (const chunk of content) {
      if (head.length === 0) head = chunk.slice(0, 12);
      yield chunk;
    }
  }
  const stored = await storeUpload(bucket, prefix + randomId(), watch());
  if (stored === "wrong_type") return toTypeProblem(name, head);
  if (typeof stored === "string") return stored;
  return { ...stored, publicId: randomId(), fileName: toSafeFileName(name, uploadTypes[stored.contentType]) };
}

interface AttachmentRow {
  r2Key: string;
  fileName: string;
  contentType: string;
  hireRequestId: number;
}

export async function findAttachment(db: Db, publicId: string) {
  const [attachment] = await db.all<AttachmentRow>(sql`
    SELECT r2_key AS r2Key, file_name AS fileName, content_type AS contentType, hire_request_id AS hireRequestId
    FROM attachments WHERE public_id = ${publicId}`);
  return attachment ?? null;
}

/** Files of requests that were never stored. */
export const sweepAttachments = (db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> =>
  sweepFiles(FILES, now, {
    prefix,
    placeKey: "places/orphans",
    // One JSON parameter: D1 takes at most 100 bound ones.
    async findKept(keys) {
      const rows = await db.all<{ key: string }>(
        sql`SELECT r2_key AS key FROM attachments WHERE r2_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
      );
      return rows.map(({ key }) => key);
    },
  });

/** Call this before sending the file, so that no download goes unrecorded. */
export async function noteDownload(
  db: Db,
  actorId: number,
  hireRequestId: number,
  at: number,
): Promise<void> {
  const subject = `hire_request:${hireRequestId}`;
  await toAuditInsert(db, { actorId, action: "attachment.download", subject, at }).run();
}

export async function removeAttachment({ env, requestId }: SiteContext, { key }: Attachment): Promise<void> {
  await env.FILES.delete(key).catch((error) => logError("hire_request.remove_file", error, { requestId }));
}

export const toAttachmentInsert = (db: Db, requestPublicId: string, attachment: Attachment, now: number) =>
  toStatement(
    db,
    sql`INSERT INTO attachments (public_id, hire_request_id, r2_key, file_name, content_type, size_bytes, created_at)
      SELECT ${attachment.publicId}, id, ${attachment.key}, ${attachment.fileName}, ${attachment.contentType},
        ${attachment.sizeBytes}, ${now} FROM hire_requests WHERE public_id = ${requestPublicId}`,
  );
