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
  own = await createCompany(`Harbor Health ${companies}`);
  other = await createCompany(`Gulf Care ${companies}`);
  jobId = await storePosting(own.employer.id, `staged-${companies}`);
});

const stagesPath = () => `/hiring/${own.employer.slug}/stages`;
const listPath = (search = "") => `/hiring/${own.employer.slug}/applicants${search}`;
const onePath = (publicId: string) => listPath(`/${publicId}`);
const write = (path: string, fields: Record<string, string>, cookie = own.recruiter.cookie) =>
  postForm(path, fields, { cookie });
const read = async (path: string, cookie = own.recruiter.cookie) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const change = async (fields: Record<string, string>, cookie = own.recruiter.cookie) => {
  const answer = await write(stagesPath(), fields, cookie);
  const { status, headers } = answer;
  return status === 302 ? headers.get("location")! : `${status} ${toText(await answer.text())}`;
};
const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, firstName: "Ana", lastName: "Vale", ...given });
const findPlace = async (id: number) => {
  const row = await env.DB.prepare(
    "SELECT s.name AS stage, a.state FROM applications a LEFT JOIN stages s ON s.id = a.stage_id WHERE a.id = ?",
  )
    .bind(id)
    .first<{ stage: string | null; state: string }>();
  return [row!.stage, row!.state];
};
const listNames = async (template = "Our stages") => {
  const { results } = await env.DB.prepare(
    `SELECT s.name FROM stages s JOIN stage_templates t ON t.id = s.template_id
      WHERE t.employer_id = ? AND t.name = ? ORDER BY s.position, s.id`,
  )
    .bind(own.employer.id, template)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
};
const findTemplate = async (name: string) =>
  String(
    await env.DB.prepare("SELECT id FROM stage_templates WHERE employer_id = ? AND name = ?")
      .bind(own.employer.id, name)
      .first<number>("id"),
  );
const addScreen = async (name = "Phone screen") =>
  change({ intent: "add", template: await findTemplate("Our stages"), name, state: "in-review" });

test("adds, renames, orders and removes stages, and keeps the first and the last ones", async () => {
  expect(await listNames()).toEqual(["New", "In review", "Interview", "Offer", "Hired", "Not selected"]);
  expect(await addScreen()).toContain("done=add");
  expect(await listNames()).toEqual([
    ...["New", "In review", "Phone screen", "Interview", "Offer", "Hired", "Not selected"],
  ]);
  const screen = await findStageId(own.employer.id, "Phone screen");
  expect(await change({ intent: "rename", stage: screen, name: "Recruiter call" })).toContain("done=rename");
  await change({ intent: "up", stage: screen, name: "Recruiter call" });
  await change({ intent: "up", stage: screen, name: "Recruiter call" });
  expect((await listNames()).slice(0, 3)).toEqual(["New", "Recruiter call", "In review"]);
  expect(await change({ intent: "rename", stage: screen, name: "offer" })).toContain(
    "400 There is a stage of that name already.".slice(4),
  );
  expect(await addScreen("Recruiter call")).toMatch(/^400 .*There is a stage of that name already\./s);
  expect(await addScreen("   ")).toContain("Enter a name");
  for (const fixed of ["New", "Hired", "Not selected"]) {
    const stage = await findStageId(own.employer.id, fixed);
    expect(await change({ intent: "remove", stage, name: fixed })).toMatch(/^404/);
    expect(await change({ intent: "down", stage, name: fixed })).toMatch(/^404/);
  }
  for (let at = 0; at < 5; at++) expect(await addScreen(`Step ${at}`)).toContain("done=add");
  expect(await addScreen("One too many")).toContain("as many as they can be: 12");
});

test("moves who stands in a removed stage to the one that tells the same, or refuses", async () => {
  await addScreen();
  const ana = await store();
  await write(onePath(ana.publicId), await toMove(ana.publicId, "Phone screen"));
  expect(await findPlace(ana.id)).toEqual(["Phone screen", "in-review"]);
  const screen = await findStageId(own.employer.id, "Phone screen");
  expect(await change({ intent: "remove", stage: screen, name: "x" })).toContain("1 applicant in");
  expect(await findPlace(ana.id)).toEqual(["Phone screen", "in-review"]);
  expect(await change({ intent: "remove", stage: screen, sure: "1" })).toContain("done=remove");
  expect(await findPlace(ana.id)).toEqual(["In review", "in-review"]);
  const review = await findStageId(own.employer.id, "In review");
  expect(await change({ intent: "remove", stage: review, sure: "1" })).toContain("applicants stand in it");
  expect(await findPlace(ana.id)).toEqual(["In review", "in-review"]);
  const offer = await findStageId(own.employer.id, "Offer");
  expect(await change({ intent: "remove", stage: offer, name: "x" })).toContain("done=remove");
  expect(await read(onePath(ana.publicId))).toContain("Moved from “Phone screen” to “In review”");
});

