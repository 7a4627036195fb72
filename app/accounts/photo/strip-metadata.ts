import { joinBytes, toLatin } from "#app/kit/platform/file/joined-bytes.ts";
import { stripWebp } from "./strip-webp.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Segments that the colors depend on, by their beginning. EXIF and XMP are in APP1, IPTC in APP13, a small copy in APP0. */
const keptApps: Record<number, string> = { 226: "ICC_PROFILE\0", 238: "Adobe" };

function isKept(marker: number, content: Uint8Array): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef;
  if (!isApp) return marker !== 0xfe;
  const start = keptApps[marker];
  return start !== undefined && toLatin(content.subarray(0, start.length)) === start;
}

/** By ITU-T T.81, annex B. What comes after the end, such as a second picture or a film, goes too. */
function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const parts = [bytes.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return null;
    // Any number of 0xff may come before a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    if (marker === endOfImage) {
      parts.push(bytes.subarray(at, at + 2));
      return hasFrame ? joinBytes(parts) : null;
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.length) return null;
    if (isKept(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, end));
    at = end;
    if (marker !== startOfScan) continue;
    hasFrame = true;
    const scanEnd = findScanEnd(bytes, at);
    parts.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
}

/** In a scan, 0xff stands before 0 for itself, or before the number of a restart. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const orientationTag = 0x0112;

/** How a camera held the picture, by EXIF 2.32: 1 is upright, 3, 6 and 8 are turned. Null where the file does not say. */
export function findOrientation(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan; ) {
    const content = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2));
    if (bytes[at + 1] === 0xe1 && toLatin(content.subarray(0, 6)) === "Exif\0\0")
      return readOrientation(content.subarray(6));
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = toLatin(tiff.subarray(0, 2)) === "II";
    const directory = view.getUint32(4, isLittle);
    for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, isLittle) === orientationTag) return view.getUint16(at + 8, isLittle);
    }
  } catch {
    // A directory that ends too early says nothing.
  }
  return null;
}

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
