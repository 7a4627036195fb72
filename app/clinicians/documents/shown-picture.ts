import { findOrientation, type PhotoType, stripMetadata } from "#app/accounts/photo/strip-metadata.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";

/** An EXIF segment that says only how the camera was held. */
const toExif = (orientation: number): Uint8Array =>
  Uint8Array.from(
    `\xff\xe1\0\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`,
    (letter) => letter.charCodeAt(0),
  );

const mostTurned = 8;

/** What draws the picture and nothing else, so that a file which is also a page or a program stays a picture. Null for another. */
export function toShownPicture(type: PhotoType, file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const stripped = stripMetadata(type, file);
  const turn = type === "image/jpeg" ? findOrientation(file) : null;
  if (!stripped || !turn || turn > mostTurned) return stripped && joinBytes([stripped]);
  return joinBytes([stripped.subarray(0, 2), toExif(turn), stripped.subarray(2)]);
}
