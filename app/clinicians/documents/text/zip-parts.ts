import { inflateWithin, type UnpackBudget } from "./inflate.ts";
import { textLimits, UnreadableDocument } from "./text-limits.ts";

interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;

/** By the directory at the file's end, as Word reads it. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - endBytes - longestComment);
  let end = bytes.length - endBytes;
  while (end >= first && view.getUint32(end, true) !== endSignature) end--;
  if (end < first) throw new UnreadableDocument("damaged");
  const count = view.getUint16(end + 10, true);
  if (count > textLimits.zipEntries) throw new UnreadableDocument("too-large");
  const entries: ZipEntry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
    if (view.getUint32(at, true) !== entrySignature) throw new UnreadableDocument("damaged");
    if (view.getUint16(at + 8, true) & 1) throw new UnreadableDocument("locked");
    const nameBytes = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

export function unzipWithin(
  bytes: Uint8Array,
  { method, packedBytes, headerAt }: ZipEntry,
  budget: UnpackBudget,
  take: (bytes: Uint8Array) => void,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(headerAt, true) !== headerSignature) throw new UnreadableDocument("damaged");
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 8) {
    inflateWithin(packed, budget, take);
    return;
  }
  if (method !== 0) throw new UnreadableDocument("damaged");
  budget.left -= packed.length;
  if (budget.left < 0) throw new UnreadableDocument("too-large");
  take(packed);
}