test("emails when the status changes, and says nothing of a move within it", async () => {
  await addScreen();
  const ana = await store();
  await write(onePath(ana.publicId), await toMove(ana.publicId, "In review"));
  expect(await listRows("outbox")).toHaveLength(1);
  const within = await write(onePath(ana.publicId), await toMove(ana.publicId, "Phone screen"));
  expect(within.headers.get("location")).toContain("done=stage");
  expect(await listRows("outbox")).toHaveLength(1);
  expect(await findPlace(ana.id)).toEqual(["Phone screen", "in-review"]);
  const events = (await listRows("application_events")).filter(({ kind }) => kind === "state");
  expect(JSON.stringify(events)).not.toContain("Phone screen");
  expect(events).toHaveLength(1);
  const page = await read(onePath(ana.publicId));
  expect(page).toContain("Moved from “In review” to “Phone screen” by Lee Okafor");
  expect(page.match(/Moved (to|from)/g)).toHaveLength(2);
});

test("lets one of two who move the same card at once win, and tells the other who moved it where", async () => {
  await addScreen();
  const ana = await store();
  const [one, two] = [await toMove(ana.publicId, "Phone screen"), await toMove(ana.publicId, "Interview")];
  const answers = await Promise.all([
    write(onePath(ana.publicId), one, own.owner.cookie),
    write(onePath(ana.publicId), two, own.recruiter.cookie),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400]);
  const isOwnerFirst = answers[0]!.status === 302;
  const told = toText(await answers[isOwnerFirst ? 1 : 0]!.text());
  expect(told).toContain(
    isOwnerFirst
      ? "Morgan Castellan moved Ana Vale to “Phone screen” meanwhile. Nothing was changed."
      : "Lee Okafor moved Ana Vale to “Interview” meanwhile. Nothing was changed.",
  );
  expect((await findPlace(ana.id))[0]).toBe(isOwnerFirst ? "Phone screen" : "Interview");
  expect(await listRows("stage_moves")).toHaveLength(1);
});

test("moves once on a double click, and several at once from the list", async () => {
  const [ana, bo] = [await store(), await store({ firstName: "Bo", email: "bo@example.com" })];
  const move = await toMove(ana.publicId, "Interview");
  const clicks = await Promise.all([1, 2].map(() => write(onePath(ana.publicId), move)));
  expect(clicks.map(({ status }) => status)).toEqual([302, 302]);
  expect(await listRows("stage_moves")).toHaveLength(1);
  expect(await listRows("outbox")).toHaveLength(1);
  const picks = { pick0: `${ana.publicId}.${move.from}`, pick1: `${bo.publicId}.${move.from}` };
  const answer = await write(listPath(), { ...picks, to: await findStageId(own.employer.id, "Offer") });
  const text = toText(await answer.text());
  expect(text).toContain(
    "1 applicant is now in “Offer”. We emailed them. Lee Okafor moved Ana Vale to “Interview” meanwhile.",
  );
  expect(await findPlace(bo.id)).toEqual(["Offer", "offer"]);
  expect(await findPlace(ana.id)).toEqual(["Interview", "interview"]);
});

test("turns nobody down whom a colleague has moved meanwhile", async () => {
  const ana = await store();
  const seen = await toMove(ana.publicId, "Not selected");
  await write(onePath(ana.publicId), await toMove(ana.publicId, "Offer"), own.owner.cookie);
  const answer = await write(onePath(ana.publicId), { ...seen, text: "Thank you." });
  expect(toText(await answer.text())).toContain("Morgan Castellan moved Ana Vale to “Offer” meanwhile.");
  const pick = { to: seen.stage, pick0: `${ana.publicId}.${seen.from}`, text: "Thank you." };
  expect(toText(await (await write(listPath(), pick)).text())).toContain("Morgan Castellan moved Ana Vale");
  expect(await findPlace(ana.id)).toEqual(["Offer", "offer"]);
});

