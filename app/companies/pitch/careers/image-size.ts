import type { PhotoType } from "#app/accounts/photo/strip-metadata.ts";
import { joinBytes, toLatin } from "#app/kit/platform/file/joined-bytes.ts";

interface ImageSize {
  width: number;
  height: number;
}

const toView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The frame's header by ITU-T T.81, table B.1: its markers are 0xc0 to 0xcf, but for three. */
function readJpeg(bytes: Uint8Array): ImageSize {
  const view = toView(bytes);
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
}

function readPng(bytes: Uint8Array): ImageSize {
  const view = toView(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** By RFC 9649 and, of a lossy picture, RFC 6386, section 9.1. */
function readWebp(bytes: Uint8Array): ImageSize {
  const view = toView(bytes);
  const name = toLatin(bytes.subarray(12, 16));
  if (name === "VP8X") {
    const toSide = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: toSide(24), height: toSide(27) };
  }
  if (name === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const readers = { "image/jpeg": readJpeg, "image/png": readPng, "image/webp": readWebp };

/** What the header says. Null for a file that ends before it. */
export function readImageSize(type: PhotoType, bytes: Uint8Array): ImageSize | null {
  try {
    const size = readers[type](bytes);
    return size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

/** Of a camera held sideways. */
export const isOnItsSide = (orientation: number | null): boolean => orientation !== null && orientation >= 5;

/** Gives a JPEG without hidden data the one entry of EXIF 2.32 that browsers turn it by. */
export function withOrientation(bytes: Uint8Array, orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const content = [...new TextEncoder().encode("Exif\0\0"), ...tiff];
  const segment = Uint8Array.of(0xff, 0xe1, 0, content.length + 2, ...content);
  return joinBytes([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
}
