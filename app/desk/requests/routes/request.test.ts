import { beforeEach, expect, test } from "vitest";
import { addMember, createEmployer, signIn, type TestUser } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import {
  contactFields,
  hireFields,
  listRows,
  newVisitor,
  pdf,
  postHireRequest,
  toMultipart,
} from "#tests/support/requests.ts";
import { env, origin, post, postJson, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
const position = "Registered nurse, ICU";
let admin: { cookie: string; user: TestUser };

beforeEach(async () => {
  await env.DB.exec("DELETE FROM hire_requests");
  await env.DB.exec("DELETE FROM contacts");
  await env.DB.exec("DELETE FROM outbox");
  admin = await signIn("admin");
  await postHireRequest(
    toMultipart({ ...hireFields, position, place: "Portland, OR", headcount: "2" }, pdf(), "role.pdf"),
  );
});

async function findPath() {
  const [request] = await listRows("hire_requests");
  return { path: `/admin/hire-requests/${request?.public_id}`, id: Number(request?.id) };
}

const read = async (path: string, cookie = admin.cookie) => {
  const response = await send(path, { headers: { cookie } });
  return { status: response.status, text: toText(await response.text()) };
};

const sendForm = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
  post(path, new URLSearchParams(fields), { ...host, cookie });

async function readAudit() {
  const rows = await listRows("audit_log");
  return rows.map(({ action }) => action);
}

async function listEvents() {
  const { results } = await env.DB.prepare(
    "SELECT kind, request_id, event, detail FROM request_events ORDER BY id",
  ).all<{ kind: string; request_id: number; event: string; detail: string }>();
  return results.map(({ detail, ...event }) => ({ ...event, detail: JSON.parse(detail) }));
}

test("shows a request with all that came, and what was done about it", async () => {
  const { path } = await findPath();
  const { status, text } = await read(path);
  expect(status).toBe(200);
  for (const value of [...Object.values(hireFields), position, "Portland, OR", "role.pdf"])
    expect(text).toContain(value);
  expect(text).toContain("Sent");
  // After hours, the clock ends on another day.
  expect(text).toMatch(/due (?:in \d|(?:Mon|Tue|Wed|Thu|Fri) )/);
});

test("opens for an admin only, and is not found under another list or id", async () => {
  const { path } = await findPath();
  expect((await send(path)).status).toBe(302);
  for (const role of ["employer", "job_seeker"] as const) {
    const { cookie } = await signIn(role);
    expect((await read(path, cookie)).status).toBe(403);
    for (const [name, value] of Object.entries({ note: "x", status: "won", assignee: "1", companyName: "x" }))
      expect((await sendForm(path, { [name]: value }, cookie)).status).toBe(403);
  }
  expect((await read(path.replace("hire-requests", "contacts"))).status).toBe(404);
  expect((await read("/admin/hire-requests/unknown")).status).toBe(404);
  expect((await sendForm("/admin/hire-requests/unknown", { note: "x" })).status).toBe(404);
  expect(await listEvents()).toEqual([]);
});

test("keeps a note once, however often it is sent, and asks for words when it has none", async () => {
  const { path, id } = await findPath();
  const note = { note: "Called, voicemail.", idempotencyKey: "same-key-1234" };
  for (let i = 0; i < 2; i++) expect((await sendForm(path, note)).status).toBe(302);
  expect(await listEvents()).toEqual([
    { kind: "hire_request", request_id: id, event: "note", detail: { text: "Called, voicemail." } },
  ]);
  expect((await read(path)).text).toContain("Called, voicemail.");
  const refused = await sendForm(path, { note: "  " });
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Enter a note");
});

test("assigns a request to an admin and to nobody else, and lists it under Mine", async () => {
  const { path } = await findPath();
  const { user: employer } = await signIn("employer");
  expect((await sendForm(path, { assignee: String(employer.id) })).status).toBe(404);
  expect((await sendForm(path, { assignee: String(admin.user.id) })).status).toBe(302);
  expect((await listRows("hire_requests"))[0]).toMatchObject({ assigned_to: admin.user.id });
  expect((await read("/admin/hire-requests?mine=1")).text).toContain("Harbor Health");
  const { cookie } = await signIn("admin");
  expect((await read("/admin/hire-requests?mine=1", cookie)).text).not.toContain("Harbor Health");
  expect(await readAudit()).toContain("hire_request.assigned");
  expect((await sendForm(path, { assignee: "" })).status).toBe(302);
  expect((await listRows("hire_requests"))[0]).toMatchObject({ assigned_to: null });
});

test("answers by email from a template, once, and marks a new request as contacted", async () => {
  const { path } = await findPath();
  const page = await send(`${path}?template=questions`, { headers: { cookie: admin.cookie } });
  const html = await page.text();
  expect(html).toContain("A few questions about your request");
  const before = (await listRows("outbox")).length;
  const reply = {
    template: "questions",
    subject: "A few questions",
    text: "Which licenses?",
    idempotencyKey: "k-123456",
  };
  for (let i = 0; i < 2; i++) expect((await sendForm(path, reply)).status).toBe(302);
  const mails = (await listRows("outbox")).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: hireFields.email, subject: "A few questions" });
  expect((await listRows("hire_requests"))[0]).toMatchObject({ status: "contacted" });
  expect((await listEvents()).map(({ event }) => event)).toEqual(["answer", "status", "assigned"]);
  expect((await read(path)).text).toContain("Which licenses?");
  const refused = await sendForm(`${path}?template=questions`, {
    ...reply,
    subject: "",
    text: "Kept as typed",
  });
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Kept as typed");
});

