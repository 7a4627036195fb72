import { beforeEach, expect, test } from "vitest";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;
let companies = 0;

beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox; DELETE FROM applications; DELETE FROM used_limits");
  companies += 1;
  own = await createCompany(`Harbor Board ${companies}`);
  other = await createCompany(`Gulf Board ${companies}`);
  jobId = await storePosting(own.employer.id, `carded-${companies}`);
});

const board = (search = "") => `/hiring/${own.employer.slug}/board${search}`;
const open = async (path: string, cookie = own.recruiter.cookie) => {
  const answer = await send(path, { headers: { cookie } });
  return { status: answer.status, html: await answer.text() };
};
const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, ...given });
const toPick = async (publicId: string) => `${publicId}.${(await toMove(publicId, "New")).from}`;

test("shows twenty cards of a stage, who wait longest first, and leads to the others in the list", async () => {
  const now = Date.now();
  for (let at = 0; at < 25; at++)
    await store({ firstName: "Card", lastName: `No${at}`, createdAt: now - at * 86_400_000 });
  await store({ jobId: null, firstName: "Elsewhere" });
  const hired = await store({ state: "hired", firstName: "Hired" });
  const { html } = await open(board());
  const text = toText(html);
  expect(html.match(/data-card=/g)).toHaveLength(20);
  expect(html.indexOf("No24")).toBeLessThan(html.indexOf("No23"));
  expect(html).not.toContain("Card No3<");
  expect(text).toContain("New 26 applicants");
  expect(text).toContain("6 more");
  expect(html).toContain(`/applicants?stage=${await findStageId(own.employer.id, "New")}`);
  expect(html).not.toContain(hired.publicId);
  const ofPosting = toText((await open(board(`?job=carded-${companies}`))).html);
  expect(ofPosting).toContain("New 25 applicants");
});

test("moves a card by the form that dragging sends, and leads back to it", async () => {
  const ana = await store({ firstName: "Ana", lastName: "Vale" });
  const to = await findStageId(own.employer.id, "Interview");
  const pick = await toPick(ana.publicId);
  const moved = await postForm(board(), { to, card: pick }, { cookie: own.recruiter.cookie });
  expect(moved.headers.get("location")).toMatch(new RegExp(`#card-${ana.publicId}$`));
  const page = toText((await open(moved.headers.get("location")!)).html);
  expect(page).toContain("Ana Vale is now in “Interview”.");
  expect(page).toContain("We emailed them.");
  expect(page).toContain("Move back");
  expect(page).toContain("Set up an interview");
  const late = await postForm(
    board(),
    { to: await findStageId(own.employer.id, "Offer"), card: pick },
    { cookie: own.owner.cookie },
  );
  expect(toText(await late.text())).toContain("Lee Okafor moved Ana Vale to “Interview” meanwhile.");
  expect(await listRows("stage_moves")).toHaveLength(1);
});

test("moves one card to any stage by the card's menu, and leaves those checked alone", async () => {
  const ana = await store({ firstName: "Ana", lastName: "Vale" });
  const ben = await store({ firstName: "Ben", lastName: "Osei" });
  const { html } = await open(board());
  const [button = "", value = ""] =
    new RegExp(`<button[^>]*value="(${ana.publicId}[^"]*)"[^>]*>.*?</button>`).exec(html) ?? [];
  expect(toText(button)).toContain("Move to In review : Ana Vale");
  for (const stage of ["Interview", "Offer", "Hired"])
    expect(toText(html)).toContain(`Move to ${stage} : Ana Vale`);
  const sent = {
    move: value,
    card: await toPick(ben.publicId),
    to: await findStageId(own.employer.id, "Offer"),
  };
  const moved = await postForm(board(), sent, { cookie: own.recruiter.cookie });
  expect(moved.headers.get("location")).toMatch(new RegExp(`#card-${ana.publicId}$`));
  expect(await listRows("stage_moves")).toHaveLength(1);
  const page = toText((await open(moved.headers.get("location")!)).html);
  expect(page).toContain("Ana Vale is now in “In review”.");
  expect((await open(board(), own.reviewer.cookie)).html).not.toContain('name="move"');
});

test("offers no button that turns someone down, and presses none of a card by Enter", async () => {
  await store({ firstName: "Ana", state: "hired" });
  await store({ firstName: "Ben", state: "offer" });
  const { html } = await open(board());
  expect(html).not.toContain("Move to Not selected");
  expect(toText(html)).toMatch(/Move to [\w ]+: Ben/);
  const form = html.slice(html.lastIndexOf("<form", html.indexOf("data-board")));
  expect(/<button[^>]*>/.exec(form)?.[0]).toContain('tabindex="-1"');
});

test("asks what to tell before a card goes to “Not selected”", async () => {
  const ana = await store({ firstName: "Ana" });
  const sent = { to: await findStageId(own.employer.id, "Not selected"), card: await toPick(ana.publicId) };
  const asked = await (await postForm(board(), sent, { cookie: own.recruiter.cookie })).text();
  expect(toText(asked)).toContain("What we tell Ana");
  expect(asked).toContain(`name="card" value="${sent.card}"`);
  const told = await postForm(board(), { ...sent, text: "Thank you." }, { cookie: own.recruiter.cookie });
  expect(told.headers.get("location")).toContain("ending=");
  expect(await listRows("outbox")).toHaveLength(1);
});

test("is the company's alone: strangers find no board, a reviewer moves nobody, and no foreign card moves", async () => {
  const ana = await store();
  const fields = { to: await findStageId(own.employer.id, "Offer"), card: await toPick(ana.publicId) };
  expect((await open(board(), other.owner.cookie)).status).toBe(404);
  expect((await open(board(), own.reviewer.cookie)).html).not.toContain('name="card"');
  expect((await postForm(board(), fields, { cookie: own.reviewer.cookie })).status).toBe(403);
  expect((await postForm(board(), fields, { cookie: other.owner.cookie })).status).toBe(404);
  const theirs = `/hiring/${other.employer.slug}/board`;
  await postForm(theirs, fields, { cookie: other.owner.cookie });
  const offer = await findStageId(other.employer.id, "Offer");
  await postForm(theirs, { ...fields, to: offer }, { cookie: other.owner.cookie });
  expect(await listRows("stage_moves")).toEqual([]);
});
