import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import { toDownload } from "#app/kit/platform/file/download.ts";
import { documentTypes } from "#app/kit/platform/file/file-type.ts";
import { toSafeFileName } from "#app/kit/platform/file/files.ts";
import { notFound } from "#app/kit/platform/http.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const row = await findDocument(context.db, viewer.id, params.publicId ?? "");
  const object = row && (await context.env.FILES.get(row.r2Key));
  if (!object) throw notFound();
  const name = toSafeFileName(row.name.replace(/[/\\]/g, "-"), documentTypes[row.type].extension);
  return toDownload(object, name, row.type);
}