test("ends a request as won or lost, and tells its sender", async () => {
  const { path } = await findPath();
  for (const status of ["won", "lost"]) {
    expect((await sendForm(path, { status })).status).toBe(302);
    expect((await listRows("hire_requests"))[0]).toMatchObject({ status });
  }
  expect((await sendForm(path, { status: "sold" })).status).toBe(404);
  const changes = (await listEvents()).map(({ detail }) => detail);
  expect(changes).toEqual([
    { from: "new", to: "won" },
    { from: "won", to: "lost" },
  ]);
});

test("makes a company, a draft of its posting and an invitation of a hiring request, once", async () => {
  const { path, id } = await findPath();
  const makes = await Promise.all(
    Array.from({ length: 3 }, () => sendForm(path, { companyName: "Harbor Health" })),
  );
  const drafts = makes
    .map((made) => made.headers.get("location") ?? "")
    .filter((to) => to.startsWith("/post-job/"));
  expect(drafts).toHaveLength(1);
  const { results: companies } = await env.DB.prepare(
    "SELECT e.id, e.name, m.role FROM employers e JOIN memberships m ON m.employer_id = e.id WHERE m.user_id = ?1",
  )
    .bind(admin.user.id)
    .all();
  expect(companies).toEqual([{ id: expect.any(Number), name: "Harbor Health", role: "recruiter" }]);
  expect((await listRows("hire_requests"))[0]).toMatchObject({
    employer_id: companies[0]!.id,
    status: "contacted",
  });
  const { results: invited } = await env.DB.prepare(
    "SELECT email, role FROM invitations WHERE employer_id = ?1",
  )
    .bind(companies[0]!.id)
    .all();
  expect(invited).toEqual([{ email: hireFields.email, role: "owner" }]);
  const review = await read(drafts[0]!);
  expect(review.status).toBe(200);
  expect(review.text).toContain("Registered nurse, ICU");
  expect((await listEvents()).at(-1)).toMatchObject({ request_id: id, event: "company" });
  expect(await readAudit()).toContain("hire_request.company");
  expect((await read(path)).text).toContain("This request has a company");
});

