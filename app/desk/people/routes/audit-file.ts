import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { writeAuditFile } from "#app/desk/people/audit/audit-page.server.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const text = await writeAuditFile(context, viewer.id, new URL(request.url).searchParams);
  return toPrivateCsv(text, "audit-log.csv");
}
