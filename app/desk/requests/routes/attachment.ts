import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findAttachment, noteDownload } from "#app/companies/pitch/attachments.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toDownload } from "#app/kit/platform/file/download.ts";
import { notFound } from "#app/kit/platform/http.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const attachment = await findAttachment(context.db, params.publicId ?? "");
  const object = attachment && (await context.env.FILES.get(attachment.r2Key));
  if (!attachment || !object) throw notFound();
  await noteDownload(context.db, viewer.id, attachment.hireRequestId, context.now);
  return toDownload(object, attachment.fileName, attachment.contentType);
}
