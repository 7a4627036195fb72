import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findReceipt } from "#app/applications/receipt/find-receipt.server.ts";
import { sendStoredFile } from "#app/applications/receipt/sent-files.server.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** A file of one's own application, for the account or by the mailed link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.preventCaching();
  const key = new URL(request.url).searchParams.get("key");
  const found = await findReceipt(context, params.publicId ?? "", key);
  if (!found?.own) throw notFound();
  return sendStoredFile(
    context.env,
    request,
    found.own.files.find(({ publicId }) => publicId === params.file),
  );
}
