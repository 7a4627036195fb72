import { withoutEndSlash } from "#app/kit/platform/local-path.ts";

/** A missing page stays a 404. A private page keeps its address: the capitals of a random id matter. */
export function atPlainAddress(request: Request, response: Response): Response {
  if (request.method !== "GET" || response.status !== 200 || !isPage(response)) return response;
  if (/private/.test(response.headers.get("cache-control") ?? "")) return response;
  const asked = new URL(request.url);
  const plain = new URL(asked);
  plain.pathname = withoutEndSlash(decodeURIComponent(asked.pathname).toLowerCase());
  if (plain.pathname === asked.pathname) return response;
  return new Response(null, { status: 301, headers: { location: plain.pathname + plain.search } });
}

const isPage = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") === true;
