import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findPhoto } from "#app/accounts/photo/stored-photos.server.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** A photo that a person may not see is a 404, logged in or not. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const photo = viewer && (await findPhoto(context, viewer, params.photo ?? ""));
  if (!photo) throw notFound();
  return new Response(photo.body, {
    headers: {
      "content-type": photo.httpMetadata?.contentType ?? "application/octet-stream",
      "content-length": String(photo.size),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      // A new photo has a new address.
      "cache-control": "private, max-age=3600",
      vary: "cookie",
      "x-robots-tag": "noindex",
    },
  });
}
