import { inTime } from "#app/kit/platform/in-time.ts";
import { findUploadType, maxUploadBytes, type UploadType } from "./file-type.ts";

// R2 streams only a known length, which a form part lacks, so we upload in parts of R2's minimum size.
const partBytes = 5 * 1024 * 1024;

const maxNameLength = 120;

const maxReadLength = 1000;

export interface StoredFile<Type extends string = UploadType> {
  key: string;
  contentType: Type;
  sizeBytes: number;
  /** R2's etag: equal for equal bytes. */
  digest: string;
}

export type UploadProblem = "wrong_type" | "too_large";

interface UploadRules<Type extends string> {
  maxBytes: number;
  /** Gets the first 5 MB at most. Null refuses the file. */
  findType: (head: Uint8Array) => Type | null;
  /** Of each part of 5 MB. */
  partLimitMs?: number;
}

const usualPartLimitMs = 30_000;

const attachmentRules: UploadRules<UploadType> = { maxBytes: maxUploadBytes, findType: findUploadType };

/** Checks the type by the first bytes. Keeps nothing on a problem, and throws when the bucket or the content fails. */
export const storeUpload = (bucket: R2Bucket, key: string, content: AsyncIterable<Uint8Array>) =>
  streamToBucket(bucket, key, content, attachmentRules);

export async function streamToBucket<Type extends string>(
  bucket: R2Bucket,
  key: string,
  content: AsyncIterable<Uint8Array>,
  rules: UploadRules<Type>,
): Promise<StoredFile<Type> | UploadProblem> {
  const writer = openUpload(bucket, key, rules);
  try {
    for await (const chunk of content) {
      const problem = await writer.write(chunk);
      if (problem) {
        await writer.abort();
        return problem;
      }
    }
    return await writer.close();
  } catch (error) {
    await writer.abort().catch(() => undefined);
    throw error;
  }
}

function openUpload<Type extends string>(
  bucket: R2Bucket,
  key: string,
  { maxBytes, findType, partLimitMs = usualPartLimitMs }: UploadRules<Type>,
) {
  const soon = <T>(work: Promise<T>) => inTime(work, partLimitMs, "R2");
  const part = new Uint8Array(partBytes);
  const uploaded: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let contentType: Type | null = null;
  let filled = 0;
  let sizeBytes = 0;

  async function flush(): Promise<UploadProblem | null> {
    contentType ??= findType(part.subarray(0, filled));
    if (!contentType) return "wrong_type";
    upload ??= await soon(bucket.createMultipartUpload(key, { httpMetadata: { contentType } }));
    uploaded.push(await soon(upload.uploadPart(uploaded.length + 1, part.subarray(0, filled))));
    filled = 0;
    return null;
  }

  return {
    async write(chunk: Uint8Array): Promise<UploadProblem | null> {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return "too_large";
      for (let rest = chunk; rest.length > 0; ) {
        const taken = rest.subarray(0, partBytes - filled);
        part.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        const problem = filled === partBytes ? await flush() : null;
        if (problem) return problem;
      }
      return null;
    },
    async close(): Promise<StoredFile<Type> | UploadProblem> {
      contentType ??= findType(part.subarray(0, filled));
      if (!contentType) return "wrong_type";
      if (upload && filled > 0) await flush();
      const { etag } = upload
        ? await soon(upload.complete(uploaded))
        : await soon(bucket.put(key, part.subarray(0, filled), { httpMetadata: { contentType } }));
      return { key, contentType, sizeBytes, digest: etag };
    },
    async abort(): Promise<void> {
      if (upload) await soon(upload.abort());
    },
  };
}

/** @param extension without its dot */
export function toSafeFileName(name: string, extension: string): string {
  // Cut first, because one of the patterns takes quadratic time on a long run of blanks.
  const base = name
    .slice(-maxReadLength)
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[<>:"|?*%;]/g, "_")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const stem = base.replace(extension === "jpg" ? /\.jpe?g$/i : new RegExp(`\\.${extension}$`, "i"), "");
  return `${[...stem].slice(0, maxNameLength).join("") || "attachment"}.${extension}`;
}
