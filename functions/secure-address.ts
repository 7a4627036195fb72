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