test("puts someone back where they stood when an ending is undone", async () => {
  await addScreen();
  const ana = await store();
  await write(onePath(ana.publicId), await toMove(ana.publicId, "Phone screen"));
  const ended = await write(onePath(ana.publicId), {
    ...(await toMove(ana.publicId, "Not selected")),
    text: "Thank you.",
    interviewedText: "Thank you.",
  });
  expect(await findPlace(ana.id)).toEqual(["Not selected", "not-selected"]);
  const { searchParams } = new URL(ended.headers.get("location")!, "https://site.example");
  await write(`/hiring/${own.employer.slug}/endings/${searchParams.get("ending")}`, {});
  expect(await findPlace(ana.id)).toEqual(["Phone screen", "in-review"]);
});

test("lets a posting go by stages of its own, and the company choose others for all", async () => {
  const ana = await store();
  const unlike = await store({ jobId: null, firstName: "Bo" });
  expect(await change({ intent: "start", kind: "nurse" })).toContain("done=started");
  expect(await change({ intent: "start", kind: "nurse" })).toContain("You have these stages already.");
  const nurse = await findTemplate("Staff nurse");
  const job = `staged-${companies}`;
  await write(onePath(ana.publicId), await toMove(ana.publicId, "Interview"));
  expect(await change({ intent: "use", template: nurse, job })).toContain("done=use");
  expect(await findPlace(ana.id)).toEqual(["Manager interview", "interview"]);
  expect(await findPlace(unlike.id)).toEqual(["New", "new"]);
  // A stage of other stages is not one of the posting's.
  const odd = {
    stage: await findStageId(own.employer.id, "Offer"),
    from: (await toMove(ana.publicId, "New")).from,
  };
  expect((await write(onePath(ana.publicId), odd)).headers.get("location")).toContain("done=kept");
  const late = await store({ firstName: "Cy", email: "cy@example.com" });
  await write(onePath(late.publicId), {
    stage: String(
      await env.DB.prepare("SELECT id FROM stages WHERE template_id = ? AND name = 'Shadow shift'")
        .bind(nurse)
        .first("id"),
    ),
    from: (await toMove(late.publicId, "New")).from,
  });
  expect(await findPlace(late.id)).toEqual(["Shadow shift", "interview"]);
  expect(await change({ intent: "default", template: nurse })).toContain("done=default");
  const ours = await findTemplate("Our stages");
  expect(await change({ intent: "drop", template: ours })).toContain("done=dropped");
  expect(await findPlace(late.id)).toEqual(["Shadow shift", "interview"]);
  expect(await change({ intent: "drop", template: nurse })).toMatch(/^404/);
});

test("lists and counts by stage", async () => {
  await addScreen();
  const ana = await store();
  await store({ firstName: "Bo", email: "bo@example.com" });
  await write(onePath(ana.publicId), await toMove(ana.publicId, "Phone screen"));
  const shown = await read(listPath(`?stage=${await findStageId(own.employer.id, "Phone screen")}`));
  expect(shown).toContain("Ana Vale");
  expect(shown).not.toContain("Bo Vale");
  const elsewhere = await findStageId(other.employer.id, "New");
  expect(await read(listPath(`?stage=${elsewhere}`))).toContain("Nobody matches");
});

test("lets only who writes for the company change its stages", async () => {
  const stage = await findStageId(own.employer.id, "In review");
  const template = await findTemplate("Our stages");
  const writes: Record<string, string>[] = [
    { intent: "start", kind: "clinic" },
    { intent: "add", template, name: "Mine", state: "offer" },
    { intent: "rename", stage, name: "Mine" },
    { intent: "up", stage, name: "In review" },
    { intent: "remove", stage, name: "In review" },
    { intent: "default", template },
  ];
  const before = await listNames();
  for (const fields of writes) {
    expect((await write(stagesPath(), fields, own.reviewer.cookie)).status).toBe(403);
    expect((await write(stagesPath(), fields, other.owner.cookie)).status).toBe(404);
    if (fields.intent === "start") continue;
    // From their own page, with the ids of ours.
    const theirs = `/hiring/${other.employer.slug}/stages`;
    expect((await write(theirs, fields, other.owner.cookie)).status).toBe(404);
  }
  expect(await listNames()).toEqual(before);
  expect(await read(stagesPath(), own.reviewer.cookie)).toContain("Applicants see Interview");
  const ana = await store();
  const move = {
    ...(await toMove(ana.publicId, "Offer")),
    stage: await findStageId(other.employer.id, "Offer"),
  };
  expect((await write(onePath(ana.publicId), move)).status).toBe(404);
});
