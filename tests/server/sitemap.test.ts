import { SaxesParser } from "saxes";
import { beforeAll, expect, test } from "vitest";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { catalogVersionKey, readCatalog, toCatalogKey } from "#app/facts/catalog/catalog.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { AnnouncedPages } from "#app/kit/platform/env.ts";
import { announceArticles, writePostingFiles } from "#app/site/crawlers/posting-files.server.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { fillCatalog } from "../support/catalog.ts";
import { forgetCached, sendWith } from "../support/faults.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole, send } from "../support/site.ts";
import { runLine } from "../support/work-queue.ts";

const everyFiveMinutes = "*/5 * * * *";

beforeAll(fillCatalog);

async function read(path: string) {
  await forgetCached(path);
  const response = await send(path);
  const text = await response.text();
  return { status: response.status, type: response.headers.get("content-type"), text };
}

/** Throws where the text is not well-formed. */
function parse(xml: string): { loc: string; lastmod?: string }[] {
  const found: { loc: string; lastmod?: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri }) => {
    if (uri !== "http://www.sitemaps.org/schemas/sitemap/0.9") throw new Error(`Unknown namespace ${uri}`);
    text = "";
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "loc") found.push({ loc: text });
    if (name === "lastmod") found.at(-1)!.lastmod = text;
  });
  parser.write(xml).close();
  return found;
}

const toPath = (address: string) => address.replace(env.SITE_URL, "");
const list = async (path: string) => parse((await read(path)).text);

async function findPosting(title: string) {
  return (await env.DB.prepare(
    "SELECT id, slug, employer_id AS employerId, updated_at AS updatedAt FROM jobs WHERE title = ?",
  )
    .bind(title)
    .first<{ id: number; slug: string; employerId: number; updatedAt: number }>())!;
}

test("points crawlers to the sitemap and keeps them out of what is private", async () => {
  const { status, type, text } = await read("/robots.txt");
  expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toContain(`Sitemap: ${env.SITE_URL}/sitemap.xml\n`);
  for (const path of ["/admin", "/dashboard", "/api/"]) expect(text).toContain(`\nDisallow: ${path}\n`);
});

test("says where to report a security problem, until a day that is to come", async () => {
  const { status, text } = await read("/.well-known/security.txt");
  expect(status).toBe(200);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!);
  expect(expires).toBeGreaterThan(Date.now() + 170 * dayMs);
  expect(expires).toBeLessThan(Date.now() + 365 * dayMs);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${env.SITE_URL}/.well-known/security.txt`);
});

test("lists every page once, and none that search engines are to leave out", async () => {
  const files = ["pages", "articles", "catalogue", "pay", "recruiters"].map((name) => `/sitemap/${name}.xml`);
  const pages = (await Promise.all(files.map(list))).flat().map(({ loc }) => toPath(loc));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(5_500);
  for (const path of [
    "/",
    "/jobs",
    "/jobs/texas",
    "/contact",
    "/post-job",
    "/states/ohio",
    "/states/colorado/compare/kansas",
    "/psychiatrist-recruiters-california",
  ])
    expect(pages).toContain(path);
  for (const path of [
    ...["/login", "/register", "/hiring", "/admin", "/dashboard", "/offline"],
    ...["/states/kansas/compare/colorado", "/states/colorado/compare/maine"],
  ])
    expect(pages).not.toContain(path);
  expect(
    (await list("/sitemap.xml")).map(({ loc }) => toPath(loc)).filter((file) => !file.includes("postings")),
  ).toEqual(files);
});

test.runIf(isWhole)("lists addresses that answer, each the one of its page", async () => {
  const pages = (await list("/sitemap/pages.xml")).map(({ loc }) => toPath(loc));
  const others = (
    await Promise.all(
      ["articles", "catalogue", "pay", "recruiters"].map((name) => list(`/sitemap/${name}.xml`)),
    )
  ).flat();
  const sample = others.filter((_, at) => at % 251 === 0).map(({ loc }) => toPath(loc));
  for (const path of [...pages, ...sample]) {
    const response = await send(path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html, path).not.toContain('name="robots"');
    expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, env.SITE_URL).href}"`);
  }
});

