import { beforeAll, expect, test } from "vitest";
import type { Env } from "#app/kit/platform/env.ts";
import { newVisitor, signIn, testPassword } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, sendWith, visitWith } from "#tests/support/faults.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, origin, post, send } from "#tests/support/site.ts";

let jobPath = "";
beforeAll(async () => {
  await fillCatalog();
  const [slug] = await storeJobs([makeDraft()]);
  jobPath = `/jobs/${slug}`;
});

const bookmarkOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?bookmark=/.test(cookie));

/** The real database, and where each of its sessions started. */
function watchDb(refused?: string): { DB: D1Database; starts: string[] } {
  const starts: string[] = [];
  const withSession = (start: string) => {
    starts.push(start);
    return start === refused ? broken<D1DatabaseSession>() : env.DB.withSession(start);
  };
  return { DB: { withSession } as unknown as D1Database, starts };
}

async function startOf(path: string, init: RequestInit = {}) {
  const { DB, starts } = watchDb();
  const response = await sendWith({ DB }, path, init);
  return { starts, response };
}

const message = { firstName: "Dana", lastName: "Reyes", email: "dana@example.com", message: "Hello." };
const sendMessage = (fields = message, bindings: Partial<Env> = {}, at = origin) =>
  sendWith(bindings, `${at}/api/contact`, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { origin: at, "content-type": "application/json", ...newVisitor() },
  });

test("reads a page for anyone from the nearest copy", async () => {
  expect((await startOf("/jobs?query=nearest")).starts).toEqual(["first-unconstrained"]);
  expect((await startOf("/api/jobs/stats")).starts).toEqual(["first-unconstrained"]);
});

test("starts at the primary when something is written", async () => {
  const { DB, starts } = watchDb();
  expect((await sendMessage(message, { DB })).status).toBe(201);
  expect(starts).toEqual(["first-primary"]);
});

test("looks for a mailed link at the primary, because it may be seconds old", async () => {
  expect((await startOf("/verify-email?token=unknown")).starts).toEqual(["first-primary"]);
});

test("gives whoever wrote something a bookmark, and reads their next page from there", async () => {
  const cookie = bookmarkOf(await sendMessage());
  expect(cookie).toMatch(/^bookmark=[0-9a-f-]{20,}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
  const value = cookie!.split(";")[0]!;
  const next = await startOf("/jobs?query=writer", { headers: { cookie: value } });
  expect(next.starts).toEqual([value.slice("bookmark=".length)]);
  expect(next.response.status).toBe(200);
});

test("keeps other subdomains from planting a bookmark", async () => {
  const at = "https://jobs.example.com";
  const cookie = bookmarkOf(await sendMessage(message, { SITE_URL: at }, at));
  expect(cookie).toMatch(/^__Host-bookmark=[0-9a-f-]+; .*; Secure$/);
  const planted = { headers: { cookie: cookie!.split(";")[0]!.replace("__Host-", "") } };
  const { DB, starts } = watchDb();
  await sendWith({ DB, SITE_URL: at }, `${at}/jobs?query=planted`, planted);
  expect(starts).toEqual(["first-unconstrained"]);
});

test("shows a new account its dashboard at once", async () => {
  const { user } = await signIn("job_seeker");
  const entered = await post(
    "/login",
    new URLSearchParams({ email: user.email, password: testPassword }),
    newVisitor(),
  );
  expect(entered.status).toBe(302);
  expect(bookmarkOf(entered)).toBeDefined();
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const { starts, response } = await startOf("/dashboard", { headers: { cookie } });
  expect(starts[0]).toMatch(/^[0-9a-f]+-/);
  expect(await response.text()).toContain(user.email);
});

test("gives no bookmark with a refused write or with a page that was only read", async () => {
  expect(bookmarkOf(await sendMessage({ ...message, email: "not an email" }))).toBeUndefined();
  const { cookie } = await signIn("job_seeker");
  expect(bookmarkOf(await send("/dashboard", { headers: { cookie } }))).toBeUndefined();
});

test.each(["/", "/jobs", "/jobs.data"])("keeps no bookmark in the cached page %s", async (path) => {
  const address = path;
  const cookie = bookmarkOf(await sendMessage())!.split(";")[0]!;
  const first = await send(address, { headers: { cookie } });
  await first.text();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await send(address);
  expect(second.headers.get("x-rendered-at")).toBe(first.headers.get("x-rendered-at"));
  expect(second.headers.get("x-rendered-at")).not.toBeNull();
  for (const response of [first, second]) expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  "",
  "x",
  "first-unconstrained",
  "00000001",
  "-",
  "%00",
  "0 0",
  "'; DROP TABLE jobs",
  `${"0-".repeat(65)}0`,
  `${"f".repeat(127)}-f`,
  "__proto__",
])("asks the primary instead of the bookmark %j", async (value) => {
  const { starts, response } = await startOf(jobPath, {
    headers: { cookie: `bookmark=${value}; session=x` },
  });
  expect(response.status).toBe(200);
  expect(starts).toEqual(["first-primary"]);
});

test("answers from the primary when D1 refuses a bookmark, and forgets it", async () => {
  const bookmark = "ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff";
  const { DB, starts } = watchDb(bookmark);
  const init = { headers: { cookie: `bookmark=${bookmark}` } };
  const { status, headers, html, logged } = await visitWith({ DB }, `${jobPath}?from=refused`, init);
  expect(status).toBe(200);
  expect(html).toContain("Registered Nurse, Medical ICU");
  expect(starts).toEqual([bookmark, "first-primary"]);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^bookmark=; Max-Age=0;/)]);
  expect(logged).not.toEqual([]);
  const stillDown = await visitWith({ DB: broken<D1Database>() }, "/api/health", init);
  expect(stillDown.status).toBe(503);
});
