import { eq, sql } from "drizzle-orm";
import { toAuditInsert } from "#app/platform/audit.ts";
import type { Db } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import {
  type StoredFile,
  storeUpload,
  toSafeFileName,
  type UploadProblem,
} from "#app/platform/file/files.ts";
import { randomId } from "#app/platform/random.ts";
import { attachments } from "#app/platform/schema.ts";

const prefix = "hire-requests/";
const orphanAgeMs = 60 * 60 * 1000;
/** A page is a thousand files: a bucket of a million takes 17 hours. */
const pagesPerRun = 5;
const placeKey = "places/orphans";

export interface Attachment extends StoredFile {
  publicId: string;
  fileName: string;
}

/** A caller that fails to write the row must remove the file. */
export async function storeAttachment(
  bucket: R2Bucket,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Attachment | UploadProblem> {
  const stored = await storeUpload(bucket, prefix + randomId(), content);
  if (typeof stored === "string") return stored;
  return { ...stored, publicId: randomId(), fileName: toSafeFileName(name, stored.contentType) };
}

export async function findAttachment(db: Db, publicId: string) {
  const [attachment] = await db
    .select({
      r2Key: attachments.r2Key,
      fileName: attachments.fileName,
      contentType: attachments.contentType,
      hireRequestId: attachments.hireRequestId,
    })
    .from(attachments)
    .where(eq(attachments.publicId, publicId))
    .limit(1);
  return attachment ?? null;
}

/** Removes files over an hour old without a row. Continues after the last file that it looked at. */
export async function sweepOrphans(db: Db, env: Pick<Env, "FILES">, now: number): Promise<number> {
  const place = (await (await env.FILES.get(placeKey))?.text()) ?? "";
  let last = place;
  let removed = 0;
  for (let page = 0; page < pagesPerRun; page++) {
    const listed = await env.FILES.list({ prefix, startAfter: last || undefined });
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < now - orphanAgeMs);
    const orphans = await withoutRow(
      db,
      old.map(({ key }) => key),
    );
    if (orphans.length > 0) await env.FILES.delete(orphans);
    removed += orphans.length;
    last = listed.truncated ? (listed.objects.at(-1)?.key ?? "") : "";
    if (!last) break;
  }
  if (last !== place) await env.FILES.put(placeKey, last);
  return removed;
}

// One JSON parameter: D1 takes at most 100 bound ones.
async function withoutRow(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const known = await db
    .select({ key: attachments.r2Key })
    .from(attachments)
    .where(sql`${attachments.r2Key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
  const kept = new Set(known.map(({ key }) => key));
  return keys.filter((key) => !kept.has(key));
}

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
