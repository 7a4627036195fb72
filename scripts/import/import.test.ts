import { afterAll, beforeEach, expect, test } from "vitest";
import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { openTestDatabase, toFeed, toFile } from "../../tests/support/import-database.ts";
import { readCityPoints } from "./city-points.ts";
import { type FileImport, importFile } from "./import-file.ts";

const now = Date.UTC(2026, 10, 21);
const findPoint = readCityPoints();
const { db, close } = await openTestDatabase();

beforeEach(async () => {
  for (const table of ["jobs", "employers", "import_runs"]) await db.exec(`DELETE FROM ${table}`);
});
afterAll(close);

async function run(path: string, options: Partial<FileImport> = {}) {
  const leftOut: ImportRow[] = [];
  const result = await importFile(db, {
    path,
    source: null,
    now,
    isDryRun: false,
    openUntil: null,
    findPoint,
    onRow: (row) => {
      if (row.outcome === "rejected" || row.outcome === "skipped") leftOut.push(row);
    },
    ...options,
  });
  return { ...result!, leftOut };
}

const list = async (sql: string) =>
  (await db.prepare(sql).all<Record<string, string | number | null>>()).results;
const ids = (n: number, from = 0) =>
  Array.from({ length: n }, (_, i) => ({
    referencenumber: `R${from + i}`,
    city: "",
    title: `Registered Nurse - Unit ${from + i}`,
  }));

test("imports real federal postings that a search then finds", async () => {
  const { counts, source } = await run("tests/samples/usajobs_search_sample.json", {
    openUntil: now + 30 * dayMs,
  });
  expect(counts).toMatchObject({ seen: 3, created: 3, rejected: 0, skipped: 0 });
  expect(source).toBe("usajobs");
  const found = await list(
    "SELECT j.title, j.city, j.state_code, j.salary_max_cents, j.apply_url FROM jobs_fts f JOIN jobs j ON j.id = f.rowid & 16777215 WHERE jobs_fts MATCH 'psychiatrist milwaukee'",
  );
  expect(found).toEqual([
    {
      title: "Physician - Psychiatrist",
      city: "Milwaukee",
      state_code: "WI",
      salary_max_cents: 26_400_000,
      apply_url: "https://www.usajobs.gov/GetJob/ViewDetails/510569800?PostingChannelID=RESTAPI",
    },
  ]);
});

test("stores a posting past its end as expired", async () => {
  await run("tests/samples/usajobs_search_sample.json");
  expect(await list("SELECT DISTINCT status FROM jobs")).toEqual([{ status: "expired" }]);
  expect(await list("SELECT rowid FROM jobs_fts WHERE jobs_fts MATCH 'psychiatrist'")).toEqual([]);
});

test("changes only the times seen and confirmed when the same feed is imported again", async () => {
  const path = toFile(toFeed(ids(3)));
  await run(path);
  const before = (await list("SELECT * FROM jobs")) as object[];
  const { counts } = await run(path, { now: now + dayMs });
  expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(await list("SELECT * FROM jobs")).toEqual(
    before.map((job) => ({ ...job, confirmed_at: now + dayMs })),
  );
  expect(await list("SELECT DISTINCT last_seen_at FROM job_sources")).toEqual([
    { last_seen_at: now + dayMs },
  ]);
});

test("updates a changed posting and keeps the URL of a retitled one", async () => {
  await run(toFile(toFeed([{ referencenumber: "A" }])));
  const [before] = await list("SELECT id, slug FROM jobs");
  const changed = toFeed([
    { referencenumber: "A", title: "Registered Nurse - Telemetry", salary: "$45 - $60 per hour" },
  ]);
  const { counts } = await run(toFile(changed), { now: now + dayMs });
  expect(counts).toMatchObject({ created: 0, updated: 1 });
  expect(await list("SELECT id, slug, title, specialty, salary_min_cents FROM jobs")).toEqual([
    { ...before, title: "Registered Nurse - Telemetry", specialty: "telemetry", salary_min_cents: 4500 },
  ]);
});

