import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOrientation, type PhotoType, stripMetadata } from "#app/accounts/photo/strip-metadata.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { isPicture } from "#app/clinicians/documents/document.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** Judges the bytes again and gives out only what draws the picture. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const row = await findDocument(context.db, viewer.id, params.publicId ?? "");
  const object = row && isPicture(row.type) ? await context.env.FILES.get(row.r2Key) : null;
  const bytes = object && new Uint8Array(await object.arrayBuffer());
  const type = bytes && findUploadType(bytes);
  const picture = type && isPicture(type) ? toShownPicture(type, bytes) : null;
  if (!type || !picture) throw notFound();
  return new Response(picture, {
    headers: {
      "content-type": type,
      "content-length": String(picture.length),
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
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
