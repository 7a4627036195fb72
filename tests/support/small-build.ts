import type { EntryContext, ServerBuild } from "@remix-run/cloudflare";
import { Outlet, Scripts, useLoaderData } from "@remix-run/react";
import { createElement as draw } from "react";

type Render = (context: EntryContext, url: string) => Promise<string>;

const Page = () => draw("p", null, `Told: ${useLoaderData<string>()}`);

const Root = () => {
  const content = draw("main", { key: "main" }, draw(Outlet));
  return draw("html", null, draw("body", null, [content, draw(Scripts, { key: "scripts" })]));
};

/** A site of a list and an item, as Remix's compiler hands it over, so that tests can break what it promises. */
export function createSmallBuild(render: Render): ServerBuild {
  const routes = {
    root: { id: "root", path: "" },
    list: { id: "list", parentId: "root", path: "jobs" },
    item: { id: "item", parentId: "root", path: "jobs/:slug" },
    other: { id: "other", parentId: "root", path: "contact" },
  };
  const handleDocument = async (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(await render(context, request.url), { status, headers });
  const toModule = (id: string) =>
    id === "root" ? { default: Root } : { default: Page, loader: () => `data of ${id}` };
  const toAsset = (route: { id: string }) => ({
    ...route,
    module: `/assets/${route.id}.js`,
    imports: [],
    hasLoader: route.id !== "root",
  });
  const map = <Of>(toOne: (route: { id: string; path: string }) => Of) =>
    Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, toOne(route)]));
  return {
    entry: { module: { default: handleDocument } },
    routes: map((route) => ({ ...route, module: toModule(route.id) })),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: map(toAsset),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
}
