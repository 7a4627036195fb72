import { beforeAll, describe, expect, test } from "vitest";
import { listArticles, readArticle } from "#app/catalogue/articles/stored-articles.server.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, listMarkup, listNearest, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";
import { toContentRows, toContentWrites } from "../../../../scripts/load/content/load-content.ts";

const guide = paths.careerGuide("pay-and-contracts", "compare-two-offers");
const asPage = { headers: { accept: "text/html" } };

beforeAll(async () => {
  await fillCatalog();
  const index = (await readCatalog(env.CATALOG, "articles"))!;
  const articles = await Promise.all(
    index.map(({ path }) => readCatalog(env.CATALOG, "article", path.slice(1))),
  );
  await env.DB.batch(toContentWrites(env.DB, toContentRows(articles.flatMap((article) => article ?? []))));
  await storeJobs([makeDraft({ title: "Physical therapist", profession: "physical-therapist" })]);
});

const open = async (path: string) => (await send(path, asPage)).text();

describe("a guide", () => {
  test("says who wrote and checked it and when, what to do, and where it is from", async () => {
    const html = await open(guide);
    const text = toText(html);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const part of ["Key points", "Checklist", "Questions", "Sources", "Read next", "min read"])
      expect(text).toContain(part);
    expect(text).toContain("By Clinward editors");
    expect(text).toMatch(/Published \w+ \d+, 2026/);
    expect(text).toMatch(/Checked against its sources by Clinward editors on \w+ \d+, 2026/);
    expect(text).not.toMatch(/[{}]us|\[\^|undefined|NaN/);
  });

  test("leads from its contents, its citations and its sources to places that are there", async () => {
    const html = await open(guide);
    const anchors = listLinks(html).filter((to) => to.startsWith("#"));
    expect(anchors.length).toBeGreaterThan(20);
    for (const anchor of anchors) expect(html, anchor).toContain(`id="${anchor.slice(1)}"`);
  });

  test("counts the jobs behind its searches when it is asked for", async () => {
    const text = toText(await open(guide));
    expect(text).toMatch(/Physical therapist jobs posted this week 1 open job\b/);
  });

  test("is sent once with a whole page, and with the data when only the page changes", async () => {
    const sentence = "Two offers rarely differ in one number only";
    expect((await open(guide)).split(sentence)).toHaveLength(2);
    const data = await (await send(`${guide}.data`, { headers: { accept: "*/*" } })).text();
    expect(data).toContain(sentence);
  });

  test("tells search engines what it is, and gives a link to it a picture of its own", async () => {
    const html = await open(guide);
    const card = "/cards/articles/career-guides--pay-and-contracts--compare-two-offers.png";
    expect(listMarkup(html)).toContainEqual(
      expect.objectContaining({
        "@type": "Article",
        headline: "How to compare two job offers line by line",
        datePublished: "2026-11-22",
        mainEntityOfPage: new URL(guide, env.SITE_URL).href,
        image: new URL(card, env.SITE_URL).href,
      }),
    );
    expect(listMarkup(html).map((data) => data["@type"])).toContain("BreadcrumbList");
    const picture = await send(card);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect((await send(card.replace("compare", "prepare"))).status).toBe(404);
  });

  test("has a line on the pages that it is about", async () => {
    expect(listLinks(await open(paths.profession("physical-therapist")))).toContain(guide);
    expect(listLinks(await open(paths.sitemap()))).toContain(guide);
    expect(await (await send(serverPaths.sitemapFile("articles"))).text()).toContain(guide);
  });
});

describe("a list of articles", () => {
  test("shows a featured guide and twelve more, under the names of their categories", async () => {
    const html = await open(paths.careerGuides());
    const guides = await listArticles(env.CATALOG, "guide");
    const all = new Set(guides.map(({ path }) => path));
    const shown = new Set(listLinks(html).filter((to) => all.has(to)));
    expect(shown.size).toBe(Math.min(13, guides.length));
    expect(toText(html)).toContain("Featured");
    expect(html).toMatch(/<h2[^>]*>First job<\/h2>/);
  });

  test("reaches every guide by its pages, and has no page after the last", async () => {
    const guides = await listArticles(env.CATALOG, "guide");
    const pages = Math.ceil((guides.length - 1) / 12);
    const found = new Set<string>();
    for (let page = 1; page <= pages; page++)
      for (const to of listLinks(await open(paths.careerGuides(page > 1 ? `page=${page}` : ""))))
        found.add(to);
    expect(guides.filter(({ path }) => !found.has(path))).toEqual([]);
    expect((await send(paths.careerGuides(`page=${pages + 1}`), asPage)).status).toBe(404);
  });

  test("narrows to a topic, and ignores one that there is not", async () => {
    const html = await open(paths.careerGuides("topic=pay-and-contracts"));
    expect(listLinks(html)).toContain(guide);
    expect(listLinks(html).some((to) => to.startsWith("/career-guides/leadership/"))).toBe(false);
    expect(html).toContain('content="noindex,follow"');
    expect((await send(paths.careerGuides("topic=%3Cb%3E&page=x"), asPage)).status).toBe(200);
  });

  test("finds the part of an article, by the words that the job search knows", async () => {
    const html = await open(paths.blog());
    expect(html).toContain('name="query"');
    const found = await open(`${paths.blog()}?query=retirement+match`);
    expect(listLinks(found)).toContain(`${guide}#questions`);
    expect(listLinks(await open(`${paths.blog()}?query=PTs`)).some((to) => to.includes("#"))).toBe(true);
    expect(toText(await open(`${paths.blog()}?query=astronaut+kangaroo`))).toContain(
      "No article has “astronaut kangaroo”",
    );
  });

  test.each(['"', "*", "NEAR(", "a AND (b", "-", "'; DROP TABLE content_sections", "%F0%9F%98%80"])(
    "answers the search %s",
    async (query) => {
      const response = await send(`${paths.resources()}?${new URLSearchParams({ query })}`, asPage);
      expect(response.status).toBe(200);
    },
  );
});

test.each([
  "/blog/no-such-post",
  "/resources/no-such-guide",
  "/career-guides/pay-and-contracts/no-such-guide",
  "/career-guides/no-such-category/compare-two-offers",
  "/blog/__proto__",
  "/career-guides/constructor/toString",
])("answers %s with its list and repeats nothing of the address", async (path) => {
  const response = await send(path, asPage);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(listNearest(html)[0]).toBe(`/${path.split("/")[1]}`);
  expect(toText(html)).not.toContain("no such");
});

test("reads an article by its kind and slug", async () => {
  expect((await readArticle(env.CATALOG, "guide", "pay-and-contracts/compare-two-offers"))?.path).toBe(guide);
  for (const slug of ["compare-two-offers", "", "a/b/c", "#tests/x"])
    expect(await readArticle(env.CATALOG, "guide", slug)).toBeNull();
});
