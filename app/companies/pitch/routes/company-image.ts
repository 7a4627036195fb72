import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findCompanyImage } from "#app/companies/pitch/careers/careers-page.server.ts";
import { notFound } from "#app/kit/platform/http.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findCompanyImage(context, params.image ?? "");
  if (!found) throw notFound();
  const { file, isPublic } = found;
  return new Response(file.body, {
    headers: {
      "content-type": file.httpMetadata?.contentType ?? "application/octet-stream",
      "content-length": String(file.size),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      // Another picture has another address.
      "cache-control": isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
    },
  });
}
