import { beforeAll, expect, test } from "vitest";
import type { BesideView } from "#app/jobs/list/pane/beside.server.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

let nurse = "";
let removed = "";

beforeAll(async () => {
  await fillCatalog();
  [nurse = "", removed = ""] = await storeJobs([makeDraft(), makeDraft({ title: "Removed" })]);
  await env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE title = 'Removed'").run();
});

async function open(path: string) {
  const response = await send(path);
  return { status: response.status, html: await response.text() };
}

const besideOf = (html: string) => /<section[^>]*class="beside".*?<\/section>/s.exec(html)?.[0];

test("shows the posting that the list's address names, and keeps it out of search engines' way", async () => {
  const { status, html } = await open(`/jobs?query=icu&job=${nurse}`);
  expect(status).toBe(200);
  expect(besideOf(html)).toMatch(/<h2[^>]*id="job-title"[^>]*>Registered Nurse, Medical ICU<\/h2>/);
  expect(html).toMatch(/<title>Registered Nurse, Medical ICU · /);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/jobs\?query=icu"/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect((await open("/jobs?query=icu")).html).not.toContain('class="beside"');
});

test.each(["never-was-ab12cd34", "removed"])("shows the list when the posting is gone: %s", async (slug) => {
  const { status, html } = await open(`/jobs?job=${slug === "removed" ? removed : slug}`);
  expect(status).toBe(200);
  expect(besideOf(html)).toContain("This posting was taken down");
});

test.each(["", "A%20B", "..%2Fadmin", "%00", "a".repeat(300)])("ignores ?job=%s", async (job) => {
  const { status, html } = await open(`/jobs?job=${job}`);
  expect(status).toBeLessThan(400);
  expect(besideOf(html)).toBeUndefined();
});

test("answers the posting alone, with what the license reaches", async () => {
  const ask = async (path: string) => (await (await send(path)).json()) as BesideView;
  const { slug, detail } = await ask(`/api/jobs/${nurse}/beside?license=CO&multistate=1`);
  expect(slug).toBe(nurse);
  expect(detail?.job.license?.verdict?.title).toBe("Yes, at once, by compact");
  const asTheListSays = await ask(`/api/jobs/${nurse}/beside?license=CO&compact=1`);
  expect(asTheListSays.detail?.job.license?.verdict).toEqual(detail?.job.license?.verdict);
  expect((await ask(`/api/jobs/${nurse}/beside`)).detail?.job.license?.verdict).toBeNull();
  expect((await ask("/api/jobs/never-was-ab12cd34/beside")).detail).toBeNull();
  expect((await ask(`/api/jobs/${removed}/beside`)).detail).toBeNull();
});
