import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  selectClosedRequests,
  selectOpenRequests,
} from "#app/desk/people/data-requests/data-request-list.server.ts";
import { removeOldDataRequests } from "#app/desk/people/data-requests/data-request-page.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { explain } from "#tests/support/explain.ts";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { fillPerson } from "#tests/support/person-rows.ts";
import { listRows, postWith } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const today = new Date().toISOString().slice(0, 10);
let cookie = "";

beforeAll(async () => {
  await fillCatalog();
  ({ cookie } = await signIn("admin"));
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM data_requests");
});

const list = "/admin/data-requests";
const write = (path: string, fields: Record<string, string>) => postForm(path, fields, { cookie });
const open = async (path: string) => (await send(path, { headers: { cookie } })).text();
const toFields = (given: Record<string, string> = {}) => ({
  key: randomId(),
  kind: "access",
  email: "dana@harbor.example",
  source: "email",
  received: today,
  ...given,
});

async function enter(given: Record<string, string> = {}) {
  const fields = toFields(given);
  expect((await write(list, fields)).status).toBe(302);
  return `${list}/${fields.key}`;
}

const listLog = async (path: string) =>
  (await listRows("audit_log"))
    .filter(({ subject }) => subject === `data_request:${path.split("/").at(-1)}`)
    .map(({ action, detail }) => [action, detail]);

test("enters a request once, due in the 30 days that we promise", async () => {
  const fields = toFields();
  await Promise.all([write(list, fields), write(list, fields)]);
  const [row] = await listRows("data_requests");
  expect(row).toMatchObject({ state: "open", due_at: Date.parse(today) + 30 * dayMs });
  expect(await listRows("data_requests")).toHaveLength(1);
  expect(await listLog(fields.key)).toEqual([["data_request.add", '{"to":"open","kind":"access"}']]);
  const text = toText(await open(list));
  expect(text).toContain("dana@harbor.example");
  expect(text).toMatch(/Due in (29|30) days/);
});

test("shows the next due first, and what is overdue", async () => {
  await enter({
    email: "late@example.com",
    received: new Date(Date.now() - 40 * dayMs).toISOString().slice(0, 10),
  });
  await enter({ email: "new@example.com" });
  const text = toText(await open(list));
  expect(text.indexOf("late@example.com")).toBeLessThan(text.indexOf("new@example.com"));
  expect(text).toContain("Overdue");
});

test("keeps what was typed when a request is wrong", async () => {
  const tomorrow = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  const answer = await write(list, toFields({ email: "dana@", received: tomorrow, kind: "erasure" }));
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain('value="dana@"');
  expect(html).toContain("The day is in the future");
  expect(html).toMatch(/<option value="erasure" selected/);
  expect(await listRows("data_requests")).toEqual([]);
});

test("shows what was found, erases it in one step and keeps the address only until the request is answered", async () => {
  const email = "Zyxquill.Dana@mail.example.com";
  const { key } = await fillPerson(email.toLowerCase(), "Zyxquill", true);
  const path = await enter({ kind: "erasure", email });
  const text = toText(await open(path));
  expect(text).toMatch(/Your account\s*users\s*1\s*1\s*Deleted\./);
  expect(text).toMatch(/What our staff did\s*audit_log\s*0\s*0\s*We have to be able to tell/);
  expect(text).toContain(`Company of ${key}`);
  const done = { state: "done", note: `All gone, told ${email}.` };
  const early = await write(path, done);
  expect(early.status).toBe(400);
  const refused = await early.text();
  expect(refused).toContain("Erase the person&#x27;s data first.");
  expect(refused).toContain("All gone");

  for (const fields of [{ reason: "Asked by email." }, { identity: "on", reason: " " }] as Record<
    string,
    string
  >[]) {
    const unchecked = await write(path, fields);
    expect(unchecked.status).toBe(400);
    expect(await unchecked.text()).toMatch(/Check first that the request|Enter why you erase/);
  }
  expect(toText(await open(path))).toMatch(/users\s*1\s*1\s*Deleted/);

  const erase = { identity: "on", reason: `Asked by ${email}.` };
  const stopped = await postWith({ FILES: broken<R2Bucket>() }, path, new URLSearchParams(erase), { cookie });
  expect(stopped.headers.get("location")).toContain("done=stopped");
  expect(toText(await open(path))).toContain("Go on with the erasure");
  const both = await Promise.all([write(path, erase), write(path, erase)]);
  for (const { headers } of both) expect(headers.get("location")).toBe(`${path}?done=erased`);
  const after = toText(await open(path));
  expect(after).toMatch(/Your account\s*users\s*1\s*0\s*Deleted\./);
  expect(after).toContain(`Company of ${key}`);
  expect(after).toContain("Asked by [erased address].");

  expect((await write(path, done)).status).toBe(302);
  const closed = await open(path);
  expect(toText(closed)).toMatch(/an erased address.*All gone, told \[erased address\]\./s);
  expect(toText(closed)).not.toContain(`Company of ${key}`);
  for (const table of ["data_requests", "audit_log", "outbox", "users", "applications"] as const)
    expect(JSON.stringify(await env.DB.prepare(`SELECT * FROM ${table}`).all())).not.toMatch(/zyxquill/i);
  const log = await listLog(path);
  expect(log[0]).toEqual(["data_request.add", '{"to":"open","kind":"erasure"}']);
  expect(log.map(([action]) => action)).toContain("data_request.erase");
  expect(log.at(-1)).toEqual(["data_request.close", '{"from":"open","to":"done"}']);
});