test("offers the company of the same name first and makes no second one, however the name is spelled", async () => {
  const { path } = await findPath();
  const page = await (await send(path, { headers: { cookie: admin.cookie } })).text();
  const [made] = (
    await env.DB.prepare("SELECT slug FROM employers WHERE name = 'Harbor Health'").all<{ slug: string }>()
  ).results;
  expect(page).toMatch(
    new RegExp(`<input[^>]*(checked=""[^>]*value="${made!.slug}"|value="${made!.slug}"[^>]*checked="")`),
  );
  for (const companyName of ["HARBOR HEALTH, Inc.", "The Harbor Health LLC", "Harbor Health"]) {
    const refused = await sendForm(path, { companyName, company: "" });
    expect(refused.status).toBe(400);
    expect(toText(await refused.text())).toContain("We have a company of this name. It is listed below");
  }
  const chosen = await sendForm(path, { companyName: "Harbor Health", company: made!.slug });
  expect(chosen.headers.get("location")).toMatch(/^\/post-job\//);
  await env.DB.exec("DELETE FROM employers WHERE name = 'Harbor Health'");
});

test("offers no company that has an owner", async () => {
  const { path } = await findPath();
  const { user } = await signIn("employer");
  const { results } = await env.DB.prepare(
    "INSERT INTO employers (slug, name, kind, created_at, verified_at) VALUES ('harbor-health-owned', 'Harbor Health', 'direct', 1, 1) RETURNING id",
  ).all<{ id: number }>();
  expect((await read(path)).text).toMatch(/Harbor Health\s*0 open postings, no owner/);
  await env.DB.prepare(
    "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?1, ?2, 'owner', 1)",
  )
    .bind(user.id, results[0]!.id)
    .run();
  const owned = (await read(path)).text;
  expect(owned).not.toContain("no owner");
  expect(owned).toContain("Harbor Health has an owner, and the sender is not in its team.");
  const refused = await sendForm(path, { companyName: "Harbor Health", company: "harbor-health-owned" });
  expect(refused.status).toBe(400);
  await env.DB.exec("DELETE FROM employers WHERE slug = 'harbor-health-owned'");
});

test("puts the draft into the sender's account where the company is the sender's own", async () => {
  const { path } = await findPath();
  const sender = await signIn("employer", { email: hireFields.email.toLowerCase() });
  const employer = await createEmployer("Senders Clinic");
  await addMember(employer.id, sender.user.id, "owner");
  expect((await read(path)).text).toMatch(
    /Senders Clinic\s*the sender's own: the draft goes into their account/,
  );
  const fields = { companyName: "Harbor Health", company: employer.slug };
  const made = await Promise.all([sendForm(path, fields), sendForm(path, fields)]);
  expect(made.map(({ headers }) => headers.get("location")).toSorted()).toEqual([
    `${path}?done=drafted`,
    `${path}?done=made-before`,
  ]);
  const { results } = await env.DB.prepare(
    "SELECT user_id AS userId FROM posting_drafts WHERE employer_id = ?",
  )
    .bind(employer.id)
    .all();
  expect(results).toEqual([{ userId: sender.user.id }]);
  const { results: members } = await env.DB.prepare(
    "SELECT user_id AS id FROM memberships WHERE employer_id = ?",
  )
    .bind(employer.id)
    .all();
  expect(members).toEqual([{ id: sender.user.id }]);
  expect((await read(path)).text).toContain("This request has a company");
});

test("gives a request of nobody to who answers that it is taken care of", async () => {
  const { path, id } = await findPath();
  const answer = { template: "received", subject: "We have your request", text: "I am taking care of it." };
  await sendForm(path, answer);
  const readAssigned = () =>
    env.DB.prepare("SELECT assigned_to AS to_ FROM hire_requests WHERE id = ?").bind(id).first<number>("to_");
  expect(await readAssigned()).toBe(admin.user.id);
  expect((await listEvents()).filter(({ event }) => event === "assigned")).toHaveLength(1);
  await sendForm(path, { ...answer, text: "And one more thing." });
  expect((await listEvents()).filter(({ event }) => event === "assigned")).toHaveLength(1);
});

test("works on a message the same way, and gives both lists as a file", async () => {
  await postJson("/api/contact", { ...contactFields, firstName: "=Sam" }, newVisitor());
  const [message] = await listRows("contacts");
  const path = `/admin/contacts/${message?.public_id}`;
  expect((await read(path)).text).toContain(contactFields.message);
  await sendForm(path, { note: "Answered by phone." });
  await sendForm(path, { status: "closed" });
  expect((await listEvents()).map(({ kind, event }) => `${kind} ${event}`)).toEqual([
    "contact note",
    "contact status",
  ]);
  for (const list of ["hire-requests", "contacts"]) {
    const file = await sendForm(`/admin/${list}.csv`, {});
    expect(file.headers.get("content-type")).toContain("text/csv");
    const text = await file.text();
    expect(text).toContain(list === "contacts" ? contactFields.message : hireFields.details);
    expect(text).not.toMatch(/(?:^|,)"?=/m);
    expect((await send(`/admin/${list}.csv`, { headers: { cookie: admin.cookie } })).status).toBe(405);
    const { cookie } = await signIn("employer");
    expect((await sendForm(`/admin/${list}.csv`, {}, cookie)).status).toBe(403);
  }
});

test("forgets what was done about a request with the request", async () => {
  const { path } = await findPath();
  await sendForm(path, { note: "x" });
  await env.DB.exec("DELETE FROM hire_requests");
  expect(await listEvents()).toEqual([]);
});
