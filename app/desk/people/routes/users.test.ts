import { beforeAll, beforeEach, expect, test } from "vitest";
import { selectFoundUsers, selectUsers, userFilters } from "#app/desk/people/users/user-list.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import {
  addMember,
  createEmployer,
  createUser,
  listMails,
  newVisitor,
  readMailedPath,
  signIn,
  signInAs,
  type TestUser,
  testPassword,
} from "#tests/support/accounts.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";

let admin: Awaited<ReturnType<typeof signIn>>;
let dana: TestUser;

beforeAll(async () => {
  admin = await signIn("admin", { firstName: "Ana", lastName: "Reyes" });
});

beforeEach(async () => {
  dana = await createUser("employer", { firstName: "Dana", lastName: "Foxglove" });
});

const page = ({ id }: TestUser) => `/admin/users/${id}`;
const act = (user: TestUser, fields: Record<string, string>, cookie = admin.cookie) =>
  postForm(page(user), fields, { cookie });
const toDone = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "/", "http://a").searchParams.get("done");
const find = async (words: string) =>
  toText(await (await postForm("/admin/users", { find: words }, { cookie: admin.cookie })).text());
const read = (user: TestUser) => env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(user.id).first();
const listLog = async (user: TestUser) =>
  (
    await env.DB.prepare("SELECT actor_id, action, detail FROM audit_log WHERE subject = ? ORDER BY id")
      .bind(`user:${user.id}`)
      .all()
  ).results;
const logIn = ({ email }: TestUser) =>
  postJson("/api/auth/login", { email, password: testPassword }, newVisitor());
const opens = async (cookie: string) => (await send("/api/auth/me", { headers: { cookie } })).status;

test("finds people by email, and by how a first or last name begins", async () => {
  for (const words of [dana.email.toUpperCase(), "foxg", "DANA", "dan fox", "Dana Foxglove"])
    expect(await find(words)).toContain("Dana Foxglove");
  for (const words of ["oxglove", "fox dana", "nobody@example.com", "%", "' OR 1=1"])
    expect(await find(words)).not.toContain("Dana Foxglove");
});

test("lists people newest first, filtered by role", async () => {
  const list = async (search: string) =>
    toText(await (await send(`/admin/users${search}`, { headers: { cookie: admin.cookie } })).text());
  await createUser("job_seeker", { firstName: "Zoe", lastName: "Newer" });
  const all = await list("");
  expect(all.indexOf("Zoe Newer")).toBeGreaterThan(0);
  expect(all.indexOf("Zoe Newer")).toBeLessThan(all.indexOf("Dana Foxglove"));
  expect(await list("?role=admin")).not.toContain("Dana Foxglove");
  expect(await list("?role=suspended")).toContain("Nobody");
});

test("changes a role and writes it into the log once", async () => {
  const done = await Promise.all([1, 2].map(() => act(dana, { intent: "role", role: "job_seeker" })));
  expect(done.map(toDone).sort()).toEqual(["role", "unchanged"]);
  expect(await read(dana)).toMatchObject({ role: "job_seeker" });
  expect(await listLog(dana)).toEqual([
    { actor_id: admin.user.id, action: "user.role", detail: '{"from":"employer","to":"job_seeker"}' },
  ]);
});

test("lets no admin act on the own account", async () => {
  const own = await (await send(page(admin.user), { headers: { cookie: admin.cookie } })).text();
  expect(own).toContain("This is your own account");
  expect(toDone(await act(admin.user, { intent: "role", role: "employer" }))).toBe("unchanged");
  expect(toDone(await act(admin.user, { reason: "Tired" }))).toBe("unchanged");
  expect(await read(admin.user)).toMatchObject({ role: "admin", suspended_at: null });
  expect(await listLog(admin.user)).toEqual([]);
});

test.each([{ intent: "role", role: "employer" }, { reason: "No" }] as Record<string, string>[])(
  "keeps one admin when two remove each other at once: %j",
  async (fields) => {
    const one = await signIn("admin");
    const other = await signIn("admin");
    await Promise.all([act(one.user, fields, other.cookie), act(other.user, fields, one.cookie)]);
    const left = [await read(one.user), await read(other.user)].filter(
      (user) => user?.role === "admin" && user.suspended_at === null,
    );
    expect(left).toHaveLength(1);
  },
);

