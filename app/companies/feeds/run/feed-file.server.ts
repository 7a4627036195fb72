import { readHead } from "#app/companies/imports/format/bytes.ts";
import { findLayout } from "#app/companies/imports/format/sniff.ts";
import { storeFile } from "#app/kit/platform/file/files.ts";

const toKey = (publicId: string) => `feeds/${publicId}`;

const problems = {
  wrong_type:
    "This is in none of the formats that we read: XML with <job> elements, a page with JobPosting data, or Greenhouse or USAJOBS JSON.",
  too_large: "The file is too large.",
};

/** The next file replaces it. Returns what is wrong with it, or null. */
export async function storeFeedFile(
  bucket: R2Bucket,
  publicId: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | null> {
  const findType = (head: Uint8Array) =>
    findLayout(readHead(head).head) ? "application/octet-stream" : null;
  const stored = await storeFile(bucket, toKey(publicId), content, { maxBytes, findType });
  if (typeof stored !== "string") return null;
  return stored === "too_large" ? `The file is larger than ${maxBytes / 1024 / 1024} MB.` : problems[stored];
}

export async function openFeedFile(
  bucket: R2Bucket,
  publicId: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  const found = await bucket.get(toKey(publicId));
  return found ? (found.body as unknown as AsyncIterable<Uint8Array>) : null;
}

export const hasFeedFile = async (bucket: R2Bucket, publicId: string): Promise<boolean> =>
  (await bucket.head(toKey(publicId))) !== null;

export const removeFeedFile = (bucket: R2Bucket, publicId: string): Promise<void> =>
  bucket.delete(toKey(publicId));
