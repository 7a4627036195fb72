import { beforeAll, beforeEach, expect, test } from "vitest";
import { sealReceiptKey } from "#app/applications/notices/receipt-key.server.ts";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let seeker: Awaited<ReturnType<typeof signIn>>;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  seeker = await signIn("job_seeker", { firstName: "Dana", lastName: "Whitfield" });
  jobId = await storePosting(own.employer.id, "icu-nurse-1");
});
beforeEach(() =>
  env.DB.exec(
    "DELETE FROM outbox; DELETE FROM applications; DELETE FROM profile_details; DELETE FROM used_limits",
  ),
);

const lee = { name: "Lee Ortiz", relation: "Former manager", reach: "(918) 555-0142" };
const kim = { name: "Kim Duarte", relation: null, reach: "kim@example.com" };
const toValue = ({ name, relation, reach }: typeof lee | typeof kim) =>
  JSON.stringify([name, relation, reach]);

const keepReferences = (references: object[]) =>
  env.DB.prepare(
    "INSERT OR REPLACE INTO profile_details (user_id, details, saves, said_at) VALUES (?, ?, '{}', 1)",
  )
    .bind(seeker.user.id, JSON.stringify({ references }))
    .run();

const store = (given: object = {}) =>
  storeApplicant({
    employerId: own.employer.id,
    jobId,
    state: "interview",
    userId: seeker.user.id,
    employerName: "Harbor Health",
    ...given,
  });
const onePath = (publicId: string) => `/hiring/${own.employer.slug}/applicants/${publicId}`;
const herPath = (publicId: string) => `/applications/${publicId}/references`;
const read = async (path: string, cookie?: string) => {
  const response = await send(path, cookie ? { headers: { cookie } } : {});
  return { status: response.status, text: toText(await response.text()), response };
};
const write = (path: string, fields: Record<string, string>, cookie?: string) =>
  postForm(path, fields, cookie ? { cookie } : {});
const ask = (publicId: string, cookie = own.recruiter.cookie) =>
  write(onePath(publicId), { references: "ask" }, cookie);
const listKinds = async () =>
  (
    await env.DB.prepare(
      "SELECT kind FROM application_events WHERE kind LIKE 'references%' ORDER BY id",
    ).all()
  ).results.map(({ kind }) => kind);
const subjects = async () => (await listRows("outbox")).map(({ subject }) => subject);

test("asks once, tells the applicant by mail and on the dashboard, and shows the employer what was sent", async () => {
  const { publicId, id } = await store();
  await keepReferences([lee, kim]);
  expect((await read(onePath(publicId), own.recruiter.cookie)).text).toContain("Ask for references");
  await env.DB.exec("DELETE FROM outbox");
  await Promise.all([ask(publicId), ask(publicId, own.owner.cookie)]);
  expect((await ask(publicId)).headers.get("location")).toContain("done=unasked");
  expect(await listKinds()).toEqual(["references-asked"]);
  const [mail, ...others] = await listRows("outbox");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: "The employer asks for your references: ICU nurse at Harbor Health",
  });
  expect(mail!.body).toContain(`${herPath(publicId)}`);
  expect(mail!.body).not.toContain("Lee Ortiz");
  expect((await read("/dashboard", seeker.cookie)).text).toMatch(
    /Harbor Health asks for your references\s*ICU nurse/,
  );
  const employers = await read(onePath(publicId), own.reviewer.cookie);
  expect(employers.text).toMatch(/Asked for on .* No reply yet\./);
  expect(employers.text).not.toContain("Lee Ortiz");
  const hers = await read(herPath(publicId), seeker.cookie);
  expect(hers.text).toMatch(/Lee Ortiz.*Former manager.*Kim Duarte/);
  await env.DB.exec("DELETE FROM outbox");
  for (let click = 0; click < 2; click++)
    await write(herPath(publicId), { intent: "send", chosen1: toValue(lee) }, seeker.cookie);
  expect(await listKinds()).toEqual(["references-asked", "references-sent"]);
  expect(new Set(await subjects())).toEqual(new Set(["References for ICU nurse"]));
  await keepReferences([{ ...lee, reach: "changed@example.com" }]);
  const list = await read(`/hiring/${own.employer.slug}/applicants`, own.recruiter.cookie);
  expect(list.text).toContain("News from them");
  const shown = await read(onePath(publicId), own.recruiter.cookie);
  expect(shown.text).toMatch(/References\s*Lee Ortiz\s*Former manager\s*\(918\) 555-0142/);
  expect(shown.text).not.toContain("Kim Duarte kim@");
  expect(shown.text).toMatch(/New .*The applicant sent 1 reference/);
  expect((await read(`/hiring/${own.employer.slug}/applicants`, own.recruiter.cookie)).text).not.toContain(
    "News from them",
  );
  expect((await read("/dashboard", seeker.cookie)).text).not.toContain("asks for your references");
  expect((await read(`/dashboard/applications/${publicId}`, seeker.cookie)).text).toMatch(
    /You sent 1 reference.*Lee Ortiz/,
  );
  await env.DB.prepare("DELETE FROM applications WHERE id = ?").bind(id).run();
  expect(await listKinds()).toEqual([]);
});

