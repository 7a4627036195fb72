/**
 * Compared weakly (RFC 9110, 13.1.2), because the edge marks the tag of what it compresses. Hono's `etag` would hash every
 * page anew (docs/decisions/0018-what-hono-does.md).
 */
export function asUnchanged(request: Request, response: Response): Response {
  const tag = response.headers.get("etag");
  const asked = request.headers.get("if-none-match");
  if (!tag || !asked || response.status !== 200 || !/^(?:GET|HEAD)$/.test(request.method)) return response;
  const known = asked.split(",").map((one) => toOpaque(one));
  if (asked.trim() !== "*" && !known.includes(toOpaque(tag))) return response;
  void response.body?.cancel();
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(null, { status: 304, headers });
}

const toOpaque = (tag: string): string => tag.trim().replace(/^W\//, "");