test("ends a suspended person's sessions, links and log-ins, and says why", async () => {
  const employer = await createEmployer("Harbor Health");
  await addMember(employer.id, dana.id, "owner");
  const cookie = await signInAs(dana);
  const second = await signInAs(dana);
  await postForm("/sign-in-link", { email: dana.email }, newVisitor());
  await readMailedPath(dana.email, "log-in link");
  expect((await send(`/hiring/${employer.slug}`, { headers: { cookie } })).status).toBe(200);

  const done = await Promise.all([1, 2].map(() => act(dana, { reason: "Posted jobs that do not exist" })));
  expect(done.map(toDone).sort()).toEqual(["suspended", "unchanged"]);
  expect(await opens(cookie)).toBe(401);
  expect(await opens(second)).toBe(401);
  expect((await send(`/hiring/${employer.slug}`, { headers: { cookie } })).status).toBe(302);
  expect(await listLog(dana)).toEqual([
    { actor_id: admin.user.id, action: "user.suspend", detail: '{"from":"active","to":"suspended"}' },
  ]);

  const byApi = await logIn(dana);
  expect(byApi.status).toBe(403);
  expect(byApi.headers.get("set-cookie")).toBeNull();
  expect(await byApi.json()).toMatchObject({
    code: "suspended",
    message: expect.stringContaining("Posted jobs that do not exist"),
  });
  const wrong = await postJson(
    "/api/auth/login",
    { email: dana.email, password: "not the password" },
    newVisitor(),
  );
  expect(await wrong.text()).not.toContain("suspended");
  const byForm = await postForm("/login", { email: dana.email, password: testPassword }, newVisitor());
  expect(byForm.status).toBe(403);
  expect(toText(await byForm.text())).toContain("This account is suspended");

  await postForm("/sign-in-link", { email: dana.email }, newVisitor());
  const link = await readMailedPath(dana.email, "log-in link");
  expect(toText(await (await send(link)).text())).toContain("This account is suspended");
  const byLink = await postForm(link, {});
  expect(byLink.headers.get("set-cookie") ?? "").not.toContain("session=");
  expect(toText(await byLink.text())).toContain("This account is suspended");
  // A session that began at the moment of the suspension opens nothing either.
  expect(await opens(await signInAs(dana))).toBe(401);
});

test("refuses a suspended admin everywhere", async () => {
  const other = await signIn("admin");
  await act(other.user, { reason: "Left" });
  const cookie = await signInAs(other.user);
  expect((await send("/admin/users", { headers: { cookie } })).status).toBe(302);
  expect((await act(dana, { reason: "Revenge" }, other.cookie)).status).toBe(302);
  expect(await read(dana)).toMatchObject({ suspended_at: null });
});

test("lets a person log in again", async () => {
  await act(dana, { reason: "A mistake" });
  expect(toDone(await act(dana, { intent: "unsuspend" }))).toBe("unsuspended");
  expect(toDone(await act(dana, { intent: "unsuspend" }))).toBe("unchanged");
  expect(await read(dana)).toMatchObject({ suspended_at: null, suspended_reason: null });
  expect((await logIn(dana)).status).toBe(200);
});

test("asks for the reason of a suspension", async () => {
  const answer = await act(dana, { reason: "  " });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Enter the reason");
  expect((await act(dana, { reason: "x".repeat(301) })).status).toBe(400);
  expect((await act(dana, { intent: "role", role: "god" })).status).toBe(404);
});

test("sends a password reset, at most three in an hour", async () => {
  const done: (string | null)[] = [];
  for (let i = 0; i < 4; i++) done.push(toDone(await act(dana, { intent: "reset" })));
  expect(done).toEqual(["reset", "reset", "reset", "enough-links"]);
  expect((await listMails(dana.email)).filter(({ subject }) => subject.includes("Reset"))).toHaveLength(3);
  expect(await listLog(dana)).toHaveLength(3);
});

test("knows nobody by another number", async () => {
  for (const id of ["999999", "x", "1e3", "-1"])
    expect((await send(`/admin/users/${id}`, { headers: { cookie: admin.cookie } })).status).toBe(404);
});

test("reads people from indexes, in order", async () => {
  const db = toDb(env.DB);
  for (const filter of [null, ...userFilters])
    for (const place of [
      { before: [5], after: null },
      { before: null, after: [5] },
    ]) {
      const plan = await explain(selectUsers(db, filter, place));
      expect(plan).toContain("SEARCH");
      expect(plan).not.toContain("TEMP B-TREE");
    }
  for (const words of ["a@b.example", "dana", "dana fox"])
    expect(await explain(selectFoundUsers(db, words))).not.toContain("SCAN users");
});

test("tells an account's owner by mail of each new role, once", async () => {
  await Promise.all([1, 2].map(() => act(dana, { intent: "role", role: "job_seeker" })));
  const mails = await listMails(dana.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your Clinward account has a new role"]);
  expect(mails[0]!.body).toContain("It is now: Job seeker.");
});

test("makes nobody an admin whose address is not confirmed", async () => {
  const unproved = await createUser("employer", { emailVerifiedAt: null });
  expect(toDone(await act(unproved, { intent: "role", role: "admin" }))).toBe("unchanged");
  expect(await read(unproved)).toMatchObject({ role: "employer" });
  expect(await listMails(unproved.email)).toEqual([]);
});

test("tells an account's owner who sent a password reset, and when the password changed", async () => {
  await act(dana, { intent: "reset" });
  const [mail] = await listMails(dana.email);
  expect(mail!.body).toContain("Someone at Clinward sent it to you.");
  await postForm(
    await readMailedPath(dana.email, "Reset"),
    { password: "tidewater marmalade 19" },
    newVisitor(),
  );
  expect((await listMails(dana.email))[0]!.subject).toBe("Your Clinward password was changed");
});
