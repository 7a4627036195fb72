import { beforeAll, expect, test } from "vitest";
import { mostKeys } from "#app/companies/developers/keys/api-keys.server.ts";
import { workPaths } from "#app/work-paths.ts";
import { newVisitor } from "#tests/support/accounts.ts";
import { createCompany, type TestCompany } from "#tests/support/applicants.ts";
import { env, post, send } from "#tests/support/site.ts";

let company: TestCompany;
let other: TestCompany;
let page = "";

beforeAll(async () => {
  company = await createCompany("Larkfield Hospital");
  other = await createCompany("Ostrander Clinic");
  page = workPaths.hiringDevelopers(company.employer.slug);
});

const open = (cookie: string, path = page) => send(path, { headers: { cookie } });

let made = 0;
function makeKey(fields: [string, string][], cookie = company.owner.cookie) {
  const all = new URLSearchParams([...fields, ["idempotencyKey", `form-${++made}`]]);
  return post(page, all, { ...newVisitor(), cookie });
}

const read = (html: string) => /clw_[a-z2-7]{40}/.exec(html)?.[0];
const listPostings = (key: string) =>
  send("/api/v1/company/postings", { headers: { authorization: `Bearer ${key}` } });

test("is for owners of the company alone", async () => {
  expect((await open(company.owner.cookie)).status).toBe(200);
  expect((await open(company.recruiter.cookie)).status).toBe(403);
  expect((await open(company.reviewer.cookie)).status).toBe(403);
  expect((await open(other.owner.cookie)).status).toBe(404);
  const fields: [string, string][] = [
    ["name", "ATS"],
    ["scopes", "postings:read"],
  ];
  expect((await makeKey(fields, company.recruiter.cookie)).status).toBe(403);
  expect((await makeKey(fields, other.owner.cookie)).status).toBe(404);
  expect(await env.DB.prepare("SELECT count(*) FROM api_keys").first("count(*)")).toBe(0);
});

test("shows a key once, keeps its hash, and revokes it", async () => {
  const answer = await makeKey([
    ["name", "Our ATS"],
    ["scopes", "postings:read"],
    ["scopes", "applications:read"],
  ]);
  const key = read(await answer.text())!;
  expect((await listPostings(key)).status).toBe(200);
  const row = await env.DB.prepare("SELECT * FROM api_keys").first<Record<string, unknown>>();
  expect(row).toMatchObject({ name: "Our ATS", scopes: '["postings:read","applications:read"]' });
  expect(JSON.stringify(row)).not.toContain(key);
  const html = await (await open(company.owner.cookie)).text();
  expect(html).not.toContain(key);
  expect(html).toContain(key.slice(0, 12));
  expect(html).toContain("Last used on");
  expect(html).toContain("Read applications with answers and files");
  const revoke = new URLSearchParams({ revoke: String(row!.public_id) });
  const foreign = workPaths.hiringDevelopers(other.employer.slug);
  expect((await post(foreign, revoke, { ...newVisitor(), cookie: other.owner.cookie })).status).toBe(404);
  expect((await post(page, revoke, { ...newVisitor(), cookie: company.owner.cookie })).status).toBe(302);
  expect((await listPostings(key)).status).toBe(401);
  const { results } = await env.DB.prepare(
    "SELECT detail ->> 'done' AS done FROM audit_log WHERE action = 'company.api_key' ORDER BY id",
  ).all();
  expect(results).toEqual([{ done: "made" }, { done: "revoked" }]);
});

test("makes one key of a form that is sent twice", async () => {
  const form = new URLSearchParams({ name: "Twice", scopes: "postings:read", idempotencyKey: "twice" });
  const sent = await Promise.all(
    [1, 2].map(() => post(page, form, { ...newVisitor(), cookie: company.owner.cookie })),
  );
  const [one, two] = await Promise.all(sent.map(async (answer) => read(await answer.text())));
  expect(one).toBeDefined();
  expect(two).toBe(one);
  expect(await env.DB.prepare("SELECT count(*) FROM api_keys WHERE name = 'Twice'").first("count(*)")).toBe(
    1,
  );
});

test("keeps what was typed after an error, and says what is missing", async () => {
  const answer = await makeKey([["name", "Without scopes"]]);
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Choose at least one");
  expect(html).toContain('value="Without scopes"');
  const wrong = await makeKey([
    ["name", "Wrong"],
    ["scopes", "everything"],
  ]);
  expect(wrong.status).toBe(400);
});

test(`takes ${mostKeys} keys and no more`, async () => {
  for (let at = 0; at < mostKeys; at++)
    await env.DB.prepare(
      `INSERT INTO api_keys (public_id, employer_id, created_by, name, prefix, key_hash, scopes, created_at)
        VALUES (?1, ?2, ?3, 'K', 'clw_x', ?1, '["postings:read"]', 1)`,
    )
      .bind(`many-${at}`, other.employer.id, other.owner.user.id)
      .run();
  const form = new URLSearchParams({ name: "One more", scopes: "postings:read", idempotencyKey: "more" });
  const answer = await post(workPaths.hiringDevelopers(other.employer.slug), form, {
    ...newVisitor(),
    cookie: other.owner.cookie,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("the most that a company may have");
});
