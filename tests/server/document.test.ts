import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { ReactElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { renderDocument, withDataInBody } from "#app/kit/framework/document.tsx";
import { withCachedData } from "#app/kit/framework/loaded-stream.ts";
import { createPageHandler } from "#app/kit/framework/page-handler.ts";
import { fillCatalog } from "../support/catalog.ts";
import { send } from "../support/site.ts";
import { createSmallBuild } from "../support/small-build.ts";

beforeAll(fillCatalog);

const context = {} as AppLoadContext;
const ask = (path: string) => new Request(`https://clinward.example${path}`);
const readHtml = async (build: ServerBuild, path: string) =>
  (await createRequestHandler(build, "production")(ask(path), context)).text();

const place = (html: string, text: string | RegExp) => html.search(text);

test("writes data, preloads and the start script in the order that the page relies on", async () => {
  const html = await (await send("/contact")).text();
  const order = [
    /<\/main>/,
    /<template data-late><link rel="modulepreload"/,
    /import\("[^"]*\/react-[^"]+"\)/,
    /import\("[^"]*\/router-[^"]+"\)/,
    /import\("[^"]*\/shell-[^"]+"\)/,
    /<script>window\.__remixContext = /,
    /<template data-late><script type="module"/,
    /streamController\.enqueue\(/,
    /streamController\.close\(\)/,
    /<\/body><\/html>$/,
  ];
  const places = order.map((one) => place(html, one));
  expect(places, "Remix writes its scripts otherwise: read app/kit/framework/late-scripts.ts.").not.toContain(
    -1,
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const alone = (page: ReactElement) => page;

test("draws a page in one go with the data that Remix streams", async () => {
  const html = await readHtml(
    createSmallBuild((entry, url) => renderDocument(entry, url, alone)),
    "/jobs",
  );
  expect(html).toContain("Told: data of list");
  expect(html).toMatch(
    /^<!doctype html><html>.*streamController\.enqueue\(.*data of list.*<\/body><\/html>$/s,
  );
  expect(html).not.toContain("$RC");
});

test("lets React stream a page whose data Remix no longer reads from its cache", async () => {
  const asRenamed: typeof withCachedData = (entry, data) => {
    const { renderMeta, ...rest } = withCachedData(entry, data);
    const { streamCache, ...meta } = renderMeta ?? {};
    return { ...rest, renderMeta: { ...meta, chunks: streamCache } as typeof renderMeta };
  };
  const build = createSmallBuild((entry, url) => renderDocument(entry, url, alone, asRenamed));
  const html = await readHtml(build, "/jobs");
  expect(html).toContain("Told: data of list");
  expect(html).toMatch(/streamController\.enqueue\(.*data of list/s);
  expect(html).toContain("streamController.close()");
});

test("leaves a page as it is whose data comes elsewhere", () => {
  expect(withDataInBody("<html><body>x</body></html><script>1</script>")).toBe(
    "<html><body>x<script>1</script></body></html>",
  );
  expect(withDataInBody("<html><body>x</body>\n</html>")).toBe("<html><body>x</body>\n</html>");
});

test("knows only the routes of an address, or all of them when the build nests its routes", async () => {
  const answer = async (build: ServerBuild, path: string) =>
    (await createPageHandler(build, "production")(ask(path), context)).text();
  const flat = createSmallBuild(async ({ manifest }) => Object.keys(manifest.routes).join(" "));
  expect(await answer(flat, "/jobs")).not.toContain("other");

  const nested = createSmallBuild(async ({ manifest }) => Object.keys(manifest.routes).join(" "));
  const nest = (route: object | undefined) => Object.assign(route!, { parentId: "list", path: ":slug" });
  nest(nested.routes.item);
  nest(nested.assets.routes.item);
  const seen: string[] = [];
  nested.routes.item!.module.loader = () => seen.push("item");
  await answer(nested, "/jobs/icu-nurse");
  expect(seen).toEqual(["item"]);
});
