import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { findMadeExport, toExportKey } from "#app/applications/erasure/export/exports.server.ts";
import { toDownload } from "#app/kit/platform/file/download.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const made = await findMadeExport(context.db, secret, context.now);
  const object = made && (await context.env.FILES.get(toExportKey(made.publicId)));
  // Its page says why there is nothing.
  if (!object) throw redirect(paths.dataCopy(secret));
  return toDownload(object, "your-data.zip", "application/zip");
}
