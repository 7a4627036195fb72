import { beforeAll, beforeEach, expect, test } from "vitest";
import { removeOldFiles } from "#app/applications/erasure/retention/file-retention.server.ts";
import { takeResumeTexts } from "#app/applications/receipt/resume-texts.server.ts";
import type { DocumentReading } from "#app/clinicians/documents/document-reading.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;
const db = toDb(env.DB);

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-1");
});
beforeEach(() => env.DB.exec("DELETE FROM applications"));

const find = async (company: TestCompany, words: string) => {
  const path = `/hiring/${company.employer.slug}/applicants`;
  const response = await postForm(path, { find: words }, { cookie: company.recruiter.cookie });
  return { status: response.status, html: await response.text() };
};

const text = "Dana Whitfield\nSix years of ventilator care with Cerner in a burn unit at Baptist";
const readingOf = (r2Key: string) => `readings/${r2Key}.json`;

async function sendResume(name: string, reading: DocumentReading | null) {
  const applicant = await storeApplicant({ employerId: own.employer.id, jobId });
  const r2Key = `application-files/${name}`;
  await env.DB.prepare(
    `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
      VALUES (?, ?, 'resume', 'resume.pdf', 'application/pdf', 9, '0', ?)`,
  )
    .bind(name, applicant.id, r2Key)
    .run();
  await env.FILES.put(r2Key, "%PDF-1.7");
  if (reading) await env.FILES.put(readingOf(r2Key), JSON.stringify(reading));
  return { ...applicant, r2Key };
}

const read = { of: "x", ok: true, suggestions: [], text } as const satisfies DocumentReading;

test("finds an applicant by words of the résumé, and shows the line they are in", async () => {
  await sendResume("found", read);
  const { html } = await find(own, "ventilator cern");
  expect(toText(html)).toContain("1 applicant for “ventilator cern”.");
  expect(toText(html)).toMatch(/Résumé: .*years of ventilator care with Cerner in a burn unit/);
  expect(html).toMatch(/<mark[^>]*>Cerner<\/mark>/);
  expect(toText((await find(own, "pediatrics")).html)).toContain("Nobody found for “pediatrics”.");
});

test("finds nothing of a résumé for another company, nor for this one once the application left it", async () => {
  const { id } = await sendResume("apart", read);
  expect(toText((await find(own, "ventilator")).html)).toContain("1 applicant for");
  expect(toText((await find(other, "ventilator")).html)).toContain("Nobody found");
  expect(toText((await find(other, `company${own.employer.id}`)).html)).toContain("Nobody found");
  await env.DB.prepare("UPDATE applications SET employer_id = ? WHERE id = ?")
    .bind(other.employer.id, id)
    .run();
  expect(toText((await find(own, "ventilator")).html)).toContain("Nobody found");
  expect(toText((await find(other, "ventilator")).html)).toContain("1 applicant for");
});

test.each([
  ['"'],
  ["*"],
  ["ventilator* NEAR(care, 2)"],
  ['words : "x" OR company : "company1"'],
  ["(((("],
  ["'; DROP TABLE resume_texts; --"],
  ["\u0000\uE000ventilator\uE001"],
  ["555-019-2233"],
  ["a ".repeat(99)],
])("answers the search for %j", async (words) => {
  await sendResume(`hostile ${words.length}`, read);
  expect((await find(own, words)).status).toBe(200);
});

test("asks once again for a résumé that nobody read, takes it then, and gives up after an hour", async () => {
  const asked: unknown[] = [];
  const noting = {
    ...env,
    DOCUMENT_QUEUE: { send: async (message: unknown) => void asked.push(message) } as unknown as Queue,
  };
  const { r2Key } = await sendResume("late", null);
  await sendResume("never", null);
  await sendResume("locked", { of: "x", ok: false, reason: "locked" });
  const now = Date.now();
  await takeResumeTexts(db, noting, now);
  await takeResumeTexts(db, noting, now + 300_000);
  expect(asked).toEqual([
    { key: r2Key, type: "application/pdf" },
    { key: "application-files/never", type: "application/pdf" },
  ]);
  await env.FILES.put(readingOf(r2Key), JSON.stringify(read));
  await takeResumeTexts(db, noting, now + 600_000);
  const unread = async () =>
    (await env.DB.prepare("SELECT public_id FROM application_files WHERE read_at IS NULL").all()).results;
  expect(await unread()).toEqual([{ public_id: "never" }]);
  await takeResumeTexts(db, noting, now + 3_700_000);
  expect(await unread()).toEqual([]);
  expect(asked).toHaveLength(2);
  expect(toText((await find(own, "ventilator")).html)).toContain("1 applicant for");
});

test("names the years and certificates of a résumé in the list, until its file goes", async () => {
  const suggestions = [
    { field: "years", value: 6, line: "Six years" },
    { field: "certificates", value: { code: "BLS", expires: "2028-03-01" }, line: "BLS" },
  ] as const satisfies Suggestion[];
  const { id } = await sendResume("facts", { ...read, suggestions: [...suggestions] });
  await env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)")
    .bind(id, JSON.stringify({ licenses: [], answers: [], details: [], profile: null }))
    .run();
  await takeResumeTexts(db, env, Date.now());
  const list = async () => {
    const address = `/hiring/${own.employer.slug}/applicants?years=5&certificate=BLS`;
    return toText(await (await send(address, { headers: { cookie: own.reviewer.cookie } })).text());
  };
  expect(await list()).toContain("6 years, BLS 3/28");
  await env.DB.prepare("UPDATE application_files SET r2_key = NULL WHERE application_id = ?").bind(id).run();
  expect(await list()).not.toContain("BLS 3/28");
});

test("forgets the words of a résumé with its file and with its application", async () => {
  const old = await sendResume("old", read);
  const gone = await sendResume("gone", read);
  expect(toText((await find(own, "ventilator")).html)).toContain("2 applicants for");
  await env.DB.exec(
    `UPDATE application_files SET ended_at = 1, told_at = 1 WHERE application_id = ${old.id}; DELETE FROM applications WHERE id = ${gone.id}`,
  );
  await removeOldFiles(db, env, Date.now());
  expect(toText((await find(own, "ventilator")).html)).toContain("Nobody found");
  expect(await env.DB.prepare("SELECT count(*) AS n FROM resume_texts").first("n")).toBe(0);
  await env.DB.prepare("INSERT INTO resumes_fts (resumes_fts, rank) VALUES ('integrity-check', 1)").run();
});
