import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env, send } from "../support/site.ts";

let slug = "";
beforeAll(async () => {
  [slug = ""] = await storeJobs([makeDraft()]);
  await storeCity("Houston", "TX", 29.76, -95.37);
  await fillCatalog();
});

async function open(path: string) {
  const response = await send(path);
  const html = await response.text();
  const nearest = /<h2 id="nearest".*?<\/ul>/s.exec(html)?.[0] ?? "";
  return {
    status: response.status,
    html,
    query: /<input[^>]*name="query"[^>]*value="([^"]*)"/.exec(/<main.*<\/main>/s.exec(html)?.[0] ?? "")?.[1],
    nearest: [...nearest.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to),
  };
}

test("offers a search and the nearest pages for an unknown address", async () => {
  const { status, html, query, nearest } = await open("/phisician-jobs/texs");
  expect(status).toBe(404);
  expect(html).toContain("Page not found");
  expect(html).toContain("noindex");
  expect(query).toBe("phisician texs");
  expect(nearest).toContain("/physician-jobs");
  expect(nearest).toContain("/jobs/texas");
  expect(nearest.length).toBeLessThanOrEqual(5);
});

test("offers only the search and the main pages for an address like no other", async () => {
  const { status, html, nearest } = await open("/qwertz");
  expect(status).toBe(404);
  expect(nearest).toEqual([]);
  expect(html).toContain('aria-label="Main pages"');
});

test("offers a search with the address's words for an unknown posting", async () => {
  const { status, query } = await open("/jobs/icu-registered-nurse-houston-tx-a1b2c3d4");
  expect(status).toBe(404);
  expect(query).toBe("icu registered nurse houston tx");
  const list = await (await send(`/jobs?query=${encodeURIComponent("registered nurse houston tx")}`)).text();
  expect(list).toContain(`/jobs/${slug}`);
});

test("offers the right state for a mistyped one", async () => {
  expect((await open("/jobs/texs")).nearest).toEqual(["/jobs/texas"]);
  expect((await open("/healthcare-jobs/texs")).nearest[0]).toBe("/jobs/texas");
  expect((await open("/states/texs")).nearest[0]).toBe("/states/texas");
});

test("shows words from the address only as text", async () => {
  const { html } = await open("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
  expect(html).not.toContain("<script>alert");
});

test("answers 404 without guesses past the last page of a list", async () => {
  const { status, query, nearest } = await open("/jobs?page=9999");
  expect(status).toBe(404);
  expect(query ?? "").toBe("");
  expect(nearest).toEqual([]);
});

test("says that a posting was taken down and offers a search for similar ones", async () => {
  const [removed] = await storeJobs([makeDraft({ title: "RN, withdrawn" })]);
  await env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE slug = ?").bind(removed).run();
  const { status, html, query } = await open(`/jobs/${removed}`);
  expect(status).toBe(410);
  expect(html).toContain("This page was taken down");
  expect(html).toContain("noindex");
  expect(query).toBe("rn withdrawn houston tx");
});

test("keeps the list of pages to guess from on the server", async () => {
  const { html } = await open("/qwertz");
  expect(html).not.toContain("/geographic-markets");
  expect(html.length).toBeLessThan(60_000);
});

test.each([
  ["/specialty/cardiology", "/specialties/cardiology"],
  ["/specalties/cardiology", "/specialties/cardiology"],
  ["/professions/registered-nurse", "/profession/registered-nurse"],
  ["/state/texas", "/states/texas"],
  ["/location/houston-tx", "/locations/houston-tx"],
  ["/metros/tulsa-ok", "/metro/tulsa-ok"],
])("offers first for %s the page it resembles: %s", async (asked, page) => {
  const { status, nearest } = await open(asked);
  expect(status).toBe(404);
  expect(nearest[0]).toBe(page);
});
