import { beforeAll, expect, test } from "vitest";
import { selectActions, selectAuditFile, selectAuditRows } from "#app/desk/people/audit/audit-list.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { env, send } from "#tests/support/site.ts";

let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  admin = await signIn("admin", { firstName: "Ana", lastName: "Reyes" });
  const add = env.DB.prepare(
    "INSERT INTO audit_log (actor_id, action, subject, detail, at) VALUES (?, ?, ?, ?, ?)",
  );
  await env.DB.batch([
    add.bind(
      admin.user.id,
      "hire_request.status",
      "hire_request:17",
      '{"from":"new","to":"contacted"}',
      1000,
    ),
    add.bind(null, "posting.expire", "job:5", "{}", 2000),
    ...Array.from({ length: 60 }, (_, i) =>
      add.bind(admin.user.id, "mail.read", `mail:${i}`, '{"tries":2}', 3000 + i),
    ),
  ]);
});

const open = async (path: string) => (await send(path, { headers: { cookie: admin.cookie } })).text();
/** Without the choices of the filter. */
const openRows = async (search: string) =>
  toText((await open(`/admin/audit${search}`)).split("<footer")[0]!.split("</form>").at(-1)!);

test("shows who did what, before and after, newest first", async () => {
  const text = await openRows("?subject=hire_request:17");
  expect(text).toMatch(/Ana Reyes hire_request\.status hire_request:17 new → contacted/);
  expect(text).not.toContain("mail.read");
  const all = await openRows("");
  expect(all.indexOf("mail:59")).toBeLessThan(all.indexOf("mail:58"));
  expect(await openRows("?action=posting.expire")).toMatch(/The site posting\.expire job:5/);
});

test("pages by actor and action without leaving a row out", async () => {
  const html = await open(`/admin/audit?actor=${admin.user.id}&action=mail.read`);
  const older = /href="(\/admin\/audit\?[^"]*after=[^"]+)"/.exec(html)![1]!.replaceAll("&amp;", "&");
  const next = await open(older);
  const list = (page: string) => [...toText(page).matchAll(/mail:(\d+) /g)].map(([, id]) => Number(id));
  expect([...list(html), ...list(next)]).toEqual(Array.from({ length: 60 }, (_, i) => 59 - i));
});

test("takes nothing of the address for SQL", async () => {
  expect(await openRows("?subject=x'%20OR%201=1&action=%27--&actor=1%20OR%201")).toContain("mail:59");
});

test("gives the filtered log as CSV and notes who took it", async () => {
  const answer = await send("/admin/audit.csv?action=hire_request.status", {
    headers: { cookie: admin.cookie },
  });
  expect(answer.headers.get("content-type")).toContain("text/csv");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toBe('"id","at","actor_id","action","subject","detail"');
  expect(lines[1]).toContain(`,${admin.user.id},"hire_request.status","hire_request:17","{""from""`);
  expect(lines).toHaveLength(2);
  const noted = await env.DB.prepare(
    "SELECT actor_id, detail FROM audit_log WHERE action = 'audit_log.export'",
  ).all();
  expect(noted.results).toEqual([{ actor_id: admin.user.id, detail: '{"action":"hire_request.status"}' }]);
});

test("reads each filter from its index", async () => {
  const db = toDb(env.DB);
  const filters = [
    [{ actor: null, action: null, subject: null }, "SEARCH l USING INTEGER PRIMARY KEY"],
    [{ actor: 1, action: null, subject: null }, "audit_log_by_actor "],
    [{ actor: null, action: "x", subject: null }, "audit_log_by_action "],
    [{ actor: 1, action: "x", subject: null }, "audit_log_by_actor_action "],
    [{ actor: 1, action: "x", subject: "a:1" }, "audit_log_by_subject "],
  ] as const;
  for (const [filter, index] of filters)
    for (const place of [
      { before: [9], after: null },
      { before: null, after: [9] },
    ]) {
      const plan = await explain(selectAuditRows(db, filter, place));
      expect(plan).toContain(index);
      expect(plan).not.toContain("TEMP B-TREE");
      expect(await explain(selectAuditFile(db, filter))).not.toContain("TEMP B-TREE");
    }
  expect(await explain(selectActions(db))).not.toMatch(/SCAN audit_log(?! USING COVERING)/);
});
