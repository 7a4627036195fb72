/*
 * Relies on Remix asking for the routes behind a page's links at /__manifest, each as a "p", and on its taking a 204 with
 * X-Remix-Reload-Document for "not now". Without it, the worker leaves the question to the network, and Remix logs an
 * error while offline.
 */

/** Matches Remix's question about several links. One about a single address may be a navigation and must fail. */
export const isDiscovery = (url: URL): boolean =>
  url.pathname === "/__manifest" && url.searchParams.getAll("p").length > 1;

/** Answers "not now" while offline. Remix then logs no error and asks again later. */
export async function answerDiscovery(request: Request): Promise<Response> {
  const later = () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
  return navigator.onLine ? fetch(request).catch(later) : later();
}
