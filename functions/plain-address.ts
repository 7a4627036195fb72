/**
 * A page's answer, where the page was asked for by the address it has. By another spelling of it (capitals, a slash at
 * the end, needless escapes) the answer is the way there; a page that is not there stays not found. A page that has
 * moved for good takes the query along.
 */
export function atPlainAddress(request: Request, response: Response): Response {
  if (request.method !== "GET") return response;
  const asked = new URL(request.url);
  const movedTo = response.status === 301 && response.headers.get("location");
  if (movedTo && !movedTo.includes("?")) return toPermanent(movedTo + asked.search);
  if (response.status !== 200 || !isPage(response)) return response;
  const plain = new URL(asked);
  plain.pathname = decodeURIComponent(asked.pathname).toLowerCase().replace(/\/+$/, "") || "/";
  return plain.pathname === asked.pathname ? response : toPermanent(plain.pathname + plain.search);
}

const isPage = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") === true;

const toPermanent = (location: string) => new Response(null, { status: 301, headers: { location } });