test("lists a posting from the time it opens, with the time of its last change, until it closes", async () => {
  await storeJobs([makeDraft({ title: "Sitemap nurse" }), makeDraft({ title: "Other sitemap nurse" })]);
  const posting = await findPosting("Sitemap nurse");
  const toLine = ({ slug, updatedAt }: typeof posting) => ({
    loc: `${env.SITE_URL}/jobs/${slug}`,
    lastmod: new Date(updatedAt).toISOString(),
  });
  expect((await list("/sitemap.xml")).map(({ loc }) => toPath(loc))).toContain("/sitemap/postings-0.xml");
  expect(await list("/sitemap/postings-0.xml")).toContainEqual(toLine(posting));

  const now = Date.now();
  await runLine(everyFiveMinutes, now);
  expect(await list("/sitemap/postings-0.xml")).toContainEqual(toLine(posting));
  expect(await list("/sitemap.xml")).toContainEqual({
    loc: `${env.SITE_URL}/sitemap/postings-0.xml`,
    lastmod: new Date(now).toISOString(),
  });
  expect((await send(`/jobs/${posting.slug}`)).status).toBe(200);

  expect(await changeStatus(toDb(env.DB), posting, "close", { userId: null }, now + 1)).toBe(true);
  await runLine(everyFiveMinutes, now + 300_000);
  const left = await list("/sitemap/postings-0.xml");
  expect(left).toHaveLength(1);
  expect(left).not.toContainEqual(expect.objectContaining({ loc: toLine(posting).loc }));
});

test("leaves out a file whose postings have all closed", async () => {
  const last = await findPosting("Other sitemap nurse");
  await changeStatus(toDb(env.DB), last, "close", { userId: null }, Date.now());
  await runLine(everyFiveMinutes, Date.now());
  expect((await list("/sitemap.xml")).filter(({ loc }) => loc.includes("postings"))).toEqual([]);
});

test("tells what changed, and only that", async () => {
  const told: string[][] = [];
  const write = (now: number) =>
    writePostingFiles(toDb(env.DB), env, now, async (addresses) => void told.push(addresses.map(toPath)));
  await write(Date.now());
  await storeJobs([makeDraft({ title: "Told nurse" }), makeDraft({ title: "Quiet nurse" })]);
  const [posting, quiet] = [await findPosting("Told nurse"), await findPosting("Quiet nurse")];
  await write(Date.now());
  expect(told.flat().sort()).toEqual([`/jobs/${posting.slug}`, `/jobs/${quiet.slug}`].sort());
  told.length = 0;
  expect(await write(Date.now())).toBe(0);
  await changeStatus(toDb(env.DB), posting, "close", { userId: null }, Date.now());
  await write(Date.now());
  expect(told).toEqual([[`/jobs/${posting.slug}`]]);
});

const key = "0123456789abcdef";

function announceInto(sent: string[]) {
  const send = async ({ addresses }: AnnouncedPages) => void sent.push(...addresses.map(toPath));
  const ANNOUNCEMENT_QUEUE = { send } as unknown as Queue<AnnouncedPages>;
  return { ...env, INDEXNOW_KEY: key, ANNOUNCEMENT_QUEUE };
}