test("asks nobody too early or too late, and lets no reviewer or stranger ask", async () => {
  for (const state of ["new", "hired", "not-selected", "withdrawn"] as const) {
    const { publicId } = await store({ state });
    expect((await read(onePath(publicId), own.recruiter.cookie)).text).not.toContain("Ask for references");
    await ask(publicId);
    await env.DB.exec("DELETE FROM applications");
  }
  const { publicId } = await store();
  expect((await ask(publicId, own.reviewer.cookie)).status).toBe(403);
  for (const { cookie } of [other.owner, seeker, await signIn("admin")])
    expect((await ask(publicId, cookie)).status).toBe(404);
  const elsewhere = `/hiring/${other.employer.slug}/applicants/${publicId}`;
  expect((await write(elsewhere, { references: "ask" }, other.owner.cookie)).status).toBe(404);
  expect(await listKinds()).toEqual([]);
  expect((await subjects()).join()).not.toContain("The employer asks for your references");
});

test("shows the page to nobody else, and to nobody before the employer asked", async () => {
  const { publicId } = await store();
  expect((await read(herPath(publicId), seeker.cookie)).status).toBe(404);
  await ask(publicId);
  await keepReferences([lee]);
  const stranger = await signIn("job_seeker");
  for (const cookie of [stranger.cookie, own.owner.cookie]) {
    expect((await read(herPath(publicId), cookie)).status).toBe(404);
    expect((await write(herPath(publicId), { intent: "decline" }, cookie)).status).toBe(404);
  }
  expect((await read(herPath(publicId))).response.headers.get("location")).toMatch(/^\/login/);
  expect((await read(`${herPath(publicId)}?key=wrong`)).status).toBe(404);
  const key = await sealReceiptKey(
    (await store({ email: "else@example.com", userId: null })).publicId,
    env.SESSION_SECRET,
  );
  expect((await read(`${herPath(publicId)}?key=${key}`)).status).toBe(404);
  expect(await listKinds()).toEqual(["references-asked"]);
});

test("lets a guest type references by the mailed link, and shows nobody's profile there", async () => {
  const guest = await store({ userId: null });
  await ask(guest.publicId);
  const link = /http\S+references\?key=\S+/.exec(String((await listRows("outbox")).at(-1)!.body))![0]!;
  const path = link.slice(new URL(link).origin.length);
  expect((await read(path)).text).toMatch(/Reference 1\s*Name/);
  const empty = await write(path, { intent: "send" });
  expect(empty.status).toBe(400);
  expect(toText(await empty.text())).toContain("Choose or enter at least one reference.");
  const nameless = await write(path, { intent: "send", reach1: "555" });
  expect(nameless.status).toBe(400);
  expect(await nameless.text()).toContain('value="555"');
  expect((await write(path, { intent: "send", name2: "Lee Ortiz", reach2: "lee@example.com" })).status).toBe(
    302,
  );
  expect((await read(onePath(guest.publicId), own.reviewer.cookie)).text).toContain("Lee Ortiz");
  // Of an account, by its link alone: what she keeps in her profile is not shown.
  const { publicId } = await store();
  await keepReferences([lee]);
  await ask(publicId);
  const keyed = `${herPath(publicId)}?key=${await sealReceiptKey(publicId, env.SESSION_SECRET)}`;
  expect((await read(keyed)).text).not.toContain("Lee Ortiz");
  expect((await write(keyed, { intent: "send", chosen1: toValue(lee) })).status).toBe(400);
});

test("sends none where she wants none, and nothing that was changed meanwhile", async () => {
  const { publicId } = await store();
  await keepReferences([lee]);
  await ask(publicId);
  const stale = await write(herPath(publicId), { intent: "send", chosen1: toValue(kim) }, seeker.cookie);
  expect(stale.status).toBe(400);
  expect(toText(await stale.text())).toContain("Your references were changed meanwhile.");
  await env.DB.exec("DELETE FROM outbox");
  await write(herPath(publicId), { intent: "decline", chosen1: toValue(lee) }, seeker.cookie);
  expect(await listKinds()).toEqual(["references-asked", "references-declined"]);
  expect(new Set(await subjects())).toEqual(new Set(["No references for ICU nurse"]));
  expect((await read(onePath(publicId), own.recruiter.cookie)).text).toContain("sent no references.");
  expect(
    (await write(herPath(publicId), { intent: "send", chosen1: toValue(lee) }, seeker.cookie)).status,
  ).toBe(400);
});

