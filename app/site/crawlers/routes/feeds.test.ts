import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, test } from "vitest";
import { listArticles } from "#app/catalogue/articles/stored-articles.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { env, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

const guide = paths.careerGuide("pay-and-contracts", "compare-two-offers");
const kinds = [
  ["blog", paths.blog(), paths.blogFeed],
  ["guide", paths.careerGuides(), paths.careerGuidesFeed],
] as const;
const mostEntries = 20;

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Throws where the text is not well-formed. */
function parse(xml: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const element = { name, attributes: values, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    open.at(-1)!.text += part;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
/** The text of the one element of this name. */
function only(element: Element, name: string): string {
  const found = all(element, name);
  expect(found, name).toHaveLength(1);
  expect(found[0]!.text || found[0]!.children.length, name).toBeTruthy();
  return found[0]!.text;
}

const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const toUrl = (path: string) => new URL(path, env.SITE_URL).href;

async function open(path: string) {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  return { type: response.headers.get("content-type"), text: await response.text() };
}

async function listNewest(kind: "blog" | "guide") {
  const articles = await listArticles(env.CATALOG, kind);
  return articles.sort((a, b) => b.published.localeCompare(a.published)).slice(0, mostEntries);
}

function expectWholeArticle(html: string): void {
  expect(html.length).toBeGreaterThan(5_000);
  for (const part of ["<strong>Key points</strong>", "<h2>Questions</h2>", "<h2>Sources</h2>"])
    expect(html).toContain(part);
  expect(html).not.toMatch(/ (?:class|id|role|style|tabindex)=|<script|undefined/);
  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(3);
  for (const to of links) expect(to).toMatch(/^https?:\/\//);
}

describe.each(kinds)("the feeds of %s", (kind, page, toFeed) => {
  test("are valid as RSS 2.0, with each article once and whole", async () => {
    const { type, text } = await open(toFeed("rss"));
    expect(type).toBe("application/rss+xml; charset=utf-8");
    const rss = parse(text);
    expect([rss.name, rss.attributes.version]).toEqual(["rss", "2.0"]);
    const channel = all(rss, "channel")[0]!;
    for (const name of ["title", "description", "language"]) only(channel, name);
    expect(only(channel, "link")).toBe(toUrl(page));
    expect(only(channel, "lastBuildDate")).toMatch(rfc822);
    expect(all(channel, "atom:link").map(({ attributes }) => attributes)).toEqual([
      { href: toUrl(toFeed("rss")), rel: "self", type: "application/rss+xml" },
    ]);
    const items = all(channel, "item");
    const newest = await listNewest(kind);
    expect(items.map((item) => only(item, "link"))).toEqual(newest.map(({ path }) => toUrl(path)));
    expect(items.map((item) => only(item, "title"))).toEqual(newest.map(({ title }) => title));
    expect(new Set(items.map((item) => only(item, "guid"))).size).toBe(items.length);
    for (const item of items) {
      expect(only(item, "pubDate")).toMatch(rfc822);
      for (const name of ["description", "dc:creator"]) only(item, name);
      expect(all(item, "category").length > 0 || kind === "blog").toBe(true);
      expectWholeArticle(only(item, "content:encoded"));
    }
  });

  test("are valid as Atom", async () => {
    const { type, text } = await open(toFeed("atom"));
    expect(type).toBe("application/atom+xml; charset=utf-8");
    const feed = parse(text);
    expect([feed.name, feed.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(only(feed, "id")).toMatch(/^https?:/);
    only(feed, "title");
    only(all(feed, "author")[0]!, "name");
    const links = Object.fromEntries(all(feed, "link").map(({ attributes: { rel, href } }) => [rel, href]));
    expect(links).toEqual({ self: toUrl(toFeed("atom")), alternate: toUrl(page) });
    const entries = all(feed, "entry");
    expect(entries.map((entry) => only(entry, "id"))).toEqual(
      (await listNewest(kind)).map(({ path }) => toUrl(path)),
    );
    for (const element of [feed, ...entries]) expect(only(element, "updated")).toMatch(rfc3339);
    for (const entry of entries) {
      expect(only(entry, "published")).toMatch(rfc3339);
      only(entry, "title");
      only(entry, "summary");
      expect(all(entry, "content")[0]!.attributes.type).toBe("html");
      expectWholeArticle(only(entry, "content"));
    }
  });

  test("are valid as JSON Feed 1.1", async () => {
    const { type, text } = await open(toFeed("json"));
    expect(type).toBe("application/feed+json; charset=utf-8");
    const feed = JSON.parse(text);
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.any(String),
      home_page_url: toUrl(page),
      feed_url: toUrl(toFeed("json")),
      icon: expect.stringMatching(/^http/),
      authors: [{ name: expect.stringContaining("Clinward") }],
    });
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(
      (await listNewest(kind)).map(({ path }) => toUrl(path)),
    );
    for (const item of feed.items) {
      expect(item.url).toBe(item.id);
      for (const date of [item.date_published, item.date_modified]) expect(date).toMatch(rfc3339);
      expect(item.image).toMatch(/^https?:.*\.png$/);
      expect(item.tags.length > 0 || kind === "blog").toBe(true);
      expectWholeArticle(item.content_html);
    }
  });

  test.each(["rss", "atom", "json"] as const)(
    "are found from the list and an article, as %s",
    async (format) => {
      const [first] = await listNewest(kind);
      for (const path of [page, first!.path]) {
        const { text } = await open(path);
        const links = [...text.matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => link);
        expect(links.filter((link) => link.includes(`href="${toFeed(format)}"`))).toHaveLength(1);
      }
    },
  );
});

test.each([paths.blogFeed("rss"), paths.blogFeed("json"), `${guide}.md`, serverPaths.languageModels()])(
  "answers 304 to a reader who has %s, and keeps it at the edge",
  async (path) => {
    const first = await send(path);
    const tag = first.headers.get("etag")!;
    await first.text();
    expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
    expect(first.headers.get("cache-control")).toContain("s-maxage");
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await send(path, { headers: { "if-none-match": known } });
      expect(again.status, known).toBe(304);
      expect(again.headers.get("etag")).toBe(tag);
      expect(await again.text()).toBe("");
    }
    const other = await send(path, { headers: { "if-none-match": '"other"' } });
    expect([other.status, (await other.text()).length > 500]).toEqual([200, true]);
  },
);

describe("an article as Markdown", () => {
  test("has its facts first, its figures, and its sources as footnotes", async () => {
    const { type, text } = await open(`${guide}.md`);
    expect(type).toBe("text/markdown; charset=utf-8");
    const [, facts, title] = /^---\n(.*?)\n---\n\n# (.*)\n/s.exec(text)!;
    expect(title).toContain("How to compare two job offers line by line");
    expect(facts).toContain(`url: ${toUrl(guide)}\n`);
    expect(facts).toMatch(/\npublished: "?2026-11-22"?\n/);
    expect(text).toMatch(/\| Registered nurses \| \$\d{2,3},\d{3} \| \$\d/);
    expect(text).toMatch(
      /\n\[\^oews\]: \[Occupational Employment and Wage Statistics, May 2025\]\(https:\/\/www\.bls\.gov/,
    );
    const response = await send(`${guide}.md`);
    expect(response.headers.get("link")).toBe(`<${toUrl(guide)}>; rel="canonical"`);
  });

  test("is there for every article, without HTML, placeholders or links that lead nowhere", async () => {
    const index = (await readCatalog(env.CATALOG, "articles"))!;
    expect(index.length).toBeGreaterThan(40);
    for (const { path, title } of index) {
      const { text } = await open(`${path}.md`);
      expect(text, path).toContain(`# ${title}\n`);
      expect(text.match(/[{}]|<\/?[a-z]+[ >]|```|undefined|NaN|\]\((?!https?:)/g), path).toBeNull();
      const cited = new Set([...text.matchAll(/(?<=.)\[\^([a-z0-9-]+)\]/g)].map(([, id]) => id));
      const defined = new Set([...text.matchAll(/^\[\^([a-z0-9-]+)\]:/gm)].map(([, id]) => id));
      expect([...cited].sort(), path).toEqual([...defined].sort());
      for (const part of ["**Key points**", "## Questions", "## Sources"])
        expect(text, path).toContain(`\n${part}\n`);
    }
  });

  test("is found from its page", async () => {
    const { text } = await open(guide);
    expect(text).toMatch(new RegExp(`<link rel="alternate" type="text/markdown" href="${guide}\\.md"`));
  });

  test.each([
    "/blog/no-such-post.md",
    "/blog/__proto__.md",
    "/blog/%2e%2e%2fversion.md",
    "/blog/.md",
    "/resources/x%00.md",
    "/career-guides/pay-and-contracts.md",
    "/career-guides/constructor/toString.md",
    "/resources/feed.xml",
    `/blog/${"a".repeat(2_000)}.md`,
  ])("answers 404 for %s", async (path) => expect((await send(path)).status).toBe(404));
});

test("tells language models what the site is and where each article is as Markdown", async () => {
  const { type, text } = await open(serverPaths.languageModels());
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^# Clinward\n\n> \S/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, to]) => to!);
  expect(text.match(/^- /gm)).toHaveLength(links.length);
  expect(new Set(links).size).toBe(links.length);
  const index = (await readCatalog(env.CATALOG, "articles"))!;
  const twins = links.filter((to) => to.endsWith(".md"));
  expect(twins.sort()).toEqual(index.map(({ path }) => toUrl(`${path}.md`)).sort());
  for (const to of links.filter((one) => !twins.includes(one))) await open(to.replace(env.SITE_URL, ""));
});
