/**
 * A redirect target that came from outside, as a path of ours; the fallback where it leads elsewhere.
 * @param target a path or URL as found in the request, or null
 */
export function toLocalPath(target: string | null, origin: string, fallback: string): string {
  if (!target) return fallback;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  // "/..//evil.example" stays on our origin and still resolves to a path that a browser takes for a host.
  if (url?.origin !== origin || !target.startsWith("/") || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search;
}
