export function toLocalPath(target: string | null, origin: string, fallback: string): string {
  if (!target) return fallback;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  // "/..//evil.example" stays on our origin, but its resolved path looks like a host to a browser.
  if (url?.origin !== origin || !target.startsWith("/") || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search;
}

export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");
