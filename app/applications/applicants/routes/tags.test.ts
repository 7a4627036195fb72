import { beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-tags");
});
beforeEach(() => env.DB.exec("DELETE FROM applicant_tags; DELETE FROM applications"));

const list = () => `/hiring/${own.employer.slug}/applicants`;
const apply = () => storeApplicant({ employerId: own.employer.id, jobId });
const write = async (path: string, fields: Record<string, string>, { cookie } = own.recruiter) =>
  postForm(path, fields, { cookie });
const read = async (path: string, { cookie } = own.recruiter) =>
  (await send(path, { headers: { cookie } })).text();
const listTags = async () =>
  (
    await env.DB.prepare(
      `SELECT a.last_name || ' ' || t.name AS line FROM application_tags p JOIN applicant_tags t ON t.id = p.tag_id
        JOIN applications a ON a.id = p.application_id ORDER BY a.id, t.name`,
    ).all<{ line: string }>()
  ).results.map(({ line }) => line);

test("adds a tag once whatever its capitals, suggests it for others, and removes it with its last use", async () => {
  const [one, two] = [await apply(), await apply()];
  for (const tag of ["Night shift", "night  SHIFT", "Night shift"])
    expect((await write(`${list()}/${one.publicId}`, { tag })).status).toBe(302);
  expect(await listTags()).toEqual([`${one.lastName} Night shift`]);
  const page = await read(`${list()}/${two.publicId}`);
  expect(page).toContain('<option value="Night shift"');
  await write(`${list()}/${two.publicId}`, { tag: "NIGHT SHIFT" });
  await write(`${list()}/${one.publicId}`, { untag: "Night shift" });
  expect(await listTags()).toEqual([`${two.lastName} Night shift`]);
  for (let press = 0; press < 2; press++)
    expect((await write(`${list()}/${two.publicId}`, { untag: "Night shift" })).status).toBe(302);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM applicant_tags").first("n")).toBe(0);
});

test("takes ten tags of thirty characters, and keeps what was typed after an error", async () => {
  const { publicId } = await apply();
  for (let at = 0; at < 11; at++) await write(`${list()}/${publicId}`, { tag: `Tag ${at}` });
  expect(await listTags()).toHaveLength(10);
  const long = await write(`${list()}/${publicId}`, { tag: "x".repeat(31) });
  expect(long.status).toBe(400);
  const html = await long.text();
  expect(html).toContain(`value="${"x".repeat(31)}"`);
  expect(html).toMatch(/aria-describedby="tag-problem"/);
  expect((await write(`${list()}/${publicId}`, { tag: " " })).status).toBe(400);
  await write(`${list()}/${publicId}`, { untag: "Tag 0" });
  await write(`${list()}/${publicId}`, { tag: "<b>&" });
  expect(await read(`${list()}/${publicId}`)).not.toContain("<b>&");
});

test("shows tags in the list, filters by one, and writes them into the file and the comparison", async () => {
  const [one, two] = [await apply(), await apply()];
  await write(`${list()}/${one.publicId}`, { tag: "Charge" });
  await write(`${list()}/${one.publicId}`, { tag: "Bilingual" });
  const id = await env.DB.prepare("SELECT id FROM applicant_tags WHERE name = 'Charge'").first("id");
  expect(await read(list())).toContain("Bilingual, Charge");
  const filtered = toText(await read(`${list()}?tag=${id}`));
  expect(filtered).toContain(one.lastName);
  expect(filtered).not.toContain(two.lastName);
  expect(filtered).toMatch(/All 1 /);
  const file = await (await write(`/hiring/${own.employer.slug}/applicants.csv?tag=${id}`, {})).text();
  expect(file).toContain("Bilingual; Charge");
  expect(file).not.toContain(two.lastName);
  const compared = toText(
    await read(`/hiring/${own.employer.slug}/compare?pick0=${one.publicId}&pick1=${two.publicId}`),
  );
  expect(compared).toContain("Bilingual, Charge");
});

test("tags and untags several at once, by the button or by Enter, and says what is missing", async () => {
  const [one, two] = [await apply(), await apply()];
  const those = { to: "", pick0: one.publicId, pick1: `${two.publicId}.1` };
  const added = await write(list(), { ...those, tagName: "Spring", tagging: "add" });
  expect(added.headers.get("location")).toBe(`${list()}?tagged=2#said`);
  expect(toText(await read(`${list()}?tagged=2`))).toContain("2 applicants got the tag.");
  expect((await write(list(), { ...those, tagName: "Spring" })).headers.get("location")).toContain(
    "tagged=0",
  );
  expect(await listTags()).toHaveLength(2);
  const removed = await write(list(), { ...those, tagName: "spring", tagging: "remove" });
  expect(removed.headers.get("location")).toContain("untagged=2");
  expect(await listTags()).toEqual([]);
  const refused = [
    [{ ...those, tagName: "", tagging: "add" }, "Enter a tag"],
    [{ to: "", tagName: "Spring", tagging: "add" }, "Choose at least one applicant."],
    [{ to: "", tagName: "", pick0: one.publicId }, "Choose where to move them."],
  ] as const;
  for (const [fields, text] of refused)
    expect(toText(await (await write(list(), fields as Record<string, string>)).text())).toContain(text);
});

test("lets neither a reviewer nor another company tag, and finds no other company's tag", async () => {
  const { publicId } = await apply();
  const path = `${list()}/${publicId}`;
  expect((await write(path, { tag: "Mine" }, own.reviewer)).status).toBe(403);
  expect((await write(path, { tag: "Mine" }, other.owner)).status).toBe(404);
  const bulk = { to: "", tagName: "Mine", tagging: "add", pick0: publicId };
  expect((await write(list(), bulk, own.reviewer)).status).toBe(403);
  const elsewhere = `/hiring/${other.employer.slug}/applicants`;
  expect((await write(elsewhere, bulk, other.owner)).headers.get("location")).toContain("tagged=0");
  expect(await listTags()).toEqual([]);
  await write(path, { tag: "Ours" });
  const foreign = { to: "", tagName: "Ours", tagging: "remove", pick0: publicId };
  await write(elsewhere, foreign, other.owner);
  expect(await listTags()).toHaveLength(1);
  expect(await read(elsewhere, other.owner)).not.toContain("Ours");
  const id = await env.DB.prepare("SELECT id FROM applicant_tags").first("id");
  expect(toText(await read(`${elsewhere}?tag=${id}`, other.owner))).not.toContain("Whitfield");
  expect(toText(await read(path, own.reviewer))).toContain("Ours");
});
