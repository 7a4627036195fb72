import { beforeAll, beforeEach, expect, test } from "vitest";
import { readyCriteria } from "#app/applications/applicants/team/scorecard.ts";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-cards");
});
beforeEach(() =>
  env.DB.exec(
    "DELETE FROM scorecard_criteria; DELETE FROM scorecards; DELETE FROM applications; DELETE FROM outbox",
  ),
);

const workspace = () => `/hiring/${own.employer.slug}`;
const apply = async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  return { publicId, path: `${workspace()}/applicants/${publicId}` };
};
const write = (path: string, fields: Record<string, string>, { cookie } = own.owner) =>
  postForm(path, fields, { cookie });
const read = async (path: string, { cookie } = own.owner) =>
  (await send(path, { headers: { cookie } })).text();
const listCards = async () => (await env.DB.prepare("SELECT * FROM scorecards").all()).results;
const toCard = (given: Record<string, string> = {}) => ({
  ...{ verdict: "yes", cardNote: "", cardSeen: "", criteria: JSON.stringify(readyCriteria), rating1: "4" },
  ...given,
});

test("shows others' scorecards only to who sent one, in the page and in the comparison", async () => {
  const { path, publicId } = await apply();
  const second = await apply();
  const note = "Freezes when it gets busy.";
  const sent = await write(
    path,
    toCard({ verdict: "strong-no", cardNote: note, rating1: "1" }),
    own.reviewer,
  );
  expect(sent.headers.get("location")).toBe(`${path}?done=scorecard#said`);
  const compare = `${workspace()}/compare?pick0=${publicId}&pick1=${second.publicId}`;
  for (const member of [own.owner, own.recruiter]) {
    const html = await read(path, member);
    expect(toText(html)).toContain("A colleague has sent a scorecard.");
    expect(html).not.toContain(note);
    expect(html).not.toContain('strong-no\\"');
    const compared = await read(compare, member);
    expect(compared).toContain("1 sent. Send yours to see them.");
    expect(compared).not.toMatch(/strong no/i);
  }
  expect(toText(await read(path, own.reviewer))).toContain(note);
  await write(path, toCard({ rating1: "4" }), own.owner);
  const html = toText(await read(path));
  expect(html).toContain(note);
  expect(html).toContain("1 yes, 1 strong no from 2 scorecards");
  expect(html).toMatch(/Clinical skills 2\.5 2/);
  const compared = toText(await read(compare));
  expect(compared).toContain("1 yes, 1 strong no, from 2");
  expect(compared).toContain("2.5 of 4, from 2");
  // A card of one applicant opens no other's.
  await write(second.path, toCard({ cardNote: "Of the second." }), own.reviewer);
  expect(await read(second.path)).not.toContain("Of the second.");
});

test("keeps one card of each author, corrects it, and writes over no other window's", async () => {
  const { path } = await apply();
  for (let press = 0; press < 2; press++)
    expect((await write(path, toCard())).headers.get("location")).toContain("done=scorecard");
  const [card] = await listCards();
  expect(await listCards()).toHaveLength(1);
  const cardSeen = String(card!.changed_at);
  const blind = await write(path, toCard({ verdict: "no", cardNote: "From an old tab." }));
  expect(blind.status).toBe(400);
  expect(toText(await blind.text())).toContain("in another window");
  expect((await write(path, toCard({ verdict: "no", cardSeen }))).status).toBe(302);
  expect(await listCards()).toMatchObject([{ verdict: "no", author_id: own.owner.user.id }]);
});

test("needs an overall verdict, keeps what was typed, and asks again once the criteria changed", async () => {
  const { path } = await apply();
  const { verdict: _, ...without } = toCard({ cardNote: "Typed.", rating2: "3" });
  const refused = await write(path, without);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain("Choose what you think overall.");
  expect(html).toContain("Typed.</textarea>");
  expect(html).toMatch(/<option value="3" selected="">/);
  const criteria = { criterion1: "Clinical skills", criterion2: "Triage", criterion3: "Charting" };
  const seen = JSON.stringify(readyCriteria);
  await write(`${workspace()}/scorecard`, { ...criteria, seen });
  const late = await write(path, toCard());
  expect(late.status).toBe(400);
  expect(toText(await late.text())).toContain("changed the criteria meanwhile");
  for (const shown of ["{", "[1]", ""])
    expect((await write(path, toCard({ criteria: shown }))).status).toBe(400);
  expect(await listCards()).toEqual([]);
});

