import { beforeAll, beforeEach, expect, test } from "vitest";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { newVisitor } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

const db = toDb(env.DB);
let harbor: TestCompany;
let quill: TestCompany;
let posting = { id: 0, path: "" };
let stored = 0;

beforeAll(() => createVitalsTables(env.VITALS_DB));

beforeAll(async () => {
  [harbor, quill] = [await createCompany("Harbor Clinic"), await createCompany("Quill Clinic")];
});

beforeEach(async () => {
  stored += 1;
  const slug = `asking-${stored}`;
  const id = await storePosting(harbor.employer.id, slug);
  await env.DB.prepare("UPDATE jobs SET profession = 'registered-nurse' WHERE id = ?").bind(id).run();
  posting = { id, path: `/hiring/${harbor.employer.slug}/jobs/${slug}/questions` };
});

const open = async (cookie = harbor.owner.cookie) => {
  const response = await send(posting.path, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
};

async function press(step: string, fields: Record<string, string> = {}, cookie = harbor.owner.cookie) {
  const form = { revision: "0", do: step, ...fields };
  const response = await postForm(posting.path, form, { cookie, ...newVisitor() });
  const html = await response.text();
  return { status: response.status, location: response.headers.get("location"), html, text: toText(html) };
}

const ask = (at: number, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ id: `own-${at}`, kind: "short", ...fields }).map(([part, value]) => [
      `q${at}-${part}`,
      value,
    ]),
  );
