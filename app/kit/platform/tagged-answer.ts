import { toHex } from "./random.ts";
/** The tag gives a reader who has it a 304 (functions/unchanged.ts). Any site may read the answer. */
export async function toTaggedAnswer(
  body: string,
  type: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const tag = toHex(digest.slice(0, 12));
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      etag: `"${tag}"`,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      ...headers,
    },
  });
}