test("announces each article once there is a key, and again when it is updated or leaves", async () => {
  const sent: string[] = [];
  const withKey = announceInto(sent);
  const articles = (await list("/sitemap/articles.xml")).map(({ loc }) => toPath(loc));
  await announceArticles(withKey);
  expect(sent).toEqual(articles);
  expect(articles.length).toBeGreaterThan(30);
  sent.length = 0;
  await announceArticles(withKey);
  expect(sent).toEqual([]);

  const stored = (await env.CATALOG.get(toCatalogKey("articles")))!;
  const { version, value } = JSON.parse(stored) as { version: string; value: ArticleBrief[] };
  const [changed, left, ...others] = value;
  const written = [{ ...changed!, updated: "2027-01-05" }, ...others];
  await env.CATALOG.put(toCatalogKey("articles"), JSON.stringify({ version: "later", value: written }));
  await env.CATALOG.put(catalogVersionKey, "later");
  await announceArticles(withKey);
  await env.CATALOG.put(toCatalogKey("articles"), stored);
  await env.CATALOG.put(catalogVersionKey, version);
  expect(sent).toEqual([changed!.path, left!.path]);
});

test("tells search engines when each article was last updated", async () => {
  const index = (await readCatalog(env.CATALOG, "articles"))!;
  expect(await list("/sitemap/articles.xml")).toEqual(
    index.map(({ path, updated }) => ({
      loc: new URL(path, env.SITE_URL).href,
      lastmod: new Date(updated).toISOString(),
    })),
  );
});

test("announces what opened and closed once there is a key, and serves the key", async () => {
  const sent: string[] = [];
  const withKey = announceInto(sent);
  await announceArticles(withKey);
  sent.length = 0;
  await storeJobs([makeDraft({ title: "Announced nurse" })]);
  const posting = await findPosting("Announced nurse");
  await runLine(everyFiveMinutes, Date.now(), withKey);
  expect(sent).toEqual([`/jobs/${posting.slug}`]);
  await changeStatus(toDb(env.DB), posting, "close", { userId: null }, Date.now());
  await runLine(everyFiveMinutes, Date.now(), withKey);
  expect(sent).toEqual([`/jobs/${posting.slug}`, `/jobs/${posting.slug}`]);
  const file = await sendWith({ INDEXNOW_KEY: key }, `/${key}.txt`);
  expect([file.status, await file.text()]).toEqual([200, key]);
  expect((await send(`/${key}.txt`)).status).toBe(404);
});

test("announces nothing without a key", async () => {
  const refusing = { send: () => Promise.reject(new Error("Nothing is to be announced.")) };
  await storeJobs([makeDraft({ title: "Unannounced nurse" })]);
  const silent = { ...env, ANNOUNCEMENT_QUEUE: refusing as unknown as Queue<AnnouncedPages> };
  await runLine(everyFiveMinutes, Date.now(), silent);
  const { slug } = await findPosting("Unannounced nurse");
  expect((await list("/sitemap/postings-0.xml")).map(({ loc }) => toPath(loc))).toContain(`/jobs/${slug}`);
});

test("writes a few files a run, until all are written", async () => {
  await env.DB.prepare("UPDATE posting_files SET changes = changes + 1").run();
  await env.DB.prepare(
    "INSERT INTO posting_files (file) SELECT value FROM json_each('[1,2,3,4,5,6,7,8,9]') WHERE true ON CONFLICT DO NOTHING",
  ).run();
  const runs = [];
  for (let run = 0; run < 3; run++) runs.push(await writePostingFiles(toDb(env.DB), env, Date.now()));
  expect(runs).toEqual([6, 4, 0]);
});

test.runIf(isWhole)("reads what it lists through an index", async () => {
  await env.DB.prepare("UPDATE posting_files SET changes = changes + 1").run();
  const plans = await explainStatements(env.DB, (recorder) =>
    writePostingFiles(toDb(recorder), env, Date.now()),
  );
  const lines = plans.flatMap(({ plan }) => plan);
  expect(lines.join()).toContain("posting_files_due");
  for (const line of lines) expect(line).not.toMatch(/^SCAN jobs|TEMP B-TREE/);
});

test.each([
  "/sitemap/nothing.xml",
  "/sitemap/postings-99.xml",
  "/sitemap/postings-1e9.xml",
  "/sitemap/__proto__.xml",
  "/sitemap/pages",
  "/sitemap/constructor.xml",
])("answers 404 for %s", async (path) => expect((await send(path)).status).toBe(404));
