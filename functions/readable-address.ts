/** React Router would log an address with broken escapes, and the log must not hold a visitor's input. */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (canDecode(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
