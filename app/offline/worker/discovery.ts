/**
 * Whether Remix asks ahead which routes the links of a page lead to. One address alone may be where somebody is going:
 * that request has to fail as any other, for the page to know.
 */
export const isDiscovery = (url: URL): boolean =>
  url.pathname === "/__manifest" && url.searchParams.getAll("p").length > 1;

/** Without a network: "not now", which Remix takes without an error for each link and asks again later. */
export async function answerDiscovery(request: Request): Promise<Response> {
  const later = () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
  return navigator.onLine ? fetch(request).catch(later) : later();
}
