import { withoutEndSlash } from "#app/platform/end-slash.ts";

/** The ids of people's own records differ in capitals. */
const withIds = /^\/(?:admin|dashboard|hiring)\//;

/** Redirects from capitals, a trailing slash or needless escapes. A missing page stays a 404. */
export function atPlainAddress(request: Request, response: Response): Response {
  if (request.method !== "GET" || response.status !== 200 || !isPage(response)) return response;
  const asked = new URL(request.url);
  const plain = new URL(asked);
  const path = withoutEndSlash(decodeURIComponent(asked.pathname));
  plain.pathname = withIds.test(path) ? path : path.toLowerCase();
  if (plain.pathname === asked.pathname) return response;
  return new Response(null, { status: 301, headers: { location: plain.pathname + plain.search } });
}

const isPage = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") === true;
