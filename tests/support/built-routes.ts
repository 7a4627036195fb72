import type { Modules, SiteBuild } from "#app/kit/framework/page-handler.ts";
import * as build from "../../build/server/index.js";

const { routes, partsOf = {} } = build as unknown as SiteBuild;
const parts = await Promise.all(Object.values(partsOf).map((load) => load()));
const modules: Modules = Object.assign({}, ...parts);

/** All routes of the site, with the modules that the Worker loads with the first request for one. */
export const builtRoutes = Object.values(routes).flatMap((route) =>
  route ? [{ ...route, module: modules[route.id] ?? route.module }] : [],
);
