import { expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listMails } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting } from "../support/applicants.ts";
import { broken } from "../support/faults.ts";
import { env } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

const start = Date.UTC(2027, 0, 10, 17);
let stored = 0;

async function storeFile(
  company: Awaited<ReturnType<typeof createCompany>>,
  employerId: number | null = company.employer.id,
) {
  stored += 1;
  const key = `application-files/old-${stored}`;
  const jobId = await storePosting(company.employer.id, `posting-old-${stored}`);
  const { id } = await storeApplicant({ employerId: company.employer.id, jobId });
  await env.DB.prepare("UPDATE applications SET employer_id = ? WHERE id = ?").bind(employerId, id).run();
  await env.FILES.put(key, "%PDF");
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES (?2, ?1, 'resume', 'resume.pdf', 'application/pdf', 4, '0', ?2)`,
    ).bind(id, key),
    env.DB.prepare(
      "INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, '{}', 1)",
    ).bind(id),
  ]);
  const move = (state: string, at: number) =>
    env.DB.prepare("UPDATE applications SET state = ?2, updated_at = ?3 WHERE id = ?1")
      .bind(id, state, at)
      .run();
  const isKept = async () => {
    const row = await env.DB.prepare(
      "SELECT r2_key IS NOT NULL AS isNamed FROM application_files WHERE application_id = ?",
    )
      .bind(id)
      .first<{ isNamed: number }>();
    const isThere = (await env.FILES.head(key)) !== null;
    expect(row!.isNamed === 1).toBe(isThere);
    return isThere;
  };
  const hasCopy = async () =>
    (await env.DB.prepare("SELECT 1 FROM application_copies WHERE application_id = ?").bind(id).first()) !==
    null;
  return { id, move, isKept, hasCopy };
}

/** A day of the cron. */
async function runDay(day: number, bindings = env): Promise<void> {
  await runOne("tellOfOldFiles", start + day * dayMs, bindings);
  await runOne("removeOldFiles", start + day * dayMs, bindings);
}
const listTold = async (email: string) =>
  (await listMails(email)).filter(({ subject }) => /^\d+ applicant files? will be deleted$/.test(subject));

test("removes a file a year after its application ended, tells the employer a month before, and keeps the copy", async () => {
  const company = await createCompany("Harbor Health");
  const [ended, open] = [await storeFile(company), await storeFile(company)];
  await ended.move("not-selected", start);
  for (const day of [1, 200, 304]) await runDay(day);
  expect(await listTold(company.owner.user.email)).toEqual([]);
  await Promise.all([runDay(306), runDay(306)]);
  await runDay(320);
  const told = await listTold(company.owner.user.email);
  expect(told.map(({ subject }) => subject)).toEqual(["1 applicant file will be deleted"]);
  expect(told[0]!.body).toContain("Between January 10, 2028 and");
  expect(told[0]!.body).toContain(`/hiring/${company.employer.slug}/applicants`);
  expect(await listTold(company.recruiter.user.email)).toHaveLength(1);
  expect(await listTold(company.reviewer.user.email)).toEqual([]);
  await runDay(364);
  expect(await ended.isKept()).toBe(true);
  await runDay(365);
  expect(await ended.isKept()).toBe(false);
  expect([await ended.hasCopy(), await open.isKept()]).toEqual([true, true]);
});

test("removes no file of which the employer was not told 30 days before", async () => {
  const company = await createCompany("Lakeside Clinic");
  const late = await storeFile(company);
  await late.move("hired", start);
  await runDay(400);
  await runDay(429);
  expect(await late.isKept()).toBe(true);
  await runDay(430);
  expect(await late.isKept()).toBe(false);
});

test("counts in one mail a month all files that go until the mail after it", async () => {
  const company = await createCompany("Gulf Care");
  const files = [await storeFile(company), await storeFile(company), await storeFile(company)];
  for (const [at, { move }] of files.entries()) await move("withdrawn", start + at * 12 * dayMs);
  for (let day = 300; day < 430; day++) await runOne("tellOfOldFiles", start + day * dayMs);
  const told = await listTold(company.owner.user.email);
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    "1 applicant file will be deleted",
    "2 applicant files will be deleted",
  ]);
});

test("keeps the file of an application that was opened again, and starts anew when it ends", async () => {
  const company = await createCompany("Cedar Vale");
  const file = await storeFile(company);
  await file.move("not-selected", start);
  await runDay(310);
  await file.move("interview", start + 320 * dayMs);
  await runDay(700);
  expect(await file.isKept()).toBe(true);
  await file.move("hired", start + 701 * dayMs);
  await runDay(702);
  expect(await file.isKept()).toBe(true);
});

test("removes files in time where nobody can be told, and goes on after the storage failed", async () => {
  const company = await createCompany("Pine Ridge");
  const file = await storeFile(company, null);
  await file.move("not-selected", start);
  await runDay(366, { ...env, FILES: broken<R2Bucket>() });
  expect(await file.isKept()).toBe(true);
  await runDay(366);
  expect(await file.isKept()).toBe(false);
});
