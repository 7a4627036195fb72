/**
 * The request with an address that can be decoded. One with broken escapes names no page, but React Router would
 * write it to the log, where no visitor's input belongs.
 */
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
