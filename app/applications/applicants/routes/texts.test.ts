import { beforeAll, beforeEach, expect, test } from "vitest";
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

beforeAll(async () => {
  own = await createCompany("Harbor Texts");
  other = await createCompany("Gulf Texts");
  jobId = await storePosting(own.employer.id, "texted");
});
beforeEach(() =>
  env.DB.exec(
    "DELETE FROM outbox; DELETE FROM applications; DELETE FROM used_limits; DELETE FROM answer_texts",
  ),
);

const path = () => `/hiring/${own.employer.slug}/texts`;
const onePath = (publicId: string) => `/hiring/${own.employer.slug}/applicants/${publicId}`;
const write = (to: string, fields: Record<string, string>, cookie = own.recruiter.cookie) =>
  postForm(to, fields, { cookie });
const read = async (to: string, cookie = own.recruiter.cookie) =>
  toText(await (await send(to, { headers: { cookie } })).text());
const findId = async () => String(await env.DB.prepare("SELECT id FROM answer_texts").first<number>("id"));
const text = "Hello {first name},\n\nShadow us at {company} for a shift as {position}.\n\n{your name}";
const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, firstName: "Ana", seenAt: 1, ...given });

test("fills a text of the company's own, and sends it once it is as the recruiter wants it", async () => {
  expect((await write(path(), { name: "Shadow shift", text, intent: "save" })).status).toBe(302);
  const { publicId } = await store();
  const page = await read(`${onePath(publicId)}?template=message&text=${await findId()}`);
  expect(page).toContain("Hello Ana, Shadow us at Harbor Texts for a shift as ICU nurse. Lee Okafor");
  expect(page).toContain("Shadow shift");
  expect(page).not.toContain("Sending it moves");
  const sent = await write(onePath(publicId), { template: "message", text: "Hello Ana, come on Monday." });
  expect(sent.headers.get("location")).toContain("done=answered");
  expect((await listRows("outbox"))[0]!.body).toContain("come on Monday");
});

test("keeps what was typed where a name is taken or a mark is unknown, and leaves an interviewer to be filled", async () => {
  await write(path(), { name: "Shadow shift", text, intent: "save" });
  const taken = await write(path(), { name: "shadow SHIFT", text: "Kept words.", intent: "save" });
  expect(taken.status).toBe(400);
  const shown = await taken.text();
  expect(toText(shown)).toContain("You have a text of that name already.");
  expect(shown).toContain("Kept words.");
  const odd = await write(path(), { name: "Odd", text: "Hello {nickname}", intent: "save" });
  expect(toText(await odd.text())).toContain("We do not know “{nickname}”");
  const money = await write(path(), { name: "Fee", text: "Pay the $40 fee by gift card.", intent: "save" });
  expect(money.status).toBe(400);
  const id = await findId();
  await write(path(), { id, name: "Shadow shift", text: "You meet {interviewer}.", intent: "save" });
  const { publicId } = await store();
  expect(await read(`${onePath(publicId)}?template=message&text=${id}`)).toContain("You meet {interviewer}.");
  const sent = await write(onePath(publicId), { template: "message", text: "You meet {interviewer}." });
  expect(sent.status).toBe(400);
  expect(await listRows("outbox")).toEqual([]);
});

test("turns several down in the company's own words, and keeps the reason for the team alone", async () => {
  await write(path(), { name: "Not this time", text: "Dear {first name}: not this time.", intent: "save" });
  const { publicId, id } = await store();
  const no = await toMove(publicId, "Not selected");
  const filled = await write(onePath(publicId), { ...no, text: "x", fill: "yes", own: await findId() });
  expect(toText(await filled.text())).toContain("Dear Ana: not this time.");
  expect(await listRows("outbox")).toEqual([]);
  const told = { text: "Dear {first name}: not this time.", reason: "Pay" };
  const list = `/hiring/${own.employer.slug}/applicants`;
  const pick = { to: await findStageId(own.employer.id, "Not selected"), pick0: `${publicId}.${no.from}` };
  expect((await write(list, { ...pick, ...told })).status).toBe(302);
  expect((await listRows("outbox"))[0]!.body).toContain("Dear Ana: not this time.");
  expect(await read(onePath(publicId))).toContain("Reason, for your team: Pay.");
  const rows = JSON.stringify([await listRows("outbox"), await listRows("application_events")]);
  expect(rows).not.toContain("Pay");
  expect(
    await env.DB.prepare("SELECT end_reason FROM applications WHERE id = ?").bind(id).first("end_reason"),
  ).toBe("Pay");
});

test("lets only who writes for the company change its texts, and shows them to no other company", async () => {
  await write(path(), { name: "Ours", text: "Our own words.", intent: "save" });
  const id = await findId();
  const changes: Record<string, string>[] = [
    { name: "New", text: "x", intent: "save" },
    { id, name: "Ours", text: "Changed.", intent: "save" },
    { id, name: "Ours", text: "x", intent: "delete" },
  ];
  for (const fields of changes) {
    expect((await write(path(), fields, own.reviewer.cookie)).status).toBe(403);
    expect((await write(path(), fields, other.owner.cookie)).status).toBe(404);
    if (fields.id)
      expect((await write(`/hiring/${other.employer.slug}/texts`, fields, other.owner.cookie)).status).toBe(
        404,
      );
  }
  expect(await read(path(), own.reviewer.cookie)).toContain("Our own words.");
  const theirs = await storeApplicant({ employerId: other.employer.id });
  const page = `/hiring/${other.employer.slug}/applicants/${theirs.publicId}?template=message&text=${id}`;
  expect(await read(page, other.owner.cookie)).not.toContain("Our own words.");
  expect((await write(path(), changes[2]!)).status).toBe(302);
  expect(await listRows("applications")).toHaveLength(1);
});
