import { createHash } from "node:crypto";
import { readDocumentText } from "#app/clinicians/documents/text/read-document.ts";
import { type TextType, textTypes } from "#app/clinicians/documents/text/text-limits.ts";
import { judgeDocument } from "#app/kit/platform/file/document-type.ts";
import { type DocumentType, documentTypes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";

export interface StoredPaper {
  name: string;
  type: DocumentType;
  size: number;
  sha256: string;
  r2Key: string;
}

/** Refuses what the site would refuse of an upload. `lines` are those of a résumé. */
export async function storePaper(
  files: R2Bucket,
  { r2Key, name, bytes }: { r2Key: string; name: string; bytes: Uint8Array },
): Promise<StoredPaper & { etag: string; lines: string[] }> {
  const judged = judgeDocument(bytes);
  if (!judged.ok) throw new Error(`The demo file ${name} is no document: ${judged.problem}`);
  const { type } = judged;
  const { etag } = await files.put(r2Key, bytes, { httpMetadata: { contentType: type } });
  return {
    name: toSafeFileName(name, documentTypes[type].extension),
    type,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    r2Key,
    etag,
    lines: textTypes.some((each) => each === type) ? await readLines(bytes, type as TextType) : [],
  };
}

/** A scan has none. */
async function readLines(bytes: Uint8Array, type: TextType): Promise<string[]> {
  const text = await readDocumentText(bytes, type);
  return text.ok ? text.lines : [];
}
