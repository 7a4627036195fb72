import { beforeEach, expect, test } from "vitest";
import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import { changeStatus, editJob, extendJob, reopenJob } from "#app/jobs/changes/job-changes.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { expireJobs } from "#app/jobs/changes/many-jobs.server.ts";
import {
  selectContentRows,
  toJobValues,
  toPostingContent,
} from "#app/jobs/postings/record/job-rows.server.ts";
import { toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { jobs } from "#app/jobs/schema.ts";
import {
  buildIndex,
  buildNextPart,
  forgetBuild,
  indexVersion,
} from "#app/jobs/search/index/index-build.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createRandom } from "../../scripts/demo/seeded-random.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { emptyIndex, readIndex, rebuildIndex } from "../support/search-index.ts";
import { env, isWhole } from "../support/site.ts";
import { runLine } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const now = Date.now();
const db = toDb(env.DB);
const us = { userId: null };

async function findOwn(slug: string): Promise<OwnJob> {
  const row = await env.DB.prepare("SELECT id, employer_id AS employerId FROM jobs WHERE slug = ?")
    .bind(slug)
    .first<OwnJob>();
  return row!;
}

beforeEach(emptyIndex);

test("reads a stored posting back as it was drafted", async () => {
  const drafts = [
    makeDraft(),
    makeDraft({
      title: "Physician, Hospitalist",
      employmentType: null,
      experienceMonths: null,
      workplace: null,
      compactAccepted: false,
      lat: null,
      facts: { ehr: "Epic", hoursPerWeek: 36, contractWeeks: 13 },
      employer: { name: "A", kind: "agency", about: "", website: "https://a.example" },
    }),
  ];
  await storeJobs(drafts);
  const rows = await selectContentRows(db, undefined).orderBy(jobs.id);
  expect(rows.map(toPostingContent)).toMatchObject(drafts);
  for (const row of rows) {
    const { employer, source, ...values } = toJobValues(toPostingContent(row));
    expect({ ...row.job, ...row.details }).toMatchObject(values);
  }
});

test("builds from the rows alone what the writer wrote", async () => {
  await storeJobs([
    makeDraft(),
    makeDraft({
      title: "Travel ICU nurse",
      employmentType: "travel",
      stateCode: "OH",
      licenseStates: ["OH"],
    }),
    makeDraft({
      title: "Remote PA",
      profession: "physician-assistant",
      workplace: "remote",
      stateCode: null,
    }),
    makeDraft({ title: "Ended", validThrough: now - dayMs }),
  ]);
  const written = await readIndex();
  expect(written.entries).toHaveLength(3);
  expect(written.words!.length).toBeGreaterThan(100);
  await rebuildIndex();
  expect(await readIndex()).toEqual(written);
});

test("mends entries, words and counts that went wrong", async () => {
  const slugs = await storeJobs([makeDraft(), makeDraft({ title: "Second" }), makeDraft({ title: "Third" })]);
  const right = await readIndex();
  const { id } = await findOwn(slugs[0]!);
  await env.DB.batch(
    [
      `UPDATE job_index SET facets = 5, pay_cents = 1 WHERE key % 16777216 = ${id}`,
      "INSERT INTO job_index (key, state, facets) VALUES (12345, 1, 1)",
      `INSERT OR REPLACE INTO jobs_fts (rowid, title) SELECT key, 'nonsense' FROM job_index WHERE key % 16777216 = ${id}`,
      "UPDATE facet_counts SET postings = 9",
      "UPDATE state_counts SET postings = 9",
      "UPDATE day_counts SET postings = 9",
      "UPDATE specialty_counts SET postings = 9",
      "UPDATE profession_counts SET postings = 9",
      "UPDATE week_counts SET postings = 9",
    ].map((sql) => env.DB.prepare(sql)),
  );
  expect(await readIndex()).not.toEqual(right);
  await forgetBuild(db);
  await buildIndex(db);
  expect(await readIndex()).toEqual(right);
});

test("continues a build where it stopped, and builds once for a version", async () => {
  await storeJobs(Array.from({ length: 600 }, (_, at) => makeDraft({ title: `Nurse ${at}` })));
  const place = () => env.DB.prepare("SELECT version, last_id, finished_at FROM index_build").first();
  const first = await buildNextPart(db, now);
  expect(first).toMatchObject({ isFinished: false });
  expect(await place()).toEqual({ version: indexVersion, last_id: first.done, finished_at: null });
  expect((await buildNextPart(db, now)).done).toBeGreaterThan(first.done);
  expect(await buildIndex(db)).toBe(true);
  expect(await buildIndex(db)).toBe(false);
  await env.DB.prepare("UPDATE index_build SET version = 'older'").run();
  expect(await buildNextPart(db, now)).toMatchObject({ isFinished: false });
  expect(await place()).toMatchObject({ version: indexVersion, finished_at: null });
});

test("lets the cron build an index of an older version", async () => {
  await createVitalsTables(env.VITALS_DB);
  await storeJobs([makeDraft()]);
  const right = await readIndex();
  await env.DB.batch(
    ["DELETE FROM job_index", "INSERT INTO index_build VALUES (1, 'older', 7, 7)"].map((sql) =>
      env.DB.prepare(sql),
    ),
  );
  await runLine("*/5 * * * *", now);
  expect(await readIndex()).toEqual(right);
});

test("changes no posting of another employer, and none in the wrong state", async () => {
  const [slug = ""] = await storeJobs([makeDraft()]);
  const own = await findOwn(slug);
  const foreign = { ...own, employerId: own.employerId + 1 };
  const later = now + 60 * dayMs;
  const before = await readIndex();
  expect(await changeStatus(db, foreign, "pause", us, now)).toBe(false);
  expect(await changeStatus(db, foreign, "fill", us, now)).toBe(false);
  expect(await changeStatus(db, foreign, "close", us, now)).toBe(false);
  expect(await extendJob(db, foreign, later, now)).toBe(false);
  expect(await editJob(db, foreign, makeDraft({ title: "Taken over" }), us, now)).toBe("refused");
  expect(await reopenJob(db, own, later, us, now)).toBe(false);
  expect(await extendJob(db, own, now - dayMs, now)).toBe(false);
  expect(await readIndex()).toEqual(before);
  expect(await changeStatus(db, own, "fill", us, now)).toBe(true);
  expect(await reopenJob(db, foreign, later, us, now)).toBe(false);
  expect(await editJob(db, own, makeDraft({ title: "Too late" }), us, now)).toBe("refused");
  expect(await changeStatus(db, own, "pause", us, now)).toBe(false);
  expect((await readIndex()).entries).toEqual([]);
});

test("refuses to make one posting of two", async () => {
  const [first = "", second = ""] = await storeJobs([makeDraft(), makeDraft({ title: "Second" })]);
  const before = await readIndex();
  expect(await editJob(db, await findOwn(first), makeDraft({ title: "Second" }), us, now)).toBe("duplicate");
  expect(await readIndex()).toEqual(before);
  expect(await editJob(db, await findOwn(second), makeDraft({ title: "Third" }), us, now)).toBe("changed");
  const row = await env.DB.prepare("SELECT title, fingerprint FROM jobs WHERE slug = ?").bind(second).first();
  expect(row).toEqual({ title: "Third", fingerprint: toFingerprint(makeDraft({ title: "Third" })) });
});

test("does not reopen a posting with the words it had before another change", async () => {
  const [slug = ""] = await storeJobs([makeDraft()]);
  const own = await findOwn(slug);
  await changeStatus(db, own, "pause", us, now);
  const overtaken = new Proxy(env.DB, {
    get: (d1, name) =>
      name === "batch"
        ? async (statements: D1PreparedStatement[]) => {
            await editJob(db, own, makeDraft({ title: "Edited meanwhile" }), us, now);
            return d1.batch(statements);
          }
        : (Reflect.get(d1, name) as () => unknown).bind(d1),
  });
  const later = now + 60 * dayMs;
  expect(await reopenJob(toDb(overtaken), own, later, us, now)).toBe(false);
  expect((await readIndex()).entries).toEqual([]);
  expect(await reopenJob(db, own, later, us, now)).toBe(true);
  const kept = await readIndex();
  await rebuildIndex();
  expect(kept).toEqual(await readIndex());
});

const histories = isWhole ? 500 : 40;
const historiesPerCheck = 20;
const changesPerHistory = 4;
const postings = 12;
const offers = [[], ["Sign-on bonus"], ["Visa sponsorship", "Loan repayment"], ["7 on / 7 off"]];

test(`keeps index and counts as a rebuild would make them through ${histories} random histories`, {
  timeout: 300_000,
}, async () => {
  const random = createRandom(20_261_122);
  let title = 0;
  let clock = now;
  const draw = () =>
    makeDraft({
      title: random.pick([`RN ${title++}`, `Physician, ICU ${title++}`, `Psych NP ${title++}`]),
      profession: random.pick(["registered-nurse", "physician", "nurse-practitioner", null]),
      specialty: random.pick(["icu", "telemetry", null]),
      employmentType: random.pick(["full-time", "travel", null]),
      shift: random.pick(["day", "night", null]),
      stateCode: random.pick(["TX", "OH", null]),
      lat: random.pick([29.76, 41.5, null]),
      salaryMaxCents: random.pick([58_00, 158_00, null]),
      salaryMinCents: null,
      compactAccepted: random.pick([true, false, null]),
      benefits: offers[title % offers.length],
      validThrough: now + random.pick([-1, 1, 30]) * dayMs,
      postedAt: now - random.pick([0, 1, 9]) * dayMs,
    });
  const first = Array.from({ length: postings }, draw);
  await env.DB.batch(await toJobWrites(env.DB, first, now));
  const { results: own } = await env.DB.prepare(
    "SELECT id, employer_id AS employerId FROM jobs",
  ).all<OwnJob>();
  const done: Record<string, number> = {};
  const changes = {
    edit: async (job: OwnJob, at: number) => (await editJob(db, job, draw(), us, at)) === "changed",
    pause: (job: OwnJob, at: number) => changeStatus(db, job, "pause", us, at),
    reopen: (job: OwnJob, at: number) => reopenJob(db, job, now + random.pick([-1, 40]) * dayMs, us, at),
    extend: (job: OwnJob, at: number) => extendJob(db, job, now + random.pick([20, 50]) * dayMs, at),
    fill: (job: OwnJob, at: number) => changeStatus(db, job, "fill", us, at),
    close: (job: OwnJob, at: number) => changeStatus(db, job, "close", us, at),
    expire: async (_: OwnJob, at: number) => {
      await expireJobs(db, at + 2 * dayMs);
      return true;
    },
    import: async (_: OwnJob, at: number) => {
      await env.DB.batch(
        await toJobWrites(
          env.DB,
          [{ ...random.pick(first), ...draw(), title: random.pick(first).title }],
          at,
        ),
      );
      return true;
    },
  };
  const names = Object.keys(changes) as (keyof typeof changes)[];
  for (let history = 1; history <= histories; history++) {
    const job = random.pick(own);
    for (let at = 0; at < changesPerHistory; at++) {
      const name = random.pick([...names, "edit", "reopen"] as const);
      if (await changes[name](job, ++clock)) done[name] = (done[name] ?? 0) + 1;
    }
    if (history % historiesPerCheck > 0) continue;
    const kept = await readIndex();
    await rebuildIndex();
    expect(kept, `after history ${history}`).toEqual(await readIndex());
  }
  for (const name of names) expect(done[name], name).toBeGreaterThan(histories / 40);
});
