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
