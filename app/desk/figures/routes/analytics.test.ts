import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  postingsSql,
  sentByPostingSql,
  sentSql,
} from "#app/desk/figures/analytics/counts/postings.server.ts";
import { namedCountsSql, stepCountsSql } from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import { wordsSql } from "#app/desk/figures/analytics/panels/search-panels.server.ts";
import { rollUpVisits } from "#app/desk/figures/analytics/roll-up.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { firstDaySql } from "#app/kit/vitals/first-counted-day.server.ts";
import { paths } from "#app/paths.ts";
import { signIn } from "#tests/support/accounts.ts";
import { toSearch, toViews } from "#tests/support/beacons.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";
import { createVitalsTables, dropVitalsTables } from "#tests/vitals/tables.ts";
import { foldBeacons } from "../../../../functions/vitals/fold.ts";

const { VITALS_DB: db } = env;
const now = Date.now();
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});
beforeEach(() => createVitalsTables(db));

function fold(daysAgo: number, count: number, given: Partial<Beacon> = {}): Promise<void> {
  const at = now - daysAgo * dayMs;
  return foldBeacons(db, toViews(count, given, at), at);
}

async function open(query = "") {
  const response = await send(deskPaths.adminAnalytics(query), { headers: { cookie } });
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, html: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
}

async function readFile(table: string, period = "7d") {
  const response = await send(deskPaths.adminAnalyticsFile(table, period), { headers: { cookie } });
  return { response, lines: (await response.text()).trim().split("\r\n") };
}

test("says when there will be figures before the first visit", async () => {
  for (const tab of ["visits", "searches", "funnel", "requests"]) {
    const { status, html } = await open(`tab=${tab}`);
    expect(status).toBe(200);
    expect(html).toMatch(/in this time\./);
    expect(html).not.toContain("<table");
    expect(html).toMatch(
      /What is counted.*Since.*no page view was counted yet.*What to do.*The last 26 weeks/s,
    );
  }
});

test("says that the database is down without an error screen", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await dropVitalsTables(db);
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain("We can&#x27;t read the figures right now");
  log.mockRestore();
});

