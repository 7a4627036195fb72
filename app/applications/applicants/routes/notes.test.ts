import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-notes");
});
beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM application_notes; DELETE FROM applications"));

const apply = async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId, phone: "(555) 010-4477" });
  return `/hiring/${own.employer.slug}/applicants/${publicId}`;
};
const write = (path: string, fields: Record<string, string>, { cookie } = own.owner) =>
  postForm(path, fields, { cookie });
const read = async (path: string, { cookie } = own.owner) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const toMembers = async () => {
  const mails = await listRows("outbox");
  return mails.filter(({ subject }) => /^(A note for you|Assigned to you)/.test(String(subject)));
};

test("mails a note to the colleague it names, once, with the note and a link and without contact data", async () => {
  const path = await apply();
  const note = { note: "@lee Okafor, call them? See https://evil.example", idempotencyKey: "a" };
  for (let press = 0; press < 2; press++) {
    const sent = await write(path, note);
    expect(sent.headers.get("location")).toBe(`${path}?done=told#said`);
  }
  const mails = await toMembers();
  expect(mails).toMatchObject([
    { recipient: own.recruiter.user.email, subject: "A note for you: ICU nurse" },
  ]);
  const body = String(mails[0]!.body);
  expect(body).toContain("@lee Okafor, call them?");
  expect(body).toContain(`${path}#notes`);
  expect(body).not.toMatch(/dana\d+@example|010-4477/);
  const page = await (await send(path, { headers: { cookie: own.owner.cookie } })).text();
  expect(page).toMatch(/<strong[^>]*>@lee Okafor<\/strong>/);
});

test("tells whom the form chose, and says so in the note", async () => {
  const path = await apply();
  await write(path, { note: "Please look.", tell: String(own.reviewer.user.id), idempotencyKey: "b" });
  expect(await toMembers()).toMatchObject([{ recipient: own.reviewer.user.email }]);
  expect(await read(path)).toContain("@Kim Duarte Please look.");
  const both = { note: "@Kim Duarte again.", tell: String(own.reviewer.user.id), idempotencyKey: "c" };
  await write(path, both);
  expect(await toMembers()).toHaveLength(2);
  expect(await read(path)).not.toContain("@Kim Duarte @Kim Duarte");
});

test("mails nobody outside the team, nobody twice and not the author", async () => {
  const path = await apply();
  const stranger = other.recruiter.user;
  const notes = [
    { note: "@Morgan Castellan, that is me." },
    { note: "To a stranger.", tell: String(stranger.id) },
    { note: "To myself.", tell: String(own.owner.user.id) },
    { note: "Nobody at all, lee@okafor.example" },
  ];
  for (const [at, note] of notes.entries())
    expect((await write(path, { ...note, idempotencyKey: `d${at}` } as Record<string, string>)).status).toBe(
      302,
    );
  expect(await toMembers()).toEqual([]);
  await write(path, { note: "@Lee Okafor @Lee @Lee Okafor", idempotencyKey: "e" });
  expect(await toMembers()).toHaveLength(1);
});

test("mails no colleague who has left, is suspended or has not confirmed the address", async () => {
  const path = await apply();
  const left = await signIn("employer", { firstName: "Ida", lastName: "Gone" });
  const join = () =>
    env.DB.prepare(
      "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?, ?, 'recruiter', 1)",
    )
      .bind(left.user.id, own.employer.id)
      .run();
  await join();
  await env.DB.prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?").bind(left.user.id).run();
  await write(path, { note: "@Ida Gone", idempotencyKey: "f" });
  await env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE id = ?").bind(left.user.id).run();
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(left.user.id).run();
  await write(path, { note: "@Ida Gone", idempotencyKey: "g" });
  expect(await toMembers()).toEqual([]);
});

test("refuses the note of someone of another company, and keeps what was typed after an error", async () => {
  const path = await apply();
  const note = { note: "@Lee Okafor", idempotencyKey: "h" };
  expect((await write(path, note, other.recruiter)).status).toBe(404);
  expect((await write(path, note, await signIn("job_seeker"))).status).toBe(404);
  const long = await write(path, { note: "y".repeat(5001), tell: String(own.reviewer.user.id) });
  expect(long.status).toBe(400);
  const html = await long.text();
  expect(html).toContain("y".repeat(5001));
  expect(html).toMatch(/<option value="\d+" selected="">Kim Duarte/);
  expect(await toMembers()).toEqual([]);
});

test("mails an assignment to the colleague, once, and not to who takes it on", async () => {
  const path = await apply();
  const assignee = String(own.recruiter.user.id);
  expect((await write(path, { assignee })).headers.get("location")).toBe(`${path}?done=handed#said`);
  await write(path, { assignee });
  expect(await toMembers()).toMatchObject([
    { recipient: own.recruiter.user.email, subject: "Assigned to you: ICU nurse" },
  ]);
  const taken = await write(path, { assignee: String(own.owner.user.id) });
  expect(taken.headers.get("location")).toBe(`${path}?done=assigned#said`);
  await write(path, { assignee: String(other.recruiter.user.id) });
  expect((await write(path, { assignee }, own.reviewer)).status).toBe(403);
  expect(await toMembers()).toHaveLength(1);
});
