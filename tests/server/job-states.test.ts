import { expect, test } from "vitest";
import { approveJob, changeStatus, editJob, reopenJob } from "#app/jobs/changes/job-changes.server.ts";
import { createJob } from "#app/jobs/changes/new-job.server.ts";
import {
  isPossible,
  type JobStatus,
  type Transition,
  transitions,
} from "#app/jobs/postings/record/transitions.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { setApproved } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();
const db = toDb(env.DB);
const site = { userId: null };

const statuses: JobStatus[] = [
  "pending",
  "rejected",
  "withdrawn",
  "open",
  "paused",
  "filled",
  "expired",
  "closed",
  "removed",
];

async function findOwn(slug: string) {
  const row = await env.DB.prepare("SELECT id, employer_id AS employerId, status FROM jobs WHERE slug = ?")
    .bind(slug)
    .first<{ id: number; employerId: number; status: JobStatus }>();
  return row!;
}

const listEvents = async (jobId: number, kind: string) => {
  const { results } = await env.DB.prepare(
    "SELECT detail FROM job_events WHERE job_id = ? AND kind = ? ORDER BY id",
  )
    .bind(jobId, kind)
    .all<{ detail: string }>();
  return results.map(({ detail }) => JSON.parse(detail));
};

const countEntries = (id: number) =>
  env.DB.prepare("SELECT count(*) AS n FROM job_index WHERE key % 16777216 = ?").bind(id).first<number>("n");

async function create(title: string, status: "pending" | "open" = "pending", isWanted = "true") {
  const draft = makeDraft({ title, source: null });
  const [slug = ""] = await storeJobs([makeDraft({ title: `Other of ${title}` })]);
  const { employerId } = await findOwn(slug);
  await setApproved(employerId);
  return createJob(db, { employerId, draft, status, by: site }, now, isWanted, () => []);
}

test("the database knows the same ways from one status to another as the code", async () => {
  const [slug = ""] = await storeJobs([makeDraft({ title: "Every way" })]);
  const { id } = await findOwn(slug);
  const steps = Object.values(transitions).flatMap(({ from, to }) => from.map((each) => `${each} ${to}`));
  const taken: string[] = [];
  for (const from of statuses)
    for (const to of statuses.filter((status) => status !== from)) {
      await setStatus(id, from);
      const update = env.DB.prepare("UPDATE jobs SET status = ? WHERE id = ?").bind(to, id);
      if (
        await update.run().then(
          () => true,
          () => false,
        )
      )
        taken.push(`${from} ${to}`);
    }
  expect(taken.toSorted()).toEqual(steps.toSorted());
});

/** Past the guard, as no code of ours can. */
async function setStatus(id: number, status: JobStatus) {
  const guard = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE name = 'jobs_state_guarded'",
  ).first<string>("sql");
  await env.DB.batch([
    env.DB.prepare("DROP TRIGGER jobs_state_guarded"),
    env.DB.prepare("UPDATE jobs SET status = ? WHERE id = ?").bind(status, id),
    env.DB.prepare(guard!),
  ]);
}

test("keeps who moved a posting on, from where and why, and finds it only while it is open", async () => {
  const created = await create("A posting's life");
  if (!created.ok) throw new Error("It was not stored.");
  const own = await findOwn(created.slug);
  expect(own.status).toBe("pending");
  expect(await countEntries(own.id)).toBe(0);
  const walk: [Transition, number][] = [
    ["reject", 0],
    ["resubmit", 0],
    ["approve", 1],
    ["pause", 0],
    ["reopen", 1],
    ["fill", 0],
    ["reopen", 1],
    ["close", 0],
    ["reopen", 1],
    ["takeDown", 0],
  ];
  for (const [at, [name, entries]] of walk.entries()) {
    expect(isPossible(name, (await findOwn(created.slug)).status)).toBe(true);
    expect(await move(name, own, now + at)).toBe(true);
    expect(await countEntries(own.id)).toBe(entries);
    expect(await move(name, own, now + at)).toBe(false);
  }
  const events = await listEvents(own.id, "state");
  expect(events[0]).toEqual({ from: null, to: "pending" });
  expect(events.slice(1).map(({ to }) => to)).toEqual(walk.map(([name]) => transitions[name].to));
  expect(events.slice(1).every(({ reason }) => reason === "tested")).toBe(true);
});