test("finds and erases what someone sent without an account", async () => {
  const email = "no-account@mail.example.com";
  const { key } = await fillPerson(email, "Guestonly", false);
  const path = await enter({ kind: "erasure", email: email.toUpperCase() });
  const text = toText(await open(path));
  expect(text).toMatch(/Your account\s*users\s*0\s*0/);
  expect(text).toMatch(/Applications\s*applications,[\w ,]+?\s[1-9]\d*\s*[1-9]/);
  expect(text).toContain(`Company of ${key}`);
  await write(path, { identity: "on", reason: "Asked by email." });
  expect(toText(await open(path))).toMatch(/Applications\s*applications,[\w ,]+?\s[1-9]\d*\s*0/);
  expect(
    await env.DB.prepare("SELECT 1 FROM applications WHERE lower(email) = ?").bind(email).first(),
  ).toBeNull();
});

test("erases nobody by their own hand, and nothing for another kind of request", async () => {
  const admin = await signIn("admin");
  const own = await enter({ kind: "erasure", email: admin.user.email });
  const erase = { identity: "on", reason: "Asked." };
  const answer = await postForm(own, erase, { cookie: admin.cookie });
  expect(answer.headers.get("location")).toBe(`${own}?done=own`);
  const access = await enter({ email: admin.user.email });
  expect((await write(access, erase)).headers.get("location")).toBe(`${access}?done=closed`);
  expect(await env.DB.prepare("SELECT 1 FROM users WHERE id = ?").bind(admin.user.id).first()).not.toBeNull();
});

test("gives out what we have about a person, to an admin alone, and records it", async () => {
  const email = "file@mail.example.com";
  await fillPerson(email, "Vale", false);
  const path = await enter({ email });
  expect(await open(path)).toContain(`href="${path}/person.json"`);
  const json = await send(`${path}/person.json`, { headers: { cookie } });
  expect(json.headers.get("cache-control")).toContain("no-store");
  expect(await json.json()).toMatchObject({ email });
  const text = await send(`${path}/person.txt`, { headers: { cookie } });
  expect(text.headers.get("content-type")).toContain("text/plain");
  expect(await text.text()).toContain("Email: file@mail.example.com");
  expect((await listLog(path)).filter(([action]) => action === "data_request.export")).toHaveLength(2);
  expect((await send(`${path}/person.csv`, { headers: { cookie } })).status).toBe(404);
  const seeker = await signIn("job_seeker");
  expect((await send(`${path}/person.json`, { headers: { cookie: seeker.cookie } })).status).not.toBe(200);
  await write(path, { state: "done", note: "Sent." });
  expect((await send(`${path}/person.json`, { headers: { cookie } })).status).toBe(404);
});

test("refuses a request with a reason, also without erasing", async () => {
  const path = await enter({ kind: "erasure" });
  expect((await write(path, { state: "refused", note: " " })).status).toBe(400);
  expect((await write(path, { state: "refused", note: "Not their address." })).status).toBe(302);
  expect(toText(await open(`${list}?state=refused`))).toContain("dana@harbor.example");
  expect(toText(await open(path))).toContain("Not their address.");
});

test("knows no request by another number", async () => {
  expect((await send(`${list}/unknown`, { headers: { cookie } })).status).toBe(404);
  expect((await write(`${list}/unknown`, { state: "done", note: "x" })).status).toBe(404);
});

test("forgets a request 730 days after it was closed, and keeps what is open", async () => {
  const closed = await enter();
  await enter({ email: "open@example.com" });
  await write(closed, { state: "done", note: "Sent." });
  await removeOldDataRequests(db, Date.now() + 729 * dayMs);
  expect(await listRows("data_requests")).toHaveLength(2);
  await removeOldDataRequests(db, Date.now() + 731 * dayMs);
  expect(await listRows("data_requests")).toMatchObject([{ email: "open@example.com" }]);
});

test("reads requests in the order of their indexes", async () => {
  expect(await explain(selectOpenRequests(db))).toContain("USING INDEX data_requests_open");
  expect(await explain(selectOpenRequests(db))).not.toContain("TEMP B-TREE");
  const closed = await explain(selectClosedRequests(db, "done", { before: [9], after: null }));
  expect(closed).toContain("USING INDEX data_requests_by_state");
  expect(closed).not.toContain("TEMP B-TREE");
});
