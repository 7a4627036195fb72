import { beforeEach, expect, test } from "vitest";
import { matchOpenings } from "#app/jobs/search/percolator/percolate.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { signIn } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const search = "location=Texas&profession=registered-nurse";

beforeEach(async () => {
  for (const table of ["jobs", "openings", "alerts", "alert_people", "saved_searches"])
    await env.DB.exec(`DELETE FROM ${table}`);
});

/** Posted long ago, so that only the visit can make it new. */
const open = (title: string) => storeJobs([makeDraft({ title, postedAt: Date.now() - 9 * dayMs })]);

const read = async (cookie: string, address = search, headers: Record<string, string> = {}) =>
  (await send(`/jobs?${address}`, { headers: { cookie, ...headers } })).text();

const listTitles = (html: string) =>
  [...html.matchAll(/class="job-title"[^>]*>(.*?)<\/h2>/gs)].map((match) => toText(match[1]!).trim());

async function wait(ms: number): Promise<void> {
  await env.DB.exec(`UPDATE alerts SET created_at = created_at - ${ms}, visited_at = visited_at - ${ms}`);
  await env.DB.exec(`UPDATE openings SET opened_at = opened_at - ${ms}`);
}

async function signInWithAlert() {
  const { cookie } = await signIn("job_seeker", { emailVerifiedAt: 1 });
  await postForm("/alerts/new", { search }, { cookie });
  return cookie;
}

test("marks what opened since the last visit, and shows it alone", async () => {
  await open("Old nurse");
  const cookie = await signInWithAlert();
  expect(toText(await read(cookie))).not.toMatch(/new since/i);
  await wait(2 * dayMs);
  await open("Fresh nurse");
  await open("Other nurse");
  await matchOpenings(toDb(env.DB), Date.now());

  const html = await read(cookie);
  expect(toText(html)).toMatch(/2 new since \w+\. Show only the 2 new/);
  const marks = Object.fromEntries(
    listTitles(html).map((title) => [title.split(" ")[0], title.includes("New")]),
  );
  expect(marks).toEqual({ Fresh: true, Other: true, Old: false });

  const only = await read(cookie, `${search}&new=1`);
  expect(
    listTitles(only)
      .map((title) => title.split(" ")[0])
      .sort(),
  ).toEqual(["Fresh", "Other"]);
  expect(toText(only)).toContain("Remove New since your last visit");
  expect(toText(only)).toContain("Showing 1–2 of 2");

  // The visit is over.
  await expect
    .poll(async () => (await env.DB.prepare("SELECT visited_at AS v FROM alerts").first("v")) !== null)
    .toBe(true);
  await wait(hourMs);
  expect(toText(await read(cookie))).toContain("Nothing new since");
});

test("counts no page that a browser fetches in advance as a visit", async () => {
  const cookie = await signInWithAlert();
  await wait(2 * dayMs);
  await read(cookie, search, { "sec-purpose": "prefetch" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await env.DB.prepare("SELECT visited_at FROM alerts").first("visited_at")).toBeNull();
});

test("says nothing to others: without the alert, of another search, and signed out", async () => {
  const cookie = await signInWithAlert();
  await wait(2 * dayMs);
  await open("Fresh nurse");
  await matchOpenings(toDb(env.DB), Date.now());
  const other = await signIn("job_seeker", { emailVerifiedAt: 1 });
  for (const html of [
    await read(other.cookie),
    await read(other.cookie, `${search}&new=1`),
    await read(""),
    await read("", `${search}&new=1`),
    await read(cookie, "location=Texas"),
  ]) {
    expect(toText(html)).not.toMatch(/new since/i);
    expect(listTitles(html)).toHaveLength(1);
  }
});

test("leaves out what she is not interested in", async () => {
  const cookie = await signInWithAlert();
  await wait(2 * dayMs);
  const [slug] = await open("Fresh nurse");
  await open("Other nurse");
  await matchOpenings(toDb(env.DB), Date.now());
  await postForm(`/jobs/${slug}/dismissed`, {}, { cookie });
  expect(toText(await read(cookie))).toMatch(/1 new since \w+\. Show only the new one/);
});