function move(name: Transition, own: { id: number; employerId: number }, at: number) {
  const by = { userId: null, reason: "tested" };
  if (name === "approve") return approveJob(db, own, by, at);
  if (name === "reopen") return reopenJob(db, own, now + 30 * dayMs, by, at);
  return changeStatus(db, own, name, by, at);
}

test("dates a posting from the day it was approved", async () => {
  const created = await create("Approved later");
  const own = await findOwn(created.ok ? created.slug : "");
  const later = now + 3 * dayMs;
  await approveJob(db, own, site, later);
  const row = await env.DB.prepare(
    "SELECT posted_at AS posted, confirmed_at AS confirmed FROM jobs WHERE id = ?",
  )
    .bind(own.id)
    .first();
  expect(row).toEqual({ posted: later, confirmed: later });
  expect(await countEntries(own.id)).toBe(1);
});

test("keeps the date of a posting that we read again, because visitors have seen it", async () => {
  const created = await create("Approved again", "open");
  const own = await findOwn(created.ok ? created.slug : "");
  const readDate = () =>
    env.DB.prepare("SELECT posted_at AS at FROM jobs WHERE id = ?").bind(own.id).first("at");
  const before = await readDate();
  await changeStatus(db, own, "review", site, now + 1);
  expect(await approveJob(db, own, site, now + 3 * dayMs)).toBe(true);
  expect(await readDate()).toBe(before);
});

test("stores no public posting of a company that is not approved, in whatever status it begins", async () => {
  const created = await create("Before the approval went", "open");
  const own = await findOwn(created.ok ? created.slug : "");
  await setApproved(own.employerId, null);
  for (const status of ["open", "paused", "filled", "expired", "closed"])
    await expect(
      env.DB.prepare(
        `INSERT INTO jobs (slug, employer_id, title, status, origin, fingerprint, posted_at, confirmed_at, valid_through,
          created_at, updated_at) VALUES (?1, ?2, 'Begun', ?1, 'site', ?1, 0, 0, 0, 0, 0)`,
      )
        .bind(status, own.employerId)
        .run(),
    ).rejects.toThrow("opens only by our decision");
});

test("remembers the pay before each change", async () => {
  const created = await create("Pay raised", "open");
  const own = await findOwn(created.ok ? created.slug : "");
  const draft = makeDraft({ title: "Pay raised", source: null });
  expect(
    await editJob(db, own, { ...draft, salaryMinCents: 50_00, salaryMaxCents: 60_00 }, site, now + 1),
  ).toBe("changed");
  expect(
    await editJob(db, own, { ...draft, salaryMinCents: 50_00, salaryMaxCents: 60_00 }, site, now + 2),
  ).toBe("changed");
  expect(await listEvents(own.id, "pay")).toEqual([
    { min: draft.salaryMinCents, max: draft.salaryMaxCents, type: draft.payUnit },
  ]);
});

test("stores a posting once, however often it is sent", async () => {
  expect((await create("Sent twice", "open")).ok).toBe(true);
  const again = await create("Sent twice", "open");
  expect(again).toEqual({ ok: false, duplicateOf: expect.stringMatching(/^sent-twice/) });
  expect(await create("Not wanted any more", "open", "false")).toEqual({ ok: false, duplicateOf: null });
});

test("gives a role that is posted again after it ended a page of its own", async () => {
  const first = await create("Posted again", "open");
  const own = await findOwn(first.ok ? first.slug : "");
  await changeStatus(db, own, "fill", site, now + 1);
  const second = await create("Posted again", "open");
  if (!first.ok || !second.ok) throw new Error("It was not stored.");
  expect(second.slug).not.toBe(first.slug);
  expect((await findOwn(first.slug)).status).toBe("filled");
  expect((await findOwn(second.slug)).status).toBe("open");
});

test("edits a role that was posted again, and still sees another posting of the same name", async () => {
  const first = await create("Posted again and edited", "open");
  await changeStatus(db, await findOwn(first.ok ? first.slug : ""), "fill", site, now + 1);
  const second = await create("Posted again and edited", "open");
  const own = await findOwn(second.ok ? second.slug : "");
  const draft = makeDraft({ title: "Posted again and edited", source: null });
  expect(await editJob(db, own, { ...draft, salaryMaxCents: 70_00 }, site, now + 2)).toBe("changed");
  expect(await editJob(db, own, { ...draft, salaryMaxCents: 71_00 }, site, now + 3)).toBe("changed");
  await create("A third posting", "open");
  expect(await editJob(db, own, { ...draft, title: "A third posting" }, site, now + 4)).toBe("duplicate");
});
