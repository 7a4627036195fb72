import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { isPicture } from "#app/clinicians/documents/document.ts";
import { toShownPicture } from "#app/clinicians/documents/shown-picture.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
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
