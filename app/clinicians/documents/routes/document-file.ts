import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import { toContentDisposition } from "#app/kit/platform/file/download.ts";
import { documentTypes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** Never opened in the browser: a file may be a page or a program too. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const row = await findDocument(context.db, viewer.id, params.publicId ?? "");
  const object = row && (await context.env.FILES.get(row.r2Key));
  if (!object) throw notFound();
  const name = toSafeFileName(row.name.replace(/[/\\]/g, "-"), documentTypes[row.type].extension);
  return new Response(object.body, {
    headers: {
      "content-type": row.type,
      "content-length": String(object.size),
      "content-disposition": toContentDisposition(name),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