test("takes no card from another company, a seeker or someone who left", async () => {
  const { path, publicId } = await apply();
  for (const stranger of [other.owner, await signIn("job_seeker")])
    expect((await write(path, toCard(), stranger)).status).toBe(404);
  const elsewhere = `/hiring/${other.employer.slug}/applicants/${publicId}`;
  expect((await write(elsewhere, toCard(), other.owner)).status).toBe(404);
  expect(await listCards()).toEqual([]);
});

test("lets owners and recruiters set the criteria, over no colleague's", async () => {
  const path = `${workspace()}/scorecard`;
  const seen = JSON.stringify(readyCriteria);
  const criteria = { criterion1: "Triage", criterion2: "Charting", criterion3: "Teaching", seen };
  expect((await write(path, criteria, own.reviewer)).status).toBe(403);
  expect((await write(path, criteria, other.owner)).status).toBe(404);
  const few = await write(path, { criterion1: "Only one", seen });
  expect(few.status).toBe(400);
  expect(await few.text()).toContain('value="Only one"');
  for (let press = 0; press < 2; press++) expect((await write(path, criteria)).status).toBe(302);
  const over = await write(path, { ...criteria, criterion3: "Calm" }, own.recruiter);
  expect(over.status).toBe(400);
  const now = JSON.stringify(["Triage", "Charting", "Teaching"]);
  expect((await write(path, { ...criteria, criterion3: "Calm", seen: now }, own.recruiter)).status).toBe(302);
  expect(toText(await read(path, own.reviewer))).toMatch(/Triage.*Charting.*Calm/);
  expect(await read(`/hiring/${other.employer.slug}/scorecard`, other.owner)).not.toContain("Triage");
});

test("rates each kind of posting by its own criteria, where it has some", async () => {
  const { path } = await apply();
  const kind = await env.DB.prepare(
    `SELECT s.template_id AS id FROM applications a JOIN stages s ON s.id = a.stage_id ORDER BY a.id DESC LIMIT 1`,
  ).first<{ id: number }>();
  const settings = `${workspace()}/scorecard?kind=${kind!.id}`;
  // The default kind goes by the company's.
  expect((await send(settings, { headers: { cookie: own.owner.cookie } })).headers.get("location")).toBe(
    `${workspace()}/scorecard`,
  );
  await env.DB.prepare("UPDATE stage_templates SET is_default = 0 WHERE id = ?").bind(kind!.id).run();
  expect(toText(await read(settings))).toContain("goes by the criteria of all other postings");
  const three = { criterion1: "Charting", criterion2: "Nights alone", criterion3: "Floats" };
  const seen = JSON.stringify(readyCriteria);
  expect((await write(settings, { ...three, seen }, own.reviewer)).status).toBe(403);
  const foreign = `/hiring/${other.employer.slug}/scorecard?kind=${kind!.id}`;
  expect((await write(foreign, { ...three, seen }, other.owner)).status).toBe(404);
  expect((await write(settings, { ...three, seen })).status).toBe(302);
  expect(toText(await read(path))).toContain("Nights alone");
  expect(toText(await read(`${workspace()}/scorecard`))).not.toContain("Nights alone");
  expect((await write(settings, { ...three, criterion1: "Late", seen })).status).toBe(400);
  expect((await write(settings, { "as-all": "yes", seen })).status).toBe(302);
  expect(toText(await read(path))).toContain(readyCriteria[0]);
  await env.DB.prepare("UPDATE stage_templates SET is_default = 1 WHERE id = ?").bind(kind!.id).run();
});