const saved = async () => (await getQuestionSet(db, posting.id)).questions;
const labelsOf = (html: string) =>
  [...html.matchAll(/<input[^>]*name="q\d+-label"[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? "",
  );

test("saves a recruiter's questions and shows them as applicants see them", async () => {
  const fields = {
    ...ask(0, { kind: "number", label: "Years in the ICU?", required: "1", least: "2", unit: "years" }),
    ...ask(1, { kind: "some", label: "Which do you hold?", options: "BLS\r\nACLS\r\n", wanted: "BLS" }),
  };
  const { status, location } = await press("save", fields, harbor.recruiter.cookie);
  expect([status, location]).toEqual([302, `${posting.path}?done=saved#saved`]);
  expect(await saved()).toEqual([
    {
      ...{ id: "own-0", kind: "number", label: "Years in the ICU?", help: "", options: [] },
      ...{ isRequired: true, knockOut: { least: 2, unit: "years" } },
    },
    {
      ...{ id: "own-1", kind: "some", label: "Which do you hold?", help: "", options: ["BLS", "ACLS"] },
      ...{ isRequired: false, knockOut: { wanted: ["BLS"] } },
    },
  ]);
  const { html } = await open();
  expect(labelsOf(html)).toEqual(["Years in the ICU?", "Which do you hold?"]);
  expect(toText(html)).toContain("This employer asks for at least 2 years; you can still apply.");
  expect(html).toMatch(/name="q-own-1"[^>]* value="ACLS"/);
});

test("adds, moves and removes questions without scripts, and loses nothing that was typed", async () => {
  const typed = { ...ask(0, { label: "First?" }), ...ask(1, { label: "Second?", help: "Be brief." }) };
  const added = await press("add", { ...typed, kind: "yes-no" });
  expect(added.status).toBe(200);
  expect(labelsOf(added.html)).toEqual(["First?", "Second?", ""]);
  expect(added.html).toContain('value="Be brief."');
  expect(readHidden(added.html, "q2-kind")).toBe("yes-no");
  expect(added.text).toContain("Not saved yet");
  expect(labelsOf((await press("up-1", typed)).html)).toEqual(["Second?", "First?"]);
  expect(labelsOf((await press("down-0", typed)).html)).toEqual(["Second?", "First?"]);
  expect(labelsOf((await press("remove-0", typed)).html)).toEqual(["Second?"]);
  expect(labelsOf((await press("remove-7", typed)).html)).toEqual(["First?", "Second?"]);
  expect(await saved()).toEqual([]);
});

test("offers our questions for the posting's profession, each once", async () => {
  const { html } = await open();
  expect(toText(html)).toContain("Are you willing to float to other units?");
  expect(toText(html)).not.toContain("What is your board status?");
  const picked = await press("pick", { "pick-nurse-float": "1", "pick-start": "1" });
  expect(labelsOf(picked.html)).toEqual([
    "Are you willing to float to other units?",
    "What is the earliest day you can start?",
  ]);
  const again = await press("pick", { ...ask(0, { id: "start", kind: "date" }), "pick-start": "1" });
  expect(labelsOf(again.html)).toHaveLength(1);
});

test("copies the questions of the company's other postings, and of no other company's", async () => {
  await press("save", ask(0, { label: "Asked before?" }));
  const first = posting.path.split("/").at(-2)!;
  const slug = `asking-again-${stored}`;
  posting = { id: await storePosting(harbor.employer.id, slug), path: posting.path.replace(first, slug) };
  expect(toText((await open()).html)).toContain("Copy the questions of another posting");
  const copied = await press("copy", { ...ask(0, { id: "mine", label: "Mine?" }), from: first });
  expect(labelsOf(copied.html)).toEqual(["Mine?", "Asked before?"]);
  const theirs = await storePosting(quill.employer.id, `theirs-${stored}`);
  await env.DB.prepare("INSERT INTO job_questions SELECT ?1, questions, 1, 1 FROM job_questions LIMIT 1")
    .bind(theirs)
    .run();
  expect((await press("copy", { from: `theirs-${stored}` })).status).toBe(404);
  expect((await open()).html).not.toContain(`theirs-${stored}`);
});

test("refuses a thirteenth question and keeps the twelve", async () => {
  const twelve = Object.assign({}, ...Array.from({ length: 12 }, (_, at) => ask(at, { label: `Q${at}?` })));
  const refused = await press("add", twelve);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("A posting has at most 12 questions.");
  expect(labelsOf(refused.html)).toHaveLength(12);
  expect((await press("save", twelve)).status).toBe(302);
});

test("names the field of what is wrong, and keeps what was typed", async () => {
  const fields = { ...ask(0, { label: "" }), ...ask(1, { kind: "one", label: "Shift?", options: "Days" }) };
  const { status, text, html } = await press("save", fields);
  expect(status).toBe(400);
  expect(html).toContain("<title>Error: Questions for applicants");
  expect(text).toContain("Enter the question");
  expect(text).toContain("Enter at least two options");
  expect(labelsOf(html)).toEqual(["", "Shift?"]);
  expect(await saved()).toEqual([]);
});

test.each([
  [{ label: "How old are you?" }, "It asks for age, which must not count in hiring."],
  [{ label: "Anything else?", help: "Tell us whether you are pregnant." }, "It asks about pregnancy"],
  [{ kind: "one", label: "You are", options: "Male\nFemale" }, "It asks for sex or gender"],
  [{ label: "Female nurses only: agreed?" }, "It reads as if only one sex is wanted."],
  [{ label: "Will you pay the $50 application fee upfront?" }, "Applying must be free"],
  [{ label: "Your Social Security number" }, "A posting must not ask for such personal data."],
])("refuses to ask %j, in the words of the check of postings", async (fields, sentence) => {
  const { status, text, html } = await press("save", ask(0, fields));
  expect(status).toBe(400);
  expect(text).toContain(sentence);
  expect(labelsOf(html)).toEqual([fields.label]);
  expect(await saved()).toEqual([]);
});

test("refuses a form that is older than what is saved, and keeps what was typed in it", async () => {
  expect((await press("save", ask(0, { label: "First tab?" }))).status).toBe(302);
  const older = await press("save", ask(0, { label: "Second tab?" }), harbor.recruiter.cookie);
  expect(older.status).toBe(409);
  expect(older.text).toContain("These questions were changed in another tab or by a colleague");
  expect(labelsOf(older.html)).toEqual(["Second tab?"]);
  expect((await saved()).map(({ label }) => label)).toEqual(["First tab?"]);
  const revision = readHidden(older.html, "revision");
  expect((await press("save", { ...ask(0, { label: "Second tab?" }), revision })).status).toBe(302);
  expect((await saved()).map(({ label }) => label)).toEqual(["Second tab?"]);
});

test("lets nobody in but the company's owners and recruiters", async () => {
  const fields = ask(0, { label: "Which EHRs?" });
  expect((await open(harbor.reviewer.cookie)).status).toBe(403);
  expect((await press("save", fields, harbor.reviewer.cookie)).status).toBe(403);
  expect((await open(quill.owner.cookie)).status).toBe(404);
  expect((await press("save", fields, quill.owner.cookie)).status).toBe(404);
  const signedOut = await send(posting.path);
  expect([signedOut.status, signedOut.headers.get("location")?.startsWith("/login")]).toEqual([302, true]);
  // Another company's posting below one's own address is nobody's.
  const other = posting.path.replace(harbor.employer.slug, quill.employer.slug);
  expect((await send(other, { headers: { cookie: quill.owner.cookie } })).status).toBe(404);
  expect(await saved()).toEqual([]);
});

test("is linked from the list of postings, for those who may write", async () => {
  const list = async (cookie: string) =>
    (await send(`/hiring/${harbor.employer.slug}`, { headers: { cookie } })).text();
  expect(await list(harbor.owner.cookie)).toContain(`href="${posting.path}"`);
  expect(await list(harbor.reviewer.cookie)).not.toContain("/questions");
});