test("stores a job found in two formats once, in the words of the first", async () => {
  await run(toFile(toFeed([{ referencenumber: "A" }])));
  const jsonLd = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Registered Nurse - ICU",
    hiringOrganization: "Lakeside Medical Center",
    jobLocation: { address: { addressLocality: "Austin", addressRegion: "Texas", addressCountry: "US" } },
    datePosted: "2026-11-10",
    description: "<p>Another text</p>",
  };
  const { counts } = await run(toFile(JSON.stringify([jsonLd])), { source: "pages" });
  expect(counts).toMatchObject({ seen: 1, created: 0, updated: 0, merged: 1 });
  expect(await list("SELECT apply_url FROM jobs")).toEqual([{ apply_url: "https://jobs.example/1" }]);
  expect(await list("SELECT source FROM job_sources ORDER BY source")).toEqual([
    { source: "pages" },
    { source: "test-feed" },
  ]);
});

test("keeps openings apart that have numbers of their own, in whatever order they come, and rejects a repeated id", async () => {
  const { counts, leftOut } = await run(
    toFile(
      toFeed([{ referencenumber: "A" }, { referencenumber: "B" }, { referencenumber: "A", title: "LPN" }]),
    ),
  );
  expect(counts).toMatchObject({ created: 2, merged: 0, rejected: 1 });
  expect(leftOut[0]!.reason).toBe("Its id appears twice in this file.");
  const postings = await list(
    "SELECT s.external_id, j.slug FROM job_sources s JOIN jobs j ON j.id = s.job_id ORDER BY 1",
  );
  const again = await run(
    toFile(
      toFeed([
        { referencenumber: "C" },
        { referencenumber: "B" },
        { referencenumber: "A", salary: "$50 an hour" },
      ]),
    ),
  );
  expect(again.counts).toMatchObject({ created: 1, updated: 1, unchanged: 1, merged: 0 });
  expect(
    await list(
      "SELECT s.external_id, j.slug FROM job_sources s JOIN jobs j ON j.id = s.job_id WHERE s.external_id <> 'C' ORDER BY 1",
    ),
  ).toEqual(postings);
  expect(new Set((await list("SELECT slug FROM jobs")).map(({ slug }) => slug)).size).toBe(3);
});

test("parts what was merged once its numbers are told apart, and merges what has none", async () => {
  await run(toFile(toFeed([{ referencenumber: "A" }])));
  await list(
    `INSERT INTO job_sources (source, external_id, job_id, content_hash, first_seen_at, last_seen_at)
      SELECT source, 'B', job_id, content_hash, first_seen_at, last_seen_at FROM job_sources`,
  );
  const { counts } = await run(toFile(toFeed([{ referencenumber: "A" }, { referencenumber: "B" }])));
  expect(counts).toMatchObject({ created: 1, unchanged: 1 });
  const other = await run(toFile(toFeed([{ referencenumber: "" }])), {
    source: "numberless",
  });
  expect(other.counts).toMatchObject({ created: 0, merged: 1 });
});

test("makes two postings of one id from two sources", async () => {
  await run(toFile(toFeed([{ referencenumber: "A" }])), { source: "one" });
  const { counts } = await run(toFile(toFeed([{ referencenumber: "A", city: "Dallas" }])), { source: "two" });
  expect(counts.created).toBe(1);
  expect(await list("SELECT city FROM jobs ORDER BY city")).toEqual([{ city: "Austin" }, { city: "Dallas" }]);
});

test("counts but writes nothing in a dry run", async () => {
  const { counts } = await run(toFile(toFeed(ids(3))), { isDryRun: true });
  expect(counts.created).toBe(3);
  for (const table of ["jobs", "job_sources", "import_runs", "employers", "jobs_fts"])
    expect(await list(`SELECT count(*) n FROM ${table}`)).toEqual([{ n: 0 }]);
});

test("counts and leaves out postings that are not healthcare", async () => {
  const { counts } = await run("tests/samples/greenhouse_gitlab_2026.json");
  expect(counts).toMatchObject({ seen: 2, skipped: 2, created: 0 });
});

test("closes a posting missing from three full imports and reopens it when it returns", async () => {
  const all = toFile(toFeed(ids(6)));
  const fewer = toFile(toFeed(ids(5)));
  await run(all);
  await run(fewer, { now: now + dayMs });
  expect((await run(fewer, { now: now + 2 * dayMs })).closed).toBe(0);
  expect((await run(fewer, { now: now + 3 * dayMs })).closed).toBe(1);
  expect(await list("SELECT title FROM jobs WHERE status = 'expired'")).toEqual([
    { title: "Registered Nurse - Unit 5" },
  ]);
  const { counts } = await run(all, { now: now + 4 * dayMs });
  expect(counts).toMatchObject({ updated: 1, unchanged: 5 });
  expect(await list("SELECT count(*) n FROM jobs WHERE status = 'open'")).toEqual([{ n: 6 }]);
});

