import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Remix's handler with only the routes that a page's address can reach. React Router flattens, ranks and compiles all
 * the routes it knows five times per page; with 110 of them that was a third of a page's work.
 */
export function createPageHandler(build: ServerBuild, mode: string): RequestHandler {
  const handleAny = createRequestHandler(build, mode);
  const firstSegments = new Set(Object.values(build.routes).map((route) => toFirstSegment(route.path)));
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const { pathname } = new URL(request.url);
    // Remix's own addresses: `/__manifest` can ask about any route.
    if (pathname.startsWith("/__")) return handleAny(request, context);
    const segment = toFirstSegment(decodePath(pathname).replace(/\.data$/, ""));
    const key = firstSegments.has(segment) ? segment : "";
    let handle = handlers.get(key);
    if (!handle) {
      handle = createRequestHandler(withRoutesOf(build, key), mode);
      handlers.set(key, handle);
    }
    return handle(request, context);
  };
}

/** The build with only the routes that can begin with this segment. */
function withRoutesOf(build: ServerBuild, segment: string): ServerBuild {
  const isReached = (path: string | undefined) => {
    const first = toFirstSegment(path);
    return first === segment || first === "" || /^[:*]|\?$/.test(first);
  };
  const pick = <Route extends { path?: string }>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, { path }]) => isReached(path)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Route matching ignores case. */
const toFirstSegment = (path = "") => path.replace(/^\/+/, "").split("/", 1)[0]!.toLowerCase();

/** Decodes like React Router: an address with broken escapes stays as it is. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
