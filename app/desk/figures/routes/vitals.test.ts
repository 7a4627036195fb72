import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { beforeAll, expect, test, vi } from "vitest";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { type Metric, toDay } from "#app/kit/vitals/vitals.ts";
import { newVisitor, signIn } from "#tests/support/accounts.ts";
import { toReport } from "#tests/support/beacons.ts";
import { env, origin, send } from "#tests/support/site.ts";
import { createVitalsTables, dropVitalsTables } from "#tests/vitals/tables.ts";
import record from "../../../../build/record.json";
import * as build from "../../../../build/server/index.js";
import { createSite } from "../../../../functions/create-site.ts";

const { VITALS_DB: db } = env;
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

const get = (path: string) => send(path, { headers: { cookie } });
const open = async (search = "") => {
  const response = await get(`/admin/web-vitals${search}`);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, html: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
};

function count(route: string, device: string, metric: Metric, value: number, views: number, daysAgo = 0) {
  return db
    .prepare(
      `INSERT INTO vitals_histograms VALUES (?, ?, ?, json_object(?4, ?5))
        ON CONFLICT DO UPDATE SET counts = json_set(counts, '$."' || ?4 || '"', coalesce(counts ->> ?4, 0) + ?5)`,
    )
    .bind(toDay(Date.now(), daysAgo), route, device, `${metric} ${toBucket(metric, value)}`, views)
    .run();
}

test("says that the database is down without an error screen", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await dropVitalsTables(db);
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain("We can&#x27;t read the measurements right now");
  expect(html).not.toContain("No measurements yet");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("says that there are no measurements before the first one, and holds the build to its budget", async () => {
  await createVitalsTables(db);
  const { html } = await open();
  expect(html).toContain("No measurements yet");
  expect(html).not.toContain("<svg role");
  expect(html).toMatch(/Scripts of a page.*500 kB.*Image.*200 kB.*Fonts.*3 files.*TTFB.*Not measured/s);
  expect(html).toContain(record.release);
  expect(html).not.toContain(">Over<");
});

test("shows an admin each route's figures, rated in words", async () => {
  await count("/jobs/{slug}", "mobile", "lcp", 3500, 1200);
  await count("/jobs/{slug}", "mobile", "inp", 900, 40);
  await count("/jobs/{slug}", "desktop", "cls", 0.01, 300);
  await count("/", "desktop", "ttfb", 60, 7, 20);
  const { html } = await open();
  expect(html).toMatch(/\/jobs\/\{slug\}.*ms.*Needs work.*n = 1,200.*Good.*n = 300/s);
  expect(html).toMatch(/>Poor<.*n = 40</s);
  expect(html).toMatch(/>Too few<\/span><span[^>]*>n = 7</);
  expect(html).toMatch(/LCP.*2,500 ms.*>Over</s);
});

test("draws the chosen metric by day with its threshold, and gives the figures as a table and a file", async () => {
  const { html } = await open("?metric=inp");
  expect(html).toContain("Good up to 200 ms");
  expect(html).toMatch(/aria-label="75th percentile of Interaction to next paint by day/);
  expect(html).toMatch(/<details>.*40 \(100%\)/s);
  const response = await get("/admin/web-vitals.csv?file=days&metric=inp&days=7");
  expect(response.headers.get("content-disposition")).toContain("web-vitals-inp-days.csv");
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/^"\d{4}-\d\d-\d\d",(8|9)\d\d,40,0,0,40$/);
});

test("lists the route that harms most people first", async () => {
  await count("/slow", "mobile", "lcp", 9000, 30);
  await count("/jobs", "mobile", "lcp", 5000, 60);
  const response = await get("/admin/web-vitals.csv?file=harmed");
  expect(await response.text()).toMatch(/people harmed.*\r\n"\/jobs",60,60,1,60,.*\r\n"\/slow",30,/s);
});

test("filters by period and device, and falls back to the last 28 days on all devices", async () => {
  const week = (await open("?days=7")).html;
  expect(week).not.toContain("n = 7<");
  expect(week).toContain("n = 1,200");
  const desktop = (await open("?device=desktop")).html;
  expect(desktop).not.toContain("n = 1,200");
  expect(desktop).toContain("n = 300");
  const unknown = (await open("?days=9000&device=fridge")).html;
  expect(unknown).toContain("n = 7<");
});

test("opens a route's own page from the filters, and answers 404 for one that there is none of", async () => {
  const chosen = await get("/admin/web-vitals?path=%2Fjobs%2F%7Bslug%7D&days=7&country=");
  const address = "/admin/web-vitals/route?path=%2Fjobs%2F%7Bslug%7D&days=7";
  expect([chosen.status, chosen.headers.get("location")]).toEqual([302, address]);
  const { html } = await open("/route?path=%2Fjobs%2F%7Bslug%7D&days=7");
  expect(html).toMatch(/<h1[^>]*>\/jobs\/\{slug\}<.*Last 72 hours/s);
  expect(html).not.toContain("Performance budget");
  for (const path of ["", "?path=%2Fnowhere"])
    expect((await get(`/admin/web-vitals/route${path}`)).status).toBe(404);
  expect((await get("/admin/web-vitals.csv?file=secrets")).status).toBe(404);
});

/** Reports page views to a site that runs this release, each from a network of its own. */
async function reportFrom(release: string, lcp: number, views: number): Promise<void> {
  const site = createSite(build as unknown as ServerBuild, "production", { ...record, release });
  for (let at = 0; at < views; at++) {
    const ctx = createExecutionContext();
    const request = new Request(`${origin}/api/analytics/web-vitals`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, ...newVisitor() },
      body: JSON.stringify(toReport({ metrics: { lcp, ttfb: 80 }, url: `${origin}/about`, release })),
    });
    expect((await site(request, env, ctx)).status).toBe(204);
    await waitOnExecutionContext(ctx);
  }
  const counted = () =>
    db
      .prepare(
        `SELECT sum(value) AS n FROM vitals_releases, json_each(counts)
          WHERE release = ? AND key GLOB 'lcp *' AND route = '/about'`,
      )
      .bind(release)
      .first<number | null>("n");
  await vi.waitUntil(async () => (await counted()) === views, { timeout: 30_000, interval: 100 });
}

