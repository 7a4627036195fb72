import { beforeAll, expect, test } from "vitest";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { site } from "#app/site.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const title = "Operating room nurse";
let slug = "";

beforeAll(async () => {
  await fillCatalog();
  [slug = ""] = await storeJobs([makeDraft({ title, city: "Houston", stateCode: "TX" })]);
});

async function readShare(path: string) {
  const html = await (await send(path)).text();
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z_:]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content!.replaceAll("&amp;", "&")]));
}

const toUrl = (path: string) => new URL(path, env.SITE_URL).href;

test.each([
  ["/", "/", "/cards/site/home.png"],
  ["/jobs", "/jobs", "/cards/site/home.png"],
  ["/jobs/texas", "/jobs/texas", "/cards/states/texas.png"],
  ["/healthcare-jobs/texas", "/jobs/texas", "/cards/states/texas.png"],
  ["/states/ohio", "/states/ohio", "/cards/states/ohio.png"],
  ["/geographic/ohio", "/geographic/ohio", "/cards/states/ohio.png"],
  ["/geographic/chicago", "/geographic/chicago", "/cards/site/home.png"],
  ["/geographic/texas/registered-nurse", "/geographic/texas/registered-nurse", "/cards/states/texas.png"],
  ["/faq", "/faq", "/cards/site/home.png"],
])("gives a link to %s a title, a text and a picture", async (path, canonical, card) => {
  const share = await readShare(path);
  expect(share).toMatchObject({
    "og:url": toUrl(canonical),
    "og:image": toUrl(card),
    "og:site_name": site.name,
    "twitter:card": "summary_large_image",
  });
  expect(share["og:title"]!.length).toBeGreaterThan(5);
  expect(share["og:title"]).not.toContain(`| ${site.name}`);
  expect(share["og:description"]!.length).toBeGreaterThan(20);
  expect(share["og:description"]!.length).toBeLessThanOrEqual(200);
});

test("names the job, its employer and its place in a shared posting", async () => {
  const share = await readShare(`/jobs/${slug}`);
  expect(share["og:title"]).toContain(title);
  expect(share["og:description"]).toContain("in Houston, TX");
  expect(share["og:image"]).toBe(toUrl(`/cards/jobs/${slug}.png`));
});

test("draws the picture in the Worker, for other sites to show, under 60 kB", async () => {
  for (const path of ["/cards/site/home.png", "/cards/states/texas.png", `/cards/jobs/${slug}.png`]) {
    const response = await send(path);
    const png = new Uint8Array(await response.arrayBuffer());
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("cache-control")).toContain("s-maxage");
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(png.length).toBeLessThan(60_000);
  }
});

test.each([
  "/cards/jobs/no-such-job.png",
  "/cards/states/atlantis.png",
  "/cards/site/other.png",
  "/cards/constructor/texas.png",
  "/cards/states/texas",
  "/cards/states/__proto__.png",
])("answers 404 for %s", async (path) => expect((await send(path)).status).toBe(404));

test("shares no picture or text of a search that search engines leave out", async () => {
  const share = await readShare("/faq?query=license");
  expect(share["og:title"]).toBeUndefined();
});

test("still draws the card of a posting that closed, because shared links live on", async () => {
  const row = await env.DB.prepare("SELECT id, employer_id AS employerId FROM jobs WHERE slug = ?")
    .bind(slug)
    .first<{ id: number; employerId: number }>();
  expect(await changeStatus(toDb(env.DB), row!, "close", { userId: null }, Date.now())).toBe(true);
  expect((await send(`/cards/jobs/${slug}.png?closed`)).status).toBe(200);
});
