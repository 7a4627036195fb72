import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireRole } from "#app/accounts/guards.server.ts";
import { findAttachment } from "#app/employers/attachments.server.ts";
import { toContentDisposition } from "#app/platform/files.ts";
import { notFound } from "#app/platform/http.ts";
import { auditLog } from "#app/platform/schema.ts";

/** Downloads a hire request's file. For admins; each download is noted in the audit log before it starts. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await requireRole(context, request, "admin");
  const attachment = await findAttachment(context.db, params.publicId ?? "");
  const object = attachment && (await context.env.FILES.get(attachment.r2Key));
  if (!attachment || !object) throw notFound();
  await context.db.batch([
    context.db.insert(auditLog).values({
      actorId: viewer.id,
      action: "attachment.download",
      subject: `hire_request:${attachment.hireRequestId}`,
      detail: {},
      at: context.now,
    }),
  ]);
  return new Response(object.body, {
    headers: {
      "content-type": attachment.contentType,
      "content-length": String(object.size),
      "content-disposition": toContentDisposition(attachment.fileName),
      "cache-control": "private, no-store",
    },
  });
}
