import { withoutEndSlash } from "#app/kit/platform/local-path.ts";

const localHost = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Returns null when http may stay. Local hosts may, so that production settings run on a laptop. */
export function toSecureAddress(request: Request, siteUrl: string): string | null {
  if (!siteUrl.startsWith("https:")) return null;
  const url = new URL(request.url);
  if (url.protocol !== "http:" || localHost.test(url.hostname)) return null;
  url.protocol = "https:";
  url.port = "";
  return url.href;
}

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

/**
 * React Router would log an address with broken escapes, and the log must not hold a visitor's input. On one with an
 * escaped slash, backslash or control character, which no address of ours has, it fails.
 */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

function isReadable(pathname: string): boolean {
  try {
    return !/%2f/i.test(pathname) && !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
