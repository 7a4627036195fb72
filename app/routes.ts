import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every page URL and the module that answers it. */
export default [
  index("home/routes/home.tsx"),
  route("*", "shell/routes/not-found.tsx"),
] satisfies RouteConfig;