test("never closes postings for a feed under half its usual size", async () => {
  const all = toFile(toFeed(ids(6)));
  const half = toFile(toFeed(ids(2)));
  for (let day = 0; day < 3; day++) await run(all, { now: now + day * dayMs });
  for (let day = 3; day < 5; day++) {
    const { closed, note } = await run(half, { now: now + day * dayMs });
    expect(closed).toBe(0);
    expect(note).toContain("where 6 are usual");
  }
  expect(await list("SELECT count(*) n FROM jobs WHERE status = 'open'")).toEqual([{ n: 6 }]);
});

test("keeps a posting open while another source still shows it", async () => {
  const others = ids(5, 1);
  await run(toFile(toFeed([{ referencenumber: "A" }, ...others])), { source: "one" });
  for (let day = 1; day < 4; day++) {
    await run(toFile(toFeed([{ referencenumber: "Z" }])), { source: "two", now: now + day * dayMs });
    await run(toFile(toFeed(others)), { source: "one", now: now + day * dayMs });
  }
  expect(await list("SELECT status FROM jobs WHERE title = 'Registered Nurse - ICU'")).toEqual([
    { status: "open" },
  ]);
});

test("names the break in a truncated file, keeps earlier postings and closes nothing", async () => {
  const feed = toFeed(ids(3));
  const { counts, broken } = await run(toFile(feed.slice(0, feed.lastIndexOf("<state>"))));
  expect(counts.created).toBe(2);
  expect(broken).toMatchObject({ problem: expect.stringContaining("The file ends inside <source><job>") });
  expect(broken!.at).toMatch(/^6:\d+$/);
  expect(await list("SELECT count(*) n FROM import_runs")).toEqual([{ n: 0 }]);
});

test("rejects only the posting that the database refuses", async () => {
  await db.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON jobs WHEN new.title LIKE '%Unit 3' BEGIN SELECT RAISE(ABORT, 'no unit 3'); END",
  );
  const { counts, leftOut } = await run(toFile(toFeed(ids(9))));
  await db.exec("DROP TRIGGER refuse");
  expect(counts).toMatchObject({ seen: 9, created: 8, rejected: 1 });
  expect(leftOut[0]).toMatchObject({
    externalId: "R3",
    at: "7:1",
    reason: expect.stringContaining("no unit 3"),
  });
  expect(await list("SELECT count(*) n FROM jobs")).toEqual([{ n: 8 }]);
});

test("leaves out what is no healthcare role in a sheet, and does not read files of other kinds", async () => {
  const { counts } = await run("tests/samples/tech_postings_2026.csv");
  expect(counts.skipped).toBe(counts.seen);
  expect(counts.seen).toBeGreaterThan(10);
  expect(
    await importFile(db, {
      path: "README.md",
      source: null,
      now,
      isDryRun: false,
      openUntil: null,
      findPoint,
    }),
  ).toBe(null);
});

test("keeps the words that it could not read, and reads them once they have a meaning", async () => {
  const feed = toFile(
    toFeed([
      { referencenumber: "A", title: "Cytogeneticist" },
      { referencenumber: "B", title: "Orthotist" },
    ]),
  );
  const listWords = () => list("SELECT kind, phrase, postings FROM unread_words ORDER BY phrase");
  await db.exec("DELETE FROM unread_words");
  await run(feed, { isDryRun: true });
  expect(await listWords()).toEqual([]);
  expect((await run(feed)).counts).toMatchObject({ created: 1, skipped: 1 });
  expect(await listWords()).toEqual([
    { kind: "left-out", phrase: "cytogeneticist", postings: 1 },
    { kind: "profession", phrase: "orthotist", postings: 1 },
  ]);
  await db.exec(
    "INSERT INTO reader_synonyms (public_id, phrase, kind, target, state, created_at) VALUES ('one', 'cytogeneticist', 'profession', 'laboratory-scientist', 'active', 1)",
  );
  expect((await run(feed, { now: now + dayMs })).counts).toMatchObject({ created: 1, skipped: 0 });
  expect(await list("SELECT profession FROM jobs WHERE title = 'Cytogeneticist'")).toEqual([
    { profession: "laboratory-scientist" },
  ]);
  expect(await listWords()).toEqual([{ kind: "profession", phrase: "orthotist", postings: 1 }]);
  await db.exec("DELETE FROM reader_synonyms");
});
