import { joinBytes, toLatin } from "#app/kit/platform/file/joined-bytes.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripWebp } from "./strip-webp.ts";

/** Chunks that the picture and its colors need. eXIf, tEXt, zTXt, iTXt, tIME and those of other programs go. */
const keptChunks = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"];
const signatureBytes = 8;
/** The length, the name and the checksum. */
const frameBytes = 12;

/** By the PNG specification, third edition. A moving picture stays as its first frame. */
function stripPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, signatureBytes)];
  const found = new Set<string>();
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const end = at + frameBytes + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = toLatin(bytes.subarray(at + 4, at + 8));
    if (found.size === 0 && name !== "IHDR") return null;
    found.add(name);
    if (keptChunks.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return found.has("IDAT") ? joinBytes(parts) : null;
    at = end;
  }
  return null;
}

const strippers = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

export type PhotoType = keyof typeof strippers;

export const isPhotoType = (type: string | null): type is PhotoType =>
  type !== null && Object.hasOwn(strippers, type);

/**
 * Keeps what draws the picture and nothing else: no place, date, camera, comment or second picture. Null for a file that is
 * damaged or moves.
 */
export const stripMetadata = (type: PhotoType, bytes: Uint8Array): Uint8Array | null =>
  strippers[type](bytes);
