import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { addMember, createUser } from "../support/accounts.ts";
import { answerWith, createApproved, listRows, toFeedXml, units } from "../support/feeds.ts";
import { env, isWhole } from "../support/site.ts";
import { runLine, runOne } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const start = Date.now();
const cron = "*/5 * * * *";
let feeds = 0;

let company: Awaited<ReturnType<typeof createApproved>>;
beforeEach(async () => {
  await env.DB.prepare("UPDATE employer_feeds SET status = 'off'").run();
  company = await createApproved(`Lakeside ${++feeds}`);
});

/** An active feed that is due, fetched once a day. */
async function createFeed(path: string, employerId = company.id) {
  const publicId = `feed-${++feeds}`;
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, next_fetch_at, created_at, updated_at)
      VALUES (?1, ?2, 'feed-' || ?1, ?1, ?3, 'active', ?4, ?4, ?4)`,
  )
    .bind(publicId, employerId, await answerWith(path, { body: toFeedXml(units(6)) }), start)
    .run();
  return publicId;
}
const give = (path: string, count: number, headers = {}) =>
  answerWith(path, { body: toFeedXml(units(count)), headers });
/** The whole cron, of which this is a part, is in two tests below. */
const runAt = (day: number) => runOne("runDueFeeds", start + day * dayMs + day);
const statuses = async (employerId = company.id) =>
  Object.fromEntries(
    (
      await listRows<{ status: string; n: number }>(
        "SELECT status, count(*) AS n FROM jobs WHERE employer_id = ? GROUP BY status",
        employerId,
      )
    ).map(({ status, n }) => [status, n]),
  );
const findFeed = async (publicId: string) =>
  (await listRows("SELECT * FROM employer_feeds WHERE public_id = ?", publicId))[0]!;
const lastRun = async (publicId: string) =>
  (
    await listRows(
      "SELECT r.* FROM feed_runs r JOIN employer_feeds f ON f.id = r.feed_id WHERE f.public_id = ? ORDER BY r.id DESC",
      publicId,
    )
  )[0]!;

test("fetches a feed when it is due, and not before its next time", async () => {
  const feed = await createFeed("/due.xml");
  await runAt(0);
  expect(await statuses()).toEqual({ open: 6 });
  expect(await lastRun(feed)).toMatchObject({ kind: "import", outcome: "done", note: null });
  expect((await findFeed(feed)).next_fetch_at).toBe(start + dayMs);
  expect((await findFeed(feed)).waiting_file).toBe(null);
  await give("/due.xml", 7);
  await runLine(cron, start + hourMs);
  expect(await statuses()).toEqual({ open: 6 });
  await runAt(1);
  expect(await statuses()).toEqual({ open: 7 });
});

test("closes a posting that three full runs in a row did not hold", async () => {
  await createFeed("/misses.xml");
  await runAt(0);
  await give("/misses.xml", 5);
  for (const day of [1, 2]) await runAt(day);
  expect(await statuses()).toEqual({ open: 6 });
  await runAt(3);
  expect(await statuses()).toEqual({ open: 5, expired: 1 });
});

test("counts an unchanged feed as a full run, which confirms its postings", async () => {
  const feed = await createFeed("/etag.xml");
  await give("/etag.xml", 6, { etag: '"one"' });
  await runAt(0);
  await runAt(1);
  expect(await lastRun(feed)).toMatchObject({ outcome: "unchanged" });
  expect(await listRows("SELECT DISTINCT confirmed_at FROM jobs WHERE employer_id = ?", company.id)).toEqual([
    { confirmed_at: start + dayMs + 1 },
  ]);
  await give("/etag.xml", 5, { etag: '"two"' });
  for (const day of [2, 3, 4]) await runAt(day);
  expect(await statuses()).toEqual({ open: 5, expired: 1 });
});

test("pauses a feed under half its usual size, closes nothing and tells the owners whose email is confirmed", async () => {
  const owner = await createUser("employer");
  const reviewer = await createUser("employer");
  await addMember(company.id, owner.id, "owner");
  await addMember(company.id, reviewer.id, "reviewer");
  const unconfirmed = await createUser("employer", { emailVerifiedAt: null });
  await addMember(company.id, unconfirmed.id, "owner");
  const feed = await createFeed("/half.xml");
  for (const day of [0, 1, 2]) await runAt(day);
  await give("/half.xml", 2);
  for (const day of [3, 4, 5, 6]) await runAt(day);
  expect(await statuses()).toEqual({ open: 6 });
  expect(await findFeed(feed)).toMatchObject({
    status: "paused",
    pause_reason: expect.stringContaining("where 6 are usual"),
  });
  const mails = await listRows(
    "SELECT recipient, subject FROM outbox WHERE subject LIKE '%is paused' AND subject LIKE ?",
    `%${feed}%`,
  );
  expect(mails).toEqual([{ recipient: owner.email, subject: `Your job feed "${feed}" is paused` }]);
});

test.each([403, 429, 500])(
  "takes status %i as no answer: nothing closes, and it is asked again in six hours",
  async (status) => {
    const feed = await createFeed(`/out-${status}.xml`);
    await runAt(0);
    await answerWith(`/out-${status}.xml`, { status });
    for (const day of [1, 2, 3, 4]) await runAt(day);
    expect(await statuses()).toEqual({ open: 6 });
    expect(await lastRun(feed)).toMatchObject({
      outcome: "failed",
      note: expect.stringContaining(String(status)),
    });
    expect(await findFeed(feed)).toMatchObject({
      status: "active",
      next_fetch_at: start + 4 * dayMs + 4 + 6 * hourMs,
    });
    await runAt(5);
    expect(await findFeed(feed)).toMatchObject({ status: "paused" });
    expect(await statuses()).toEqual({ open: 6 });
  },
);

test("keeps what came before a feed's break and closes nothing", async () => {
  const feed = await createFeed("/cut.xml");
  const xml = toFeedXml(units(6));
  await runAt(0);
  await answerWith("/cut.xml", { body: xml.slice(0, xml.lastIndexOf("<city>")), headers: { etag: '"cut"' } });
  for (const day of [1, 2, 3, 4]) await runAt(day);
  expect(await lastRun(feed)).toMatchObject({
    outcome: "broken",
    note: expect.stringContaining("broken at"),
  });
  expect(await statuses()).toEqual({ open: 6 });
  // A version that was not read to its end must be sent again.
  expect((await findFeed(feed)).etag).toBe(null);
});

test("runs a feed once when two crons meet", async () => {
  const feed = await createFeed("/meet.xml");
  await Promise.all([1, 2, 3].map(() => runLine(cron, start)));
  expect(await statuses()).toEqual({ open: 6 });
  const runs = await listRows(
    "SELECT r.id FROM feed_runs r JOIN employer_feeds f ON f.id = r.feed_id WHERE f.public_id = ?",
    feed,
  );
  expect(runs).toHaveLength(1);
});

test.runIf(isWhole)("reads a large feed in parts, and closes nothing before its end", async () => {
  const feed = await createFeed("/large.xml");
  await give("/large.xml", 4500);
  await runLine(cron, start);
  expect(await statuses()).toEqual({ open: 4500 });
  expect(await lastRun(feed)).toMatchObject({ outcome: "done" });
  expect(JSON.parse(String((await lastRun(feed)).counts))).toMatchObject({ seen: 4500, created: 4500 });
  const again = await listRows("SELECT count(*) AS n FROM import_runs WHERE source = ?", `feed-${feed}`);
  expect(again).toEqual([{ n: 1 }]);
});

test("writes only into its own company, even when another has the same name", async () => {
  await createFeed("/first.xml");
  await runAt(0);
  const twin = await createApproved(company.name);
  const before = await listRows("SELECT * FROM jobs WHERE employer_id = ? ORDER BY id", company.id);
  const details = await listRows("SELECT * FROM job_details ORDER BY job_id");
  const feed = await createFeed("/twin.xml", twin.id);
  await answerWith("/twin.xml", {
    body: toFeedXml([
      ...units(6).map((job) => ({ ...job, description: "Taken over" })),
      { referencenumber: "N", title: "Registered Nurse - Own" },
    ]),
  });
  await runAt(0);
  expect(await listRows("SELECT * FROM jobs WHERE employer_id = ? ORDER BY id", company.id)).toEqual(before);
  expect(await statuses(twin.id)).toEqual({ open: 1 });
  const own = await listRows("SELECT job_id FROM job_details WHERE description_html LIKE '%Taken over%'");
  expect(own).toEqual([]);
  expect(details.length).toBeGreaterThan(0);
  expect(JSON.parse(String((await lastRun(feed)).counts))).toMatchObject({ created: 1, rejected: 6 });
  expect(JSON.parse(String((await lastRun(feed)).rows))[0].reason).toContain(
    "Another company with the same name",
  );
});

test("publishes under the company's own name, and says where the work is", async () => {
  await createFeed("/named.xml");
  await answerWith("/named.xml", {
    body: toFeedXml([
      { referencenumber: "A", company: "Mercy Hospital" },
      { referencenumber: "B", title: "LPN", company: company.name },
    ]),
  });
  await runAt(0);
  const rows = await listRows(
    "SELECT j.title, e.name, d.facts ->> 'facility' AS facility FROM jobs j JOIN employers e ON e.id = j.employer_id JOIN job_details d ON d.job_id = j.id WHERE j.employer_id = ? ORDER BY j.title",
    company.id,
  );
  expect(rows).toEqual([
    { title: "LPN", name: company.name, facility: null },
    { title: "Registered Nurse - ICU", name: company.name, facility: "Mercy Hospital" },
  ]);
  expect(await listRows("SELECT id FROM employers WHERE name = 'Mercy Hospital'")).toEqual([]);
});

test("leaves a posting that was written here as it was written", async () => {
  await createFeed("/site.xml");
  await runAt(0);
  await env.DB.prepare("UPDATE jobs SET origin = 'site' WHERE employer_id = ? AND title LIKE '%Unit 5'")
    .bind(company.id)
    .run();
  await answerWith("/site.xml", {
    body: toFeedXml(units(6).map((job) => ({ ...job, salary: "$45 - $60 per hour" }))),
  });
  await runAt(1);
  const paid = await listRows(
    "SELECT origin, count(*) AS n FROM jobs WHERE employer_id = ? AND salary_min_cents = 4500 GROUP BY origin",
    company.id,
  );
  expect(paid).toEqual([{ origin: "feed", n: 5 }]);
  await give("/site.xml", 5);
  for (const day of [2, 3, 4, 5]) await runAt(day);
  expect(await statuses()).toEqual({ open: 6 });
});

test("cleans descriptions and links of a hostile feed", async () => {
  await createFeed("/hostile.xml");
  await answerWith("/hostile.xml", {
    body: toFeedXml([
      {
        referencenumber: "A",
        url: "javascript:alert(1)",
        description: `<p onclick="x()">Care<script>steal()</script></p><img src=x onerror=alert(1)>`,
      },
    ]),
  });
  await runAt(0);
  const rows = await listRows(
    "SELECT d.description_html AS html, j.apply_url AS url FROM jobs j JOIN job_details d ON d.job_id = j.id WHERE j.employer_id = ?",
    company.id,
  );
  expect(rows).toEqual([{ html: "<p>Care</p>", url: null }]);
});

beforeAll(() => createVitalsTables(env.VITALS_DB));

test("removes feeds that nobody confirmed, and old history", async () => {
  const feed = await createFeed("/draft.xml");
  await env.DB.prepare("UPDATE employer_feeds SET status = 'draft', waiting_file = 'x' WHERE public_id = ?")
    .bind(feed)
    .run();
  await runLine("17 4 * * *", start + dayMs);
  expect(await findFeed(feed)).toBeDefined();
  await runLine("17 4 * * *", start + 3 * dayMs);
  expect(await findFeed(feed)).toBeUndefined();
});

test.runIf(isWhole)(
  "keeps openings apart that two parts of a large feed have under numbers of their own",
  async () => {
    const feed = await createFeed("/twice.xml");
    const jobs = units(2100);
    const twin = { ...jobs[0]!, referencenumber: "TWIN", description: "<p>The second text.</p>" };
    await answerWith("/twice.xml", { body: toFeedXml([...jobs, twin]) });
    for (const [day, outcome] of [
      [0, "created"],
      [1, "unchanged"],
    ] as const) {
      await runAt(day);
      const counts = JSON.parse(String((await lastRun(feed)).counts));
      expect(counts).toMatchObject({ seen: 2101, [outcome]: 2101, updated: 0, merged: 0 });
    }
    expect(await statuses()).toEqual({ open: 2101 });
    expect(
      await listRows("SELECT job_id FROM job_details WHERE description_html LIKE '%The second text%'"),
    ).toHaveLength(1);
  },
);

test("gives a feed's posting the town and the state of its ZIP code", async () => {
  await env.DB.prepare(
    `INSERT OR REPLACE INTO zip_codes (zip, name, state_code, population, lat, lon)
      VALUES ('85006', 'Phoenix', 'AZ', 1, 33.4652, -112.0488)`,
  ).run();
  const job = {
    referencenumber: "Z1",
    title: "Registered Nurse - ICU",
    city: "",
    state: "",
    postalcode: "85006",
  };
  await createFeed("/zip.xml");
  await answerWith("/zip.xml", { body: toFeedXml([job]) });
  await runAt(0);
  expect(
    await listRows("SELECT city, state_code, postal_code FROM jobs WHERE employer_id = ?", company.id),
  ).toEqual([{ city: "Phoenix", state_code: "AZ", postal_code: "85006" }]);
});
