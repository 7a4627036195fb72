import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { newVisitor, signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { env, post, postForm, send } from "#tests/support/site.ts";

const path = "/skills-assessment/icu-nurse";
const some = {
  "r.art-line": "3",
  "w.art-line": "1",
  "r.crrt": "1",
  "w.crrt": "",
  "r.cvc": "2",
  "w.cvc": "3",
};

beforeAll(fillCatalog);
beforeEach(() => env.DB.exec("DELETE FROM skill_results"));

const read = async (response: Response) => ({ status: response.status, html: await response.text() });
const countKept = async () =>
  (await env.DB.prepare("SELECT count(*) AS rows FROM skill_results").first<{ rows: number }>())!.rows;
/** A whole form as a browser without JavaScript sends it: each list of dates is there, chosen or not. */
function toWholeForm(html: string, rated: Record<string, string>) {
  const body = new URLSearchParams();
  for (const [, name] of html.matchAll(/<select name="([^"]+)"/g)) body.set(name!, "");
  for (const [name, value] of Object.entries(rated)) body.set(name, value);
  return body;
}

test("lists the checklists by profession and counts their skills", async () => {
  const { status, html } = await read(await send("/skills-assessment"));
  expect(status).toBe(200);
  const links = new Set(listLinks(html).filter((link) => /^\/skills-assessment\/[a-z-]+$/.test(link)));
  expect(links.size).toBeGreaterThanOrEqual(24);
  expect(toText(html)).toMatch(/ICU nurse .*?7\d skills, 12 minutes/);
});

test("asks each skill in a field of its own, with names for screen readers", async () => {
  const { html } = await read(await send(path));
  const items = html.match(/<fieldset><legend>/g)!.length;
  expect(items).toBeGreaterThanOrEqual(40);
  expect(html.match(/<input type="radio"/g)).toHaveLength(items * 4);
  expect(html.match(/<select name="w\.[a-z-]+" aria-label="Last done"/g)).toHaveLength(items);
});

test("answers every field of a checklist, although it has more than other forms may", async () => {
  const { html } = await read(await send(path));
  const ids = [...html.matchAll(/<select name="w\.([^"]+)"/g)].map(([, id]) => id!);
  const all = Object.fromEntries(
    ids.flatMap((id) => [
      [`r.${id}`, "2"],
      [`w.${id}`, "1"],
    ]),
  );
  const result = await read(await postForm(path, all, newVisitor()));
  expect(result.status).toBe(200);
  expect(toText(result.html)).toContain(`${ids.length} of ${ids.length}`);
});

test("answers a form without an account with the result, and stores nothing", async () => {
  const form = toWholeForm(await (await send(path)).text(), some);
  const response = await post(path, form, newVisitor());
  expect(response.headers.get("cache-control")).toContain("no-store");
  const { status, html } = await read(response);
  const text = toText(html);
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(text).toMatch(/Rated ?3 of 7\d/);
  expect(text).toContain("Nobody has checked it");
  expect(text).toMatch(/Last done over two years ago.*Central line care/);
  expect(text).toMatch(/With help.*CRRT/);
  expect(text).toContain("CCRN");
  expect(await countKept()).toBe(0);
});

test("says so when nothing is rated, and keeps the dates that were chosen", async () => {
  const { status, html } = await read(await postForm(path, { "w.crrt": "3" }, newVisitor()));
  expect(status).toBe(400);
  expect(toText(html)).toContain("Rate at least one skill.");
  expect(html).toMatch(/<title>Error: ICU nurse/);
  expect(html).toMatch(/<select name="w\.crrt"[^>]*>(?:(?!<\/select>).)*<option value="3" selected/);
});

test.each([
  ["a rating that no checklist offers", { "r.crrt": "4" }],
  ["a date that no checklist offers", { "r.crrt": "1", "w.crrt": "soon" }],
  ["a field of another checklist", { "r.laryngospasm": "1" }],
  ["the field __proto__", { "r.crrt": "1", __proto__x: "1" }],
  ["a carried text that is too long", { answers: "a.11~".repeat(3000) }],
])("rejects %s without an error of ours", async (_, fields) => {
  const response = await postForm(path, fields as Record<string, string>, newVisitor());
  expect(response.status).toBe(400);
  expect(await countKept()).toBe(0);
});

test("rejects a form with more fields than its checklist", async () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x${at}`, "1"]));
  expect((await postForm(path, many, newVisitor())).status).toBe(400);
});

test("skips what a carried text makes up, and shows none of it", async () => {
  const answers = "crrt.21~<script>alert(1)</script>.21~nothing.33";
  const { status, html } = await read(await postForm(path, { answers }, newVisitor()));
  expect(status).toBe(200);
  expect(html).not.toContain("alert(1)");
  expect(toText(html)).toMatch(/Rated ?1 of 7\d/);
});

test("goes back to the form with the answers", async () => {
  const { html } = await read(await postForm(path, { answers: "crrt.21", change: "1" }, newVisitor()));
  expect(html).toMatch(/name="r\.crrt"[^>]*checked[^>]*value="2"|name="r\.crrt"[^>]*value="2"[^>]*checked/);
});

test("downloads a result that nobody keeps as JSON", async () => {
  const response = await postForm(`${path}/result.json`, { answers: "crrt.21" }, newVisitor());
  expect(response.headers.get("content-disposition")).toContain("skills-icu-nurse.json");
  const { checklist, groups } = (await response.json()) as {
    checklist: string;
    groups: { items: unknown[] }[];
  };
  expect(checklist).toBe("icu-nurse");
  expect(groups.flatMap(({ items }) => items)).toContainEqual(
    expect.objectContaining({ id: "crrt", rating: 2, last: 1 }),
  );
});

test("keeps the result of someone logged in, shows it and fills the form with it", async () => {
  const { cookie } = await signIn("job_seeker");
  const sent = await postForm(path, some, { cookie });
  expect(sent.status).toBe(302);
  expect(sent.headers.get("location")).toBe(`${path}/result`);
  const kept = await read(await send(`${path}/result`, { headers: { cookie } }));
  expect(toText(kept.html)).toMatch(/Rated ?3 of 7\d/);
  const form = await read(await send(path, { headers: { cookie } }));
  expect(form.html).toMatch(
    /name="r\.art-line"[^>]*checked[^>]*value="3"|name="r\.art-line"[^>]*value="3"[^>]*checked/,
  );
  await postForm(path, { "r.art-line": "1" }, { cookie });
  expect(await countKept()).toBe(1);
  const file = await send(`${path}/result.json`, { headers: { cookie } });
  expect(((await file.json()) as { groups: unknown[] }).groups.length).toBeGreaterThan(5);
  const index = await (await send("/skills-assessment", { headers: { cookie } })).text();
  expect(listLinks(index)).toContain(`${path}/result`);
});

test("shows a kept result to nobody else", async () => {
  const owner = await signIn("job_seeker");
  await postForm(path, some, { cookie: owner.cookie });
  const other = await signIn("job_seeker");
  for (const address of [`${path}/result`, `${path}/result.json`]) {
    expect((await send(address, { headers: { cookie: other.cookie } })).status).toBe(404);
    expect((await send(address)).headers.get("location")).toContain("/login");
  }
  await post(`${path}/result`, new URLSearchParams(), { cookie: other.cookie });
  expect(await countKept()).toBe(1);
  expect((await read(await send(path, { headers: { cookie: other.cookie } }))).html).not.toContain(
    " checked",
  );
});

test("removes a result when its owner asks, and all of them with the account", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await postForm(path, some, { cookie });
  await postForm("/skills-assessment/pacu-nurse", { "r.handoff": "2" }, { cookie });
  expect(await countKept()).toBe(2);
  await post(`${path}/result`, new URLSearchParams(), { cookie });
  expect(await countKept()).toBe(1);
  await toDb(env.DB).delete(users).where(eq(users.id, user.id));
  expect(await countKept()).toBe(0);
});

test("shows an old result with its own words after the checklist has changed", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const item = { id: "gone", text: "Swan-Ganz by the old name", rating: 3, last: 1 };
  const ratings = {
    title: "ICU nurse",
    version: 0,
    groups: [{ id: "lines", title: "Old lines", items: [item] }],
  };
  await env.DB.prepare("INSERT INTO skill_results VALUES (?, 'icu-nurse', 0, ?, 1)")
    .bind(user.id, JSON.stringify(ratings))
    .run();
  const { html } = await read(await send(`${path}/result`, { headers: { cookie } }));
  expect(toText(html)).toContain("Swan-Ganz by the old name");
  expect(toText(html)).toContain("The checklist has changed since.");
});

test("offers the checklists instead of one that is not there", async () => {
  const { status, html } = await read(await send("/skills-assessment/icu"));
  expect(status).toBe(404);
  expect(listLinks(html)).toContain(path);
  expect((await send(`/skills-assessment/${"%00"}`)).status).toBeLessThan(500);
});

test("gives search engines every checklist", async () => {
  const index = await (await send("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, file]) => file!);
  const all = (await Promise.all(files.map(async (file) => (await send(file)).text()))).join("");
  expect(all.match(/\/skills-assessment\/[a-z-]+<\/loc>/g)?.length).toBeGreaterThanOrEqual(24);
});
