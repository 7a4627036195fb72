import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredObject } from "./manifest.ts";
import { openCopy } from "./read-rows.ts";

type Report = (done: number, key: string) => void;

export async function copyFiles(bucket: R2Bucket, folder: string, report: Report): Promise<StoredObject[]> {
  mkdirSync(join(folder, "FILES"), { recursive: true });
  const copies: StoredObject[] = [];
  for await (const key of listKeys(bucket)) {
    const object = await bucket.get(key);
    // Removed since it was listed.
    if (!object) continue;
    // Numbered, because a key may not be a valid file name.
    const file = `FILES/${String(copies.length + 1).padStart(6, "0")}`;
    const out = openCopy(join(folder, file));
    for await (const chunk of object.body as unknown as AsyncIterable<Uint8Array>) await out.write(chunk);
    copies.push({
      key,
      file,
      ...(await out.close()),
      etag: object.etag,
      httpMetadata: toTexts(object.httpMetadata),
      customMetadata: object.customMetadata ?? {},
    });
    report(copies.length, key);
  }
  return copies;
}

export async function* listKeys(bucket: R2Bucket): AsyncGenerator<string> {
  for (let cursor: string | undefined; ; ) {
    const page: R2Objects = await bucket.list({ cursor });
    for (const { key } of page.objects) yield key;
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}

export async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const keys: string[] = [];
  for await (const key of listKeys(bucket)) keys.push(key);
  const mostAtOnce = 1000;
  for (let from = 0; from < keys.length; from += mostAtOnce)
    await bucket.delete(keys.slice(from, from + mostAtOnce));
}

export async function writeFiles(
  bucket: R2Bucket,
  folder: string,
  objects: readonly StoredObject[],
  report: Report,
): Promise<void> {
  for (const [at, object] of objects.entries()) {
    const content = readFileSync(join(folder, object.file));
    const { etag } = await upload(bucket, object, content);
    if (etag !== object.etag) throw new Error(`${object.key} has the etag ${etag} now, not ${object.etag}.`);
    report(at + 1, object.key);
  }
}

/** As app/platform/files.ts uploads: the etag of an object depends on its parts. */
const partBytes = 5 * 1024 * 1024;

async function upload(bucket: R2Bucket, { key, etag, ...object }: StoredObject, content: Buffer) {
  const options = {
    httpMetadata: toHttpMetadata(object.httpMetadata),
    customMetadata: object.customMetadata,
  };
  if (!/-\d+$/.test(etag)) return bucket.put(key, content, options);
  const parts = await bucket.createMultipartUpload(key, options);
  const uploaded: R2UploadedPart[] = [];
  for (let from = 0; from < content.length; from += partBytes)
    uploaded.push(await parts.uploadPart(uploaded.length + 1, content.subarray(from, from + partBytes)));
  return parts.complete(uploaded);
}

const toTexts = (metadata: R2HTTPMetadata | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata ?? {}).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : String(value),
    ]),
  );

const toHttpMetadata = ({ cacheExpiry, ...texts }: Record<string, string>): R2HTTPMetadata =>
  cacheExpiry ? { ...texts, cacheExpiry: new Date(cacheExpiry) } : texts;