test("names the release that made a page slow, on the dashboard and on the page of its route", async () => {
  await reportFrom("aaaa1111", 1200, 25);
  expect((await open()).html).not.toContain("slower");
  await reportFrom("bbbb2222", 4500, 25);
  const { html } = await open();
  expect(html).toMatch(
    /Release bbbb2222 made a route slower \(LCP\).*\/about.*1,\d\d\d ms before, 4,\d\d\d ms now/s,
  );
  const own = (await open("/route?path=%2Fabout")).html;
  expect(own).toMatch(/<code>bbbb2222<\/code>.*\+3,\d\d\d ms slower.*<code>aaaa1111<\/code>/s);
  const file = await (await get("/admin/web-vitals.csv?file=releases&path=%2Fabout")).text();
  expect(file).toMatch(/\n"bbbb2222",.*,25,.*,"yes"\r\n"aaaa1111",.*,25,.*,"no"/);
});

test("filters by the country that Cloudflare tells, which no visitor can choose", async () => {
  const codes = await db.prepare("SELECT DISTINCT country FROM vitals_countries").all();
  expect(codes.results).toEqual([{ country: "XX" }]);
  const { html } = await open("?country=XX");
  expect(html).toMatch(/<option value="XX" selected="">Unknown</);
  expect(html).toContain("n = 50");
  expect((await open("?country=DE")).html).toMatch(/No measurements (yet|with these choices)/);
});

test.each(["/admin/web-vitals", "/admin/web-vitals/route?path=%2F", "/admin/web-vitals.csv?file=days"])(
  "shows %s only to an admin",
  async (path) => {
    for (const role of ["job_seeker", "employer"] as const) {
      const person = await signIn(role);
      const response = await send(path, { headers: { cookie: person.cookie } });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(/n = |p75/);
    }
    const anonymous = await send(path);
    expect(anonymous.status).toBe(302);
    expect(anonymous.headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  },
);
