import { beforeEach, expect, test } from "vitest";
import { suspendUser, unsuspendUser } from "#app/desk/people/users/user-changes.server.ts";
import { approveJob, reopenJob } from "#app/jobs/changes/job-changes.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, createUser } from "../support/accounts.ts";
import { storePosting } from "../support/applicants.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const now = Date.now();
const later = now + 86_400_000;
const context = { db, env, now, waitUntil: () => {} } as unknown as SiteContext;
let slugs = 0;

beforeEach(() => env.DB.exec("UPDATE jobs SET status = 'closed' WHERE status = 'open'"));

async function store(employerId: number, status = "open"): Promise<number> {
  const id = await storePosting(employerId, `held-${slugs++}`, status);
  await env.DB.exec(`INSERT INTO job_details (job_id, description_html) VALUES (${id}, '<p>Nights.</p>')`);
  return id;
}
const readStatus = (id: number) =>
  env.DB.prepare("SELECT status FROM jobs WHERE id = ?").bind(id).first("status");
const suspend = (id: number) =>
  env.DB.prepare("UPDATE employers SET suspended_at = 1, approved_at = 1 WHERE id = ?").bind(id).run();

test("opens no posting of a suspended company, in whatever way", async () => {
  const { id: employerId } = await createEmployer("Harbor Health");
  const waiting = await store(employerId, "pending");
  const paused = await store(employerId, "paused");
  const other = await store((await createEmployer("Cedar Clinic")).id);
  await suspend(employerId);
  expect(await approveJob(db, { id: waiting, employerId }, { userId: null }, now)).toBe(false);
  expect(await reopenJob(db, { id: paused, employerId }, later, { userId: null }, now)).toBe(false);
  await expect(store(employerId)).rejects.toThrow("The company is suspended.");
  for (const change of [
    `status = 'open' WHERE id = ${paused}`,
    `employer_id = ${employerId} WHERE id = ${other}`,
  ])
    await expect(env.DB.exec(`UPDATE jobs SET ${change}`)).rejects.toThrow("The company is suspended.");
  expect([await readStatus(waiting), await readStatus(paused)]).toEqual(["pending", "paused"]);
  await env.DB.exec("UPDATE employers SET suspended_at = NULL");
  expect(await approveJob(db, { id: waiting, employerId }, { userId: null }, now)).toBe(true);
  expect(await reopenJob(db, { id: paused, employerId }, later, { userId: null }, now)).toBe(true);
});

test("pauses the postings of a suspended owner's companies, unless another owner is active", async () => {
  const admin = await createUser("admin");
  const [owner, colleague, recruiter] = await Promise.all([1, 2, 3].map(() => createUser("employer")));
  const [alone, shared] = [await createEmployer("Alone Clinic"), await createEmployer("Shared Clinic")];
  await env.DB.exec("UPDATE employers SET approved_at = 1");
  for (const { id } of [alone, shared]) await addMember(id, owner!.id, "owner");
  await addMember(alone.id, recruiter!.id, "recruiter");
  await addMember(shared.id, colleague!.id, "owner");
  const [left, kept] = [await store(alone.id), await store(shared.id)];
  const change = { id: owner!.id, actorId: admin.id };
  expect(await suspendUser(context, change, "Stole a name")).toBe(true);
  expect([await readStatus(left), await readStatus(kept)]).toEqual(["paused", "open"]);
  const reopen = () =>
    reopenJob(db, { id: left, employerId: alone.id }, later, { userId: recruiter!.id }, now + 5);
  expect(await reopen()).toBe(false);
  const logged = await env.DB.prepare(
    "SELECT subject, detail FROM audit_log WHERE action = 'company.pause'",
  ).all();
  expect(logged.results).toEqual([
    { subject: `company:${alone.id}`, detail: JSON.stringify({ owner: owner!.id, postings: 1 }) },
  ]);
  await unsuspendUser(context, change);
  expect(await readStatus(left)).toBe("paused");
  expect(await reopen()).toBe(true);
});

test("pauses nothing when the account may not be suspended", async () => {
  const owner = await createUser("employer");
  const { id } = await createEmployer("Quiet Clinic");
  await env.DB.exec("UPDATE employers SET approved_at = 1");
  await addMember(id, owner.id, "owner");
  const posting = await store(id);
  expect(await suspendUser(context, { id: owner.id, actorId: owner.id }, "Not an admin")).toBe(false);
  expect(await readStatus(posting)).toBe("open");
});
