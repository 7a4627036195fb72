const localHost = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Where a plain http request must go when the site's own address is https; null when it may stay. Local hosts may
 * stay, so that a copy of the production settings still runs on a laptop.
 */
export function toSecureAddress(request: Request, siteUrl: string): string | null {
  if (!siteUrl.startsWith("https:")) return null;
  const url = new URL(request.url);
  if (url.protocol !== "http:" || localHost.test(url.hostname)) return null;
  url.protocol = "https:";
  url.port = "";
  return url.href;
}