test("lets an applicant write to the team, once a press, with mail and a mark", async () => {
  const { publicId } = await store();
  const page = `/dashboard/applications/${publicId}`;
  expect((await read(page, seeker.cookie)).text).toContain("Send message");
  const reply = { intent: "reply", reply: "Tuesday at 10 works.", idempotencyKey: "once" };
  for (let click = 0; click < 2; click++)
    expect((await write(page, reply, seeker.cookie)).headers.get("location")).toBe(
      `${page}?sent=reply#reply`,
    );
  const mails = await listRows("outbox");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [own.owner.user.email, own.recruiter.user.email].sort(),
  );
  expect(mails[0]).toMatchObject({ subject: "Message from an applicant: ICU nurse" });
  expect(mails[0]!.body).toContain("Tuesday at 10 works.");
  const shown = await read(onePath(publicId), own.reviewer.cookie);
  expect(shown.text).toMatch(/New Dana \S+ .*Tuesday at 10 works\./);
  expect((await read(onePath(publicId), own.owner.cookie)).text).not.toMatch(/New Dana .*Tuesday/);
  expect((await read(page, seeker.cookie)).text).toMatch(
    /You wrote to Harbor Health.*You [A-Z].*Tuesday at 10 works/,
  );
  const empty = await write(page, { intent: "reply", reply: "  " }, seeker.cookie);
  expect(empty.status).toBe(400);
  expect(toText(await empty.text())).toContain("Enter your message.");
  for (let sent = 1; sent < 10; sent++)
    await write(page, { ...reply, reply: `Message ${sent}`, idempotencyKey: `${sent}` }, seeker.cookie);
  const tooMany = await write(page, { ...reply, reply: "One more", idempotencyKey: "11" }, seeker.cookie);
  expect(tooMany.status).toBe(400);
  expect(await tooMany.text()).toContain(">One more</textarea>");
});

test("takes no message of a stranger, nor before the employer said anything, and a guest's by the link", async () => {
  const { publicId, id } = await store({ state: "new" });
  const page = `/dashboard/applications/${publicId}`;
  const reply = { intent: "reply", reply: "Hello" };
  expect((await read(page, seeker.cookie)).text).not.toContain("Send message");
  expect((await write(page, reply, seeker.cookie)).status).toBe(400);
  await env.DB.prepare("UPDATE applications SET state = 'offer' WHERE id = ?").bind(id).run();
  const stranger = await signIn("job_seeker");
  expect((await write(page, reply, stranger.cookie)).status).toBe(404);
  expect((await write(`/applications/${publicId}`, reply, stranger.cookie)).status).toBe(404);
  const receipt = `/applications/${publicId}?key=${await sealReceiptKey(publicId, env.SESSION_SECRET)}`;
  expect((await read(receipt)).text).toContain("Send message");
  expect((await write(receipt, reply)).status).toBe(302);
  const replies = await env.DB.prepare("SELECT actor_id FROM application_events WHERE kind = 'reply'").all();
  expect(replies.results).toEqual([{ actor_id: null }]);
});

test("takes no reference without a phone or an email, typed or of the profile", async () => {
  const guest = await store({ userId: null });
  await ask(guest.publicId);
  const path = `${herPath(guest.publicId)}?key=${await sealReceiptKey(guest.publicId, env.SESSION_SECRET)}`;
  for (const reach of ["", "call me", "555", "lee@"]) {
    const refused = await write(path, { intent: "send", name1: "Lee Ortiz", reach1: reach });
    expect(refused.status).toBe(400);
    expect(toText(await refused.text())).toContain("Enter a phone number with its area code, or an email");
  }
  const { publicId } = await store();
  await ask(publicId);
  const mute = { ...lee, name: "Ana Mute", reach: null };
  await keepReferences([lee, mute]);
  const page = await read(herPath(publicId), seeker.cookie);
  expect(page.text).toContain("Your profile has no phone or email that works of Ana Mute.");
  const value = JSON.stringify([mute.name, mute.relation, mute.reach]);
  const refused = await write(herPath(publicId), { intent: "send", chosen1: value }, seeker.cookie);
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Add a phone number or an email address in your profile");
  expect(await listKinds()).toEqual(["references-asked", "references-asked"]);
});

test("lets her correct references until the employer opens them, and not after", async () => {
  const guest = await store({ userId: null });
  await ask(guest.publicId);
  const path = `${herPath(guest.publicId)}?key=${await sealReceiptKey(guest.publicId, env.SESSION_SECRET)}`;
  const correct = (reach1: string) => write(path, { intent: "correct", name1: "Lee Ortiz", reach1 });
  expect((await correct("lee@example.com")).status).toBe(400);
  await write(path, { intent: "send", name1: "Lee Ortiz", reach1: "le@example.com" });
  expect((await read(path)).text).toContain("has not opened them yet");
  expect((await read(path)).response.status).toBe(200);
  await env.DB.exec("DELETE FROM outbox");
  expect((await correct("lee@example.com")).status).toBe(302);
  expect(await listKinds()).toEqual(["references-asked", "references-sent"]);
  expect(await subjects()).toEqual([]);
  const shown = await read(onePath(guest.publicId), own.recruiter.cookie);
  expect(shown.text).toContain("lee@example.com");
  expect(shown.text).not.toContain("le@example.com");
  expect((await read(path)).text).not.toContain("has not opened them yet");
  const late = await correct("other@example.com");
  expect(late.status).toBe(400);
  expect(toText(await late.text())).toContain("the employer opened them meanwhile");
  expect((await write(`${herPath(guest.publicId)}?key=wrong`, { intent: "correct" })).status).toBe(404);
});
