import { beforeAll, beforeEach, expect, test } from "vitest";
import { removeOldDataRequests } from "#app/operations/data-requests/data-request-changes.server.ts";
import {
  selectClosedRequests,
  selectOpenRequests,
} from "#app/operations/data-requests/data-request-list.server.ts";
import { toDb } from "#app/platform/db.ts";
import { randomId } from "#app/platform/random.ts";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { explain } from "../support/explain.ts";
import { toText } from "../support/html.ts";
import { listRows } from "../support/requests.ts";
import { env, postForm, send } from "../support/site.ts";

const db = toDb(env.DB);
const dayMs = 86_400_000;
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

test("goes through every record of the privacy policy before an erasure is done", async () => {
  const path = await enter({ kind: "erasure" });
  const html = await open(path);
  const names = [...html.matchAll(/name="(record-\d+)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect(toText(html)).toContain("outbox");
  const done = { state: "done", note: "All gone." };
  const early = await write(path, done);
  expect(early.status).toBe(400);
  const refused = await early.text();
  expect(refused).toContain("not ticked yet");
  expect(refused).toContain("All gone.");
  await write(path, { checklist: "1", [names[0]!]: "on" });
  expect(toText(await open(path))).toContain(`Checklist: 1 of ${names.length}`);
  await write(path, { checklist: "1", ...Object.fromEntries(names.map((name) => [name, "on"])) });
  const both = await Promise.all([write(path, done), write(path, done)]);
  expect(both.map(({ status }) => status)).toEqual([302, 302]);
  expect((await listRows("data_requests"))[0]).toMatchObject({ state: "done", note: "All gone." });
  expect(await listLog(path)).toEqual([
    ["data_request.add", '{"to":"open","kind":"erasure"}'],
    ["data_request.check", '{"from":0,"to":1}'],
    ["data_request.check", `{"from":1,"to":${names.length}}`],
    ["data_request.close", '{"from":"open","to":"done"}'],
  ]);
  await write(path, { checklist: "1" });
  expect(await listLog(path)).toHaveLength(4);
});

test("keeps what another admin ticked while the page was open", async () => {
  const path = await enter({ kind: "erasure" });
  await write(path, { checklist: "", "record-0": "on" });
  await write(path, { checklist: "", "record-1": "on" });
  expect(toText(await open(path))).toContain("Checklist: 2 of");
  await write(path, { checklist: "record-0 record-1", "record-1": "on" });
  expect(toText(await open(path))).toContain("Checklist: 1 of");
});

test("refuses a request with a reason, also without the checklist", async () => {
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
  const closed = await explain(selectClosedRequests(db, "done", { before: 9, after: null }));
  expect(closed).toContain("USING INDEX data_requests_by_state");
  expect(closed).not.toContain("TEMP B-TREE");
});
