import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { writeAuditFile } from "#app/operations/audit/audit-page.server.ts";
import { toContentDisposition } from "#app/platform/file/files.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const text = await writeAuditFile(context, viewer.id, new URL(request.url).searchParams);
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": toContentDisposition("audit-log.csv"),
      "cache-control": "private, no-store",
    },
  });
}
