import { findOrientation, type PhotoType, stripMetadata } from "#app/accounts/photo/strip-metadata.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { findShownKind } from "./document.ts";

/**
 * The file as a page shows it. Judges the bytes again and gives out only a PDF or what draws the picture. Null for another.
 * A PDF stands in a frame of our own pages; the viewers of some browsers show nothing in a sandbox.
 */
export async function toShownFile(stored: R2ObjectBody | null, type: string): Promise<Response | null> {
  const kind = findShownKind(type);
  const bytes = stored && kind && new Uint8Array(await stored.arrayBuffer());
  if (!bytes || findUploadType(bytes) !== type) return null;
  const shown = kind === "picture" ? toShownPicture(type as PhotoType, bytes) : bytes;
  if (!shown) return null;
  return new Response(shown, {
    headers: {
      "content-type": type,
      "content-length": String(shown.length),
      "content-disposition": "inline",
      ...(kind === "picture"
        ? { "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox" }
        : {
            "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
            "x-frame-options": "SAMEORIGIN",
          }),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** An EXIF segment that says only how the camera was held. */
const toExif = (orientation: number): Uint8Array =>
  Uint8Array.from(
    `\xff\xe1\0\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`,
    (letter) => letter.charCodeAt(0),
  );

const mostTurned = 8;

/** What draws the picture and nothing else, so that a file which is also a page or a program stays a picture. Null for another. */
function toShownPicture(type: PhotoType, file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const stripped = stripMetadata(type, file);
  const turn = type === "image/jpeg" ? findOrientation(file) : null;
  if (!stripped || !turn || turn > mostTurned) return stripped && joinBytes([stripped]);
  return joinBytes([stripped.subarray(0, 2), toExif(turn), stripped.subarray(2)]);
}
