import { SaxesParser } from "saxes";
import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

beforeAll(async () => {
  const texas = Array.from({ length: 55 }, (_, at) =>
    makeDraft({
      title: `Nurse <${at}> & more`,
      postedAt: Date.now() - (at + 1) * dayMs,
      validThrough: Date.now() + 90 * dayMs,
    }),
  );
  await storeJobs([
    ...texas,
    makeDraft({ title: "Ohio nurse", stateCode: "OH", city: "Columbus", licenseStates: ["OH"] }),
  ]);
});

const read = async (path: string) => (await send(path)).text();

function requireWellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

test("gives the newest 50 of any search in three formats, each with pay, place, type, date and a stable id", async () => {
  for (const format of ["rss", "atom"]) {
    const xml = await read(`/jobs.${format}?location=Texas`);
    requireWellFormed(xml);
    expect(xml.match(/<(?:item|entry)>/g)).toHaveLength(50);
    expect(xml).toContain("Nurse &lt;0&gt; &amp; more, Harbor Ridge Medical Center");
    expect(xml).not.toContain("Ohio nurse");
    expect(xml).toContain("Houston, TX · $42 – $58 an hour · Full-time");
    expect(xml).toMatch(/<(?:guid[^>]*|id)>http:\/\/localhost:8787\/jobs\/nurse-0-and-more-/);
  }
  const feed = JSON.parse(await read("/jobs.json?location=Texas&sort=pay&page=3"));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Clinward: Jobs in Texas",
    home_page_url: "http://localhost:8787/jobs?location=Texas",
    feed_url: "http://localhost:8787/jobs.json?location=Texas",
  });
  expect(feed.items).toHaveLength(50);
  expect(feed.items[0].date_published > feed.items[1].date_published).toBe(true);
});

test("gives a reader who has it a 304, and lets a closed posting go", async () => {
  const path = "/jobs.json?location=Ohio";
  const first = await send(path, { headers: { cookie: "session=none" } });
  const etag = first.headers.get("etag")!;
  expect(JSON.parse(await first.text()).items).toHaveLength(1);
  expect((await send(path, { headers: { cookie: "session=none", "if-none-match": etag } })).status).toBe(304);
  await env.DB.exec("UPDATE jobs SET status = 'filled' WHERE title = 'Ohio nurse'");
  const after = await send(path, { headers: { cookie: "session=none", "if-none-match": etag } });
  expect(after.status).toBe(200);
  expect(JSON.parse(await after.text()).items).toEqual([]);
});

test("is named in the head of its list, with the list's search", async () => {
  const html = await read("/jobs?query=icu&location=Texas");
  for (const format of ["rss", "atom", "json"])
    expect(html).toContain(`href="/jobs.${format}?query=icu&amp;location=Texas"`);
});

test("answers odd searches without a fault", async () => {
  for (const search of [
    "query=%00",
    "location=%ff%fe",
    `query=${"x".repeat(3000)}`,
    "company=x",
    "radius=9e9&location=Houston",
    "pay_min=-1",
  ])
    expect((await send(`/jobs.rss?${search}`)).status).toBeLessThan(500);
});
