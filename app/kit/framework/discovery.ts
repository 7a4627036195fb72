// Relies on Remix asking for routes at /__manifest?p=..., and taking a 204 with X-Remix-Reload-Document
// as "not now". Without these, Remix logs an error while offline.

/** Matches Remix's question about several links. One about a single address may be a navigation and must fail. */
export const isDiscovery = (url: URL): boolean =>
  url.pathname === "/__manifest" && url.searchParams.getAll("p").length > 1;

export async function answerDiscovery(request: Request): Promise<Response> {
  const later = () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
  return navigator.onLine ? fetch(request).catch(later) : later();
}
