import { beforeEach, expect, test } from "vitest";
import { getQuestionSet, saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, createUser } from "#tests/support/accounts.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env } from "#tests/support/site.ts";

const db = toDb(env.DB);
const now = Date.now();
let job = { id: 0, employerId: 0 };
let title = 0;

beforeEach(async () => {
  title += 1;
  const [slug] = await storeJobs([makeDraft({ title: `ICU nurse ${title}` })]);
  job = (await env.DB.prepare("SELECT id, employer_id AS employerId FROM jobs WHERE slug = ?")
    .bind(slug)
    .first<typeof job>())!;
});

const ask = (label: string): Question => ({
  ...{ id: "ehr", kind: "short", label, help: "", options: [], isRequired: true, knockOut: null },
});

async function createMember(role: MemberRole, employerId = job.employerId) {
  const { id } = await createUser("employer");
  await addMember(employerId, id, role);
  return id;
}

const save = (userId: number, revision: number, label: string, employerId = job.employerId) =>
  saveQuestions(db, { jobId: job.id, employerId, userId, revision, questions: [ask(label)], now });

test("keeps a posting's questions, and the newer of two forms", async () => {
  const [owner, recruiter] = [await createMember("owner"), await createMember("recruiter")];
  expect(await getQuestionSet(db, job.id)).toEqual({ questions: [], revision: 0 });
  expect(await save(owner, 0, "Which EHR?")).toBe(true);
  expect(await save(recruiter, 0, "Written in an older form")).toBe(false);
  expect(await getQuestionSet(db, job.id)).toEqual({ questions: [ask("Which EHR?")], revision: 1 });
  expect(await save(recruiter, 1, "Which EHRs?")).toBe(true);
  expect(await save(owner, 1, "Written in an older form")).toBe(false);
  expect(await save(owner, 7, "Of a revision that never was")).toBe(false);
  expect((await getQuestionSet(db, job.id)).questions).toEqual([ask("Which EHRs?")]);
});

test("takes questions from nobody but the company's owners and recruiters", async () => {
  const other = await createEmployer("Another hospital");
  const stranger = await createMember("owner", other.id);
  expect(await save(await createMember("reviewer"), 0, "By a reviewer")).toBe(false);
  expect(await save(stranger, 0, "By a stranger")).toBe(false);
  expect(await save(stranger, 0, "For another company", other.id)).toBe(false);
  expect((await getQuestionSet(db, job.id)).questions).toEqual([]);
});

test("takes none while the company is suspended", async () => {
  const owner = await createMember("owner");
  await env.DB.prepare("UPDATE employers SET suspended_at = 1, suspended_reason = 'Fraud.' WHERE id = ?")
    .bind(job.employerId)
    .run();
  expect(await save(owner, 0, "While suspended")).toBe(false);
  await env.DB.prepare("UPDATE employers SET suspended_at = NULL, suspended_reason = NULL WHERE id = ?")
    .bind(job.employerId)
    .run();
  expect(await save(owner, 0, "Again active")).toBe(true);
});

test("ends with its posting", async () => {
  await save(await createMember("owner"), 0, "Which EHR?");
  await env.DB.prepare("DELETE FROM jobs WHERE id = ?").bind(job.id).run();
  expect(await getQuestionSet(db, job.id)).toEqual({ questions: [], revision: 0 });
});
