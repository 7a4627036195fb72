import { beforeAll, expect, test } from "vitest";
import { comingPaths } from "#app/sitemap/coming-list.ts";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { send } from "../support/site.ts";

beforeAll(fillCatalog);

const readLinks = async (path: string) => {
  const html = await (await send(path)).text();
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return links.map(([, href, text]) => ({ href: href!, text: toText(text!) }));
};

test.each(["/", "/sitemap", "/employers"])("leads from %s to no page that is not built", async (path) => {
  const links = await readLinks(path);
  expect(links.filter(({ href }) => comingPaths.includes(href))).toEqual([]);
});

test("does not mark a link to a page that exists", async () => {
  const links = await readLinks("/");
  const built = links.filter(({ href }) => !comingPaths.includes(href));
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter(({ text }) => /\bsoon\b/.test(text))).toEqual([]);
});

test("lists exactly the pages that say they are not built yet", async () => {
  for (const path of comingPaths) expect(await (await send(path)).text(), path).toContain("Not built yet");
  for (const path of ["/jobs", "/contact", "/employers"]) expect(comingPaths).not.toContain(path);
});

test("shows only tools that work on the home page", async () => {
  const html = await (await send("/")).text();
  const [, tools = ""] = /<ul id="tools"([\s\S]*?)<\/ul>/.exec(html)!;
  const leadsTo = [...tools.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path!);
  expect(leadsTo).toHaveLength(10);
  expect(leadsTo.filter((path) => comingPaths.includes(path))).toEqual([]);
});
