import { beforeAll, beforeEach, expect, test } from "vitest";
import { getQuestionSet, saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { pdfFile } from "#tests/support/document-files.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, post, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const person = { firstName: "Dana", lastName: "Whitfield", message: "Texas RN, six years of ICU." };
let company: TestCompany;
let job = { id: 0, path: "" };
let stored = 0;

beforeAll(async () => {
  await fillCatalog();
  company = await createCompany("Asking Hospital");
});

beforeEach(async () => {
  stored += 1;
  await env.DB.prepare("DELETE FROM applications").run();
  const slug = `answering-${stored}`;
  const id = await storePosting(company.employer.id, slug);
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(id)
    .run();
  job = { id, path: `/jobs/${slug}/apply` };
});

const ask = (id: string, changed: Partial<Question> = {}): Question => ({
  ...{ id, kind: "short", label: `About ${id}?`, help: "", options: [], isRequired: false, knockOut: null },
  ...changed,
});

async function change(...questions: Question[]): Promise<void> {
  const { revision } = await getQuestionSet(db, job.id);
  const by = { employerId: company.employer.id, userId: company.owner.user.id };
  expect(await saveQuestions(db, { jobId: job.id, ...by, revision, questions, now: Date.now() })).toBe(true);
}

const listCounts = async () => {
  const { results } = await env.DB.prepare("SELECT question, answer, people FROM eeo_counts").all();
  return results;
};

const openForm = async () => (await send(job.path)).text();
const toShown = (html: string) => ({ questionsShown: readHidden(html, "questionsShown") });

async function apply(sent: Record<string, string | File>) {
  const form = new FormData();
  const all = { ...person, email: `dana${stored}@example.com`, ...sent };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const response = await post(job.path, form, newVisitor());
  const html = response.status === 302 ? "" : await response.text();
  return { status: response.status, html, text: toText(html) };
}

test("sends nothing when the questions changed while someone wrote, and shows the new ones", async () => {
  await change(ask("ehr"), ask("float", { kind: "yes-no" }), ask("proof", { kind: "file" }));
  const shown = toShown(await openForm());
  await change(ask("ehr", { label: "Which EHRs, and for how long?" }), ask("call", { isRequired: true }));
  const proof = new File([pdfFile as BlobPart], "proof.pdf");
  const refused = await apply({ ...shown, "q-ehr": "Epic", "q-float": "yes", "q-proof": proof });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("The employer changed its questions");
  expect(refused.text).toContain("Which EHRs, and for how long?");
  expect(refused.text).toContain("About call?");
  expect(refused.html).toContain('value="Epic"');
  expect(refused.html).toContain('value="Dana"');
  expect(await listRows("applications")).toHaveLength(0);
  const again = await apply({ ...toShown(refused.html), "q-ehr": "Epic", "q-call": "Every fourth night" });
  expect(again.status).toBe(302);
  expect(await listRows("applications")).toHaveLength(1);
});

test("keeps with the answer what the employer asked for, where it is something else", async () => {
  const years = { kind: "number", label: "Years in an ICU?", knockOut: { least: 8, unit: "years" } } as const;
  await change(ask("years", years), ask("float", { kind: "yes-no", knockOut: { wanted: ["yes"] } }));
  expect((await apply({ "q-years": "6", "q-float": "yes" })).status).toBe(302);
  const [copy] = await listRows("application_copies");
  expect(JSON.parse(String(copy!.copy)).answers).toEqual([
    { label: "Years in an ICU?", value: "6", isJudged: true, asked: "at least 8 years" },
    { label: "About float?", value: "Yes", isJudged: true },
  ]);
});

test("takes a form whose questions are as it showed them, or that does not say", async () => {
  await change(ask("ehr"));
  const html = await openForm();
  expect(html).not.toContain("eeo-sex");
  const shown = toShown(html);
  expect((await apply({ ...shown, "q-ehr": "Epic", email: "one@example.com" })).status).toBe(302);
  expect((await apply({ "q-ehr": "Epic", email: "two@example.com" })).status).toBe(302);
  const unknown = await apply({ "q-other": "Epic", email: "three@example.com" });
  expect(unknown.status).toBe(400);
  expect(unknown.text).toContain("This form has no field");
});

test("adds voluntary answers to counts only, and for no company that does not ask", async () => {
  await apply({ "eeo-sex": "female", email: "unasked@example.com" });
  expect(await listCounts()).toEqual([]);
  await env.DB.prepare("UPDATE employers SET asks_eeo = 1 WHERE id = ?").bind(company.employer.id).run();
  expect(await openForm()).toContain("eeo-sex");
  const sent = { "eeo-sex": "female", "eeo-disability": "declined", email: "asked@example.com" };
  expect((await apply(sent)).status).toBe(302);
  // A repeat stores nothing, and so counts nothing.
  await apply({ ...sent, message: "Texas RN, six years of ICU, sent again." });
  expect(await listCounts()).toEqual([
    { question: "disability", answer: "declined", people: 1 },
    { question: "sex", answer: "female", people: 1 },
  ]);
  for (const table of ["applications", "application_copies", "application_events", "outbox"] as const)
    expect(JSON.stringify(await listRows(table))).not.toMatch(/female|declined|eeo-(?:sex|disability)/);
  expect((await apply({ "eeo-sex": "Any", email: "wrong@example.com" })).status).toBe(400);
});
