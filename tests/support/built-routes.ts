import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Modules = Record<string, Route["module"]>;

const { routes, partsOf } = build as unknown as ServerBuild & {
  partsOf: Record<string, () => Promise<Modules>>;
};
const parts = await Promise.all(Object.values(partsOf).map((load) => load()));
const modules: Modules = Object.assign({}, ...parts);

/** All routes of the site, with the modules that the Worker loads with the first request for one. */
export const builtRoutes: readonly Route[] = Object.values(routes).flatMap((route) =>
  route ? [{ ...route, module: modules[route.id] ?? route.module }] : [],
);
