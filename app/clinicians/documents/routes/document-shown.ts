import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toShownFile } from "#app/clinicians/documents/shown-file.server.ts";
import { findDocument } from "#app/clinicians/documents/stored-documents.server.ts";
import { notFound } from "#app/kit/platform/http.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const row = await findDocument(context.db, viewer.id, params.publicId ?? "");
  const shown = row && (await toShownFile(await context.env.FILES.get(row.r2Key), row.type));
  if (!shown) throw notFound();
  return shown;
}