test("shows page views and visits by page, country, device and what led to them, with robots apart", async () => {
  await fold(9, 40);
  await fold(1, 50, { referrer: "news.example", country: "CA", device: "desktop" });
  await fold(0, 10, { campaign: "mail / spring", route: "/guides" });
  await fold(0, 7, { isRobot: true, route: "/robots-only" });
  const { html } = await open();
  expect(html).toContain("+50% (40 in the 7 days before)");
  expect(html).toMatch(/<svg role="img" aria-label="Highest: 50, /);
  for (const text of ["news.example", "mail / spring", "Canada", "Computer", "/guides", "/robots-only"])
    expect(html).toContain(`>${text}<`);
  expect((await readFile("pages")).lines).toEqual([
    '"Page","Page views","7 days before","Visits begun"',
    '"/jobs",50,40,50',
    '"/guides",10,0,10',
  ]);
  expect((await readFile("referrers")).lines).toEqual([
    '"Site","Visits","7 days before","Page views"',
    '"news.example",50,0,50',
    '"None",10,40,',
  ]);
  expect((await readFile("robot-pages")).lines.slice(1)).toEqual([`"/robots-only",7,0`]);
});

test.each([
  ["24h", 24, "Hour (UTC)"],
  ["7d", 7, "Day (UTC)"],
  ["28d", 28, "Day (UTC)"],
  ["26w", 26, "Week (UTC)"],
])("gives a chart of %s as a file of %s lines", async (period, steps, heading) => {
  await fold(0, 3);
  const { response, lines } = await readFile("visits", period);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain(`visits-${period}.csv`);
  expect(lines).toHaveLength(steps + 1);
  expect(lines[0]).toMatch(heading);
  expect(lines.at(-1)).toMatch(/,3,0$/);
});

test("knows no other tables", async () => {
  expect((await readFile("users")).response.status).toBe(404);
});

test("shows only words that five visits searched for", async () => {
  await fold(1, 6, toSearch("icu nurse"));
  await fold(0, 5, toSearch("unicorn nurse", true));
  await fold(0, 4, toSearch("jane doe"));
  const { html } = await open("tab=searches");
  expect(html).toContain(">icu nurse<");
  expect(html).toContain(">unicorn nurse<");
  expect(html).not.toContain("jane");
  const { lines } = await readFile("words");
  expect(lines).toEqual([
    '"Words","Visits","7 days before","Found nothing"',
    '"icu nurse",6,,0',
    '"unicorn nurse",5,,5',
  ]);
  expect((await readFile("empty-words")).lines).toEqual([
    '"Words","Visits that found nothing","All visits"',
    '"unicorn nurse",5,5',
  ]);
  expect((await readFile("searches")).lines.at(-1)).toMatch(/,9,0$/);
});

test("follows a source and a posting from the view to the application that was sent", async () => {
  const [slug] = await storeJobs([makeDraft({ title: "ICU nurse in Houston" })]);
  const jobId = await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?").bind(slug).first<number>("id");
  const posting = { slug: slug!, isStart: false };
  await fold(0, 6, { posting, campaign: "linkedin" });
  await fold(0, 2, { posting: { ...posting, isStart: true }, campaign: "linkedin" });
  const insert = env.DB.prepare(
    "INSERT INTO applications (public_id, job_id, first_name, last_name, email, message, source, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES (?1, ?2, 'N', 'N', ?1 || '@example.com', 'M', ?3, 'T', 'E', ?1, ?4, ?4)",
  );
  await env.DB.batch([
    insert.bind("one", jobId, "linkedin", now),
    insert.bind("two", jobId, "job-page", now),
    insert.bind("old", jobId, "linkedin", now - 9 * dayMs),
  ]);
  expect((await readFile("funnel")).lines.slice(1)).toEqual([
    '"Opened a posting",6,0,',
    '"Opened its application form",2,0,33.3',
    '"Sent an application",2,1,100',
  ]);
  expect((await readFile("sources")).lines).toEqual([
    '"Source","Opened","7 days before","Started","Sent"',
    '"linkedin",6,0,2,1',
    '"None",0,0,0,1',
  ]);
  for (const _ of ["today", "rolled up"]) {
    expect((await readFile("postings")).lines.slice(1)).toEqual(['"ICU nurse in Houston",6,0,2,2']);
    await rollUpVisits(db, now + dayMs);
  }
  const { html } = await open("tab=funnel");
  expect(html).toContain(`href="${paths.job(slug!)}"`);
});

test("counts hire requests by the page that they were sent from", async () => {
  const insert = env.DB.prepare(
    "INSERT INTO hire_requests (public_id, name, email, company, details, source, idempotency_key, created_at, updated_at) VALUES (?1, 'N', 'n@example.com', 'C', 'D', ?2, ?1, ?3, ?3)",
  );
  await env.DB.batch([
    insert.bind("a", "home-page", now),
    insert.bind("b", "home-page", now - 8 * dayMs),
    insert.bind("c", null, now),
  ]);
  expect((await readFile("request-pages")).lines).toEqual([
    '"Page","Requests","7 days before"',
    '"Home page",1,1',
    '"Not known",1,0',
  ]);
  expect((await open("tab=requests&period=26w")).html).toContain("<b>3</b>");
});

test("reads each table by key, and applications from their newest on", async () => {
  const explain = async (on: D1Database, sql: string, values: number) => {
    const { results } = await on
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: values }, () => "[]"))
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail).join("\n");
  };
  for (const step of ["hour", "day", "week"] as const) {
    const plans = [
      await explain(db, stepCountsSql(step), 1),
      await explain(db, namedCountsSql(step), 4),
      await explain(db, wordsSql(step, "now"), 3),
      await explain(db, postingsSql(step), 4),
    ].join("\n");
    expect(plans).toContain("SEARCH");
    expect(plans).not.toMatch(/SCAN (visit_hours|visit_days|visit_weeks|search_days|posting_parts)/);
    for (const table of ["applications", "hire_requests"] as const)
      expect(await explain(env.DB, sentSql(table, step), 1)).toContain(`USING INDEX ${table}_newest`);
  }
  expect(await explain(db, firstDaySql, 0)).not.toMatch(/SCAN visit_\w+(?! USING)/);
  expect(await explain(env.DB, sentByPostingSql, 2)).toContain("USING COVERING INDEX applications_by_job");
});

test("shows the page and its files only to an admin", async () => {
  await fold(0, 6, toSearch("icu nurse"));
  for (const path of [
    deskPaths.adminAnalytics("tab=searches"),
    deskPaths.adminAnalyticsFile("words", "7d"),
  ]) {
    for (const role of ["job_seeker", "employer"] as const) {
      const person = await signIn(role);
      const response = await send(path, { headers: { cookie: person.cookie } });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("icu nurse");
    }
    const anonymous = await send(path);
    expect(anonymous.status).toBe(302);
    expect(anonymous.headers.get("location")).toContain("/login?returnTo=%2Fadmin%2Fanalytics");
  }
});
