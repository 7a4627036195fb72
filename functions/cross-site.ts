const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True for a write that a browser sends from another site's page. Every browser sends Origin with such a write
 * (Fetch standard, "append a request Origin header"). Other clients have no cookies to abuse.
 */
export function isCrossSiteWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.get("origin");
  if (origin) return origin !== new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
