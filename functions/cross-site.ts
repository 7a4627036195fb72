const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers send Origin with every cross-site write (Fetch standard). Other clients have no cookies to abuse. */
export function isCrossSiteWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.get("origin");
  if (origin) return origin !== new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
