import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

// React Router compiles all routes five times per page: 3 ms with 200 of them (docs/decisions/0019 has what would end
// this). Relies on the build being a flat list of routes; a build of another shape is served with all of its routes.
export function createPageHandler(build: SiteBuild, mode: string): RequestHandler {
  const handleAny = createRequestHandler(build, mode);
  if (!isFlat(build)) return handleAny;
  const firstSegments = new Set(Object.values(build.routes).map((route) => toFirstSegment(route.path)));
  const handlers = new Map<string, RequestHandler>();

  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    // `/__manifest` can ask about any route.
    if (pathname.startsWith("/__")) {
      const steps = searchParams.getAll("p").join("").split("/").length;
      return steps > mostManifestSteps ? notNow() : handleAny(request, context);
    }
    const segment = toFirstSegment(decodePath(pathname).replace(/\.data$/, ""));
    const key = firstSegments.has(segment) ? segment : "";
    let handle = handlers.get(key);
    if (!handle) {
      handle = createRequestHandler(withRoutesOf(build, key, await build.partsOf?.[key]?.()), mode);
      handlers.set(key, handle);
    }
    return handle(request, context);
  };
}

export type Modules = Record<string, ServerBuild["routes"][string]["module"]>;

/** Pages of some first parts of addresses are loaded with the first request for one (scripts/site/whole-worker.ts). */
export type SiteBuild = ServerBuild & { partsOf?: Record<string, () => Promise<Modules>> };

/** Remix matches each step of each address with all routes, at two milliseconds each. */
const mostManifestSteps = 300;

/** As Remix answers a page of another build (app/kit/framework/discovery.ts): its links load documents. */
const notNow = () => new Response(null, { status: 204, headers: { "x-remix-reload-document": "true" } });

const isFlat = ({ routes, assets }: ServerBuild): boolean =>
  [routes, assets.routes].every((list) =>
    Object.values(list).every(({ id, parentId }) => (id === "root" ? !parentId : parentId === "root")),
  );

function withRoutesOf(build: SiteBuild, segment: string, modules: Modules = {}): ServerBuild {
  const isReached = (path: string | undefined) => {
    const first = toFirstSegment(path);
    return first === segment || first === "" || /^[:*]|\?$/.test(first);
  };
  const pick = <Route extends { path?: string }>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([, { path }]) => isReached(path)));
  const routes = Object.entries(pick(build.routes)).map(([id, route]) => [
    id,
    { ...route, module: modules[id] ?? route.module },
  ]);
  return {
    ...build,
    routes: Object.fromEntries(routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Route matching ignores case. */
const toFirstSegment = (path = "") => path.replace(/^\/+/, "").split("/", 1)[0]!.toLowerCase();

/** Keeps broken escapes, as React Router does. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
