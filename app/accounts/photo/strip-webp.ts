import { joinBytes, toLatin } from "#app/kit/platform/file/joined-bytes.ts";

/** Chunks that a still picture and its colors need. EXIF, XMP and those of other programs go. */
const keptChunks = ["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP"];
const riffBytes = 12;
/** In the flags of VP8X: it has EXIF, it has XMP, it moves. */
const droppedFlags = 0x08 | 0x04 | 0x02;

/** By RFC 9649. A chunk has an even number of bytes, and the file's head says how many all have. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return null;
  const parts = [bytes.slice(0, riffBytes)];
  const found = new Set<string>();
  for (let at = riffBytes; at + 8 <= fileEnd; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > fileEnd) return null;
    const name = toLatin(bytes.subarray(at, at + 4));
    const chunk = bytes.slice(at, end);
    if (name === "VP8X") chunk[8] = chunk[8]! & ~droppedFlags;
    if (keptChunks.includes(name)) {
      parts.push(chunk);
      found.add(name);
    }
    at = end;
  }
  if (!found.has("VP8 ") && !found.has("VP8L")) return null;
  const stripped = joinBytes(parts);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}
