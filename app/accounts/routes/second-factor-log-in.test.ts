import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pendingSignIns, sessions } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser, newVisitor, readMailedPath, testPassword } from "#tests/support/accounts.ts";
import { addFactor, givePassword, toCookies } from "#tests/support/second-factor.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const countSessions = (userId: number) => db.$count(sessions, eq(sessions.userId, userId));
const sendCode = (cookie: string, code: string, query = "") =>
  postForm(`/sign-in-code${query}`, { code }, { cookie, ...newVisitor() });

test("asks for the code after the password and signs in by it, without JavaScript", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const { response, cookie } = await givePassword(user, "?returnTo=/admin");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/sign-in-code?returnTo=%2Fadmin");
  expect(cookie).toMatch(/^pending_sign_in=[\w-]{22}(;|$)/);
  expect(await countSessions(user.id)).toBe(0);
  expect((await send("/admin", { headers: { cookie } })).status).toBe(302);

  const page = await send("/sign-in-code", { headers: { cookie } });
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(await page.text()).toMatch(/<form[^>]* method="post"[\s\S]*autoComplete="one-time-code"/i);
  const signedIn = await sendCode(cookie, await codeOf(), "?returnTo=/admin");
  expect(signedIn.status).toBe(302);
  expect(signedIn.headers.get("location")).toBe("/admin");
  expect((await send("/admin", { headers: { cookie: toCookies(signedIn) } })).status).toBe(200);
});

test("keeps the page and the pending log-in after a wrong code", async () => {
  const user = await createUser("employer");
  const { codeOf } = await addFactor(user);
  const { cookie } = await givePassword(user);
  const right = await codeOf();
  const wrong = await sendCode(cookie, right === "123456" ? "654321" : "123456");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("This code is not right, or it was used before.");
  expect((await sendCode(cookie, "")).status).toBe(400);
  expect(await countSessions(user.id)).toBe(0);
  expect((await sendCode(cookie, right)).status).toBe(302);
});

test("takes a code once, also in another tab with a log-in of its own", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const [first, second] = [await givePassword(user), await givePassword(user)];
  const code = await codeOf();
  expect((await sendCode(first.cookie, code)).status).toBe(302);
  expect((await sendCode(second.cookie, code)).status).toBe(400);
  expect((await sendCode(first.cookie, await codeOf(1))).status).toBe(401);
  expect(await countSessions(user.id)).toBe(1);
  expect((await sendCode(second.cookie, await codeOf(1))).status).toBe(302);
});

test("signs in once when the code is sent several times at once", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const [one, two] = [await givePassword(user), await givePassword(user)];
  const code = await codeOf();
  const answers = await Promise.all([one, one, two, two].map(({ cookie }) => sendCode(cookie, code)));
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  expect(await countSessions(user.id)).toBe(1);
});

test("takes no older code after a newer one", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const [first, second] = [await givePassword(user), await givePassword(user)];
  const old = await codeOf();
  expect((await sendCode(first.cookie, await codeOf(1))).status).toBe(302);
  expect((await sendCode(second.cookie, old)).status).toBe(400);
});

test("takes each recovery code once, however it is typed", async () => {
  const user = await createUser("admin");
  await addFactor(user, ["ABCD-EFGH-IJKL-MNOP"]);
  const { cookie } = await givePassword(user);
  expect((await sendCode(cookie, "ABCD-EFGH-IJKL-MNOQ")).status).toBe(400);
  const answers = await Promise.all(
    [cookie, (await givePassword(user)).cookie].map((each) => sendCode(each, " abcd efgh ijkl mnop ")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400]);
  expect(await countSessions(user.id)).toBe(1);
});

test("takes neither the code nor the recovery code of another account", async () => {
  const [owner, other] = [await createUser("admin"), await createUser("admin")];
  await addFactor(owner, ["AAAA-BBBB-CCCC-DDDD"]);
  const { codeOf } = await addFactor(other, ["QQQQ-RRRR-SSSS-TTTT"]);
  const { cookie } = await givePassword(owner);
  expect((await sendCode(cookie, await codeOf())).status).toBe(400);
  expect((await sendCode(cookie, "QQQQ-RRRR-SSSS-TTTT")).status).toBe(400);
  // A copy of another person's sealed key does not open.
  await env.DB.prepare(
    "UPDATE second_factors SET sealed_key = (SELECT sealed_key FROM second_factors WHERE user_id = ?) WHERE user_id = ?",
  )
    .bind(other.id, owner.id)
    .run();
  expect((await sendCode(cookie, await codeOf())).status).toBe(400);
  expect((await countSessions(owner.id)) + (await countSessions(other.id))).toBe(0);
});

test("finishes a log-in only in the browser that began it, within ten minutes", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const { cookie } = await givePassword(user);
  for (const foreign of ["", "pending_sign_in=made-up"]) {
    const answer = await sendCode(foreign, await codeOf());
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("There is no log-in to finish");
  }
  const [row] = await db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, user.id));
  expect(row!.expiresAt - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(row!.expiresAt - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  expect(JSON.stringify(row)).not.toContain(/pending_sign_in=([\w-]+)/.exec(cookie)![1]);
  await db.update(pendingSignIns).set({ expiresAt: Date.now() }).where(eq(pendingSignIns.userId, user.id));
  expect((await sendCode(cookie, await codeOf())).status).toBe(401);
  expect(await countSessions(user.id)).toBe(0);
});

test("locks the codes of an account after ten wrong ones, also for the right one", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const { cookie } = await givePassword(user);
  const visitor = newVisitor();
  const guess = (code: string) => postForm("/sign-in-code", { code }, { cookie, ...visitor });
  const right = await codeOf();
  for (let tries = 0; tries < 10; tries++)
    expect((await guess(right === "000000" ? "111111" : "000000")).status).toBe(400);
  const again = await givePassword(user);
  const locked = await postForm("/sign-in-code", { code: right }, { cookie: again.cookie, ...visitor });
  expect(locked.status).toBe(429);
  expect(locked.headers.get("retry-after")).toMatch(/^(59|60)$/);
  expect(await locked.text()).toContain("Too many wrong codes. Try again in 1 minute.");
  expect(await countSessions(user.id)).toBe(0);
});

test("slows down guesses that come from many networks", async () => {
  const user = await createUser("admin");
  await addFactor(user);
  const { cookie } = await givePassword(user);
  const statuses: number[] = [];
  for (let tries = 0; tries < 51; tries++) statuses.push((await sendCode(cookie, "RRRR-RRRR")).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400));
  expect(statuses[50]).toBe(429);
});

test("asks for the code after a mailed log-in link too, and uses the link up", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  await postForm("/sign-in-link", { email: user.email }, newVisitor());
  const path = await readMailedPath(user.email, "log-in link");
  const response = await postForm(path, {}, newVisitor());
  expect(response.headers.get("location")).toBe("/sign-in-code");
  expect(await countSessions(user.id)).toBe(0);
  expect((await postForm(path, {}, newVisitor())).status).toBe(400);
  expect((await sendCode(toCookies(response), await codeOf())).status).toBe(302);
});

test("keeps two-step log-in after a new password by mail", async () => {
  const user = await createUser("admin");
  await addFactor(user);
  await postForm("/forgot-password", { email: user.email }, newVisitor());
  const path = await readMailedPath(user.email, "Reset");
  const password = "a new harbor lantern 9";
  expect((await postForm(path, { password }, newVisitor())).status).toBe(302);
  const response = await postForm("/login", { email: user.email, password }, newVisitor());
  expect(response.headers.get("location")).toMatch(/^\/sign-in-code/);
  expect(await countSessions(user.id)).toBe(0);
});

test("asks for the code in JSON", async () => {
  const user = await createUser("admin");
  const { codeOf } = await addFactor(user);
  const asked = await postJson(
    "/api/auth/login",
    { email: user.email, password: testPassword },
    newVisitor(),
  );
  expect(asked.status).toBe(401);
  expect(await asked.json()).toMatchObject({ code: "code_required" });
  const cookie = toCookies(asked);
  const wrong = await postJson("/api/auth/login/code", { code: "12" }, { cookie, ...newVisitor() });
  expect(await wrong.json()).toMatchObject({ code: "wrong_code", fields: { code: expect.any(String) } });
  const right = await postJson("/api/auth/login/code", { code: await codeOf() }, { cookie, ...newVisitor() });
  expect(right.status).toBe(200);
  expect(await right.json()).toMatchObject({ user: { email: user.email, role: "admin" } });
  const me = await send("/api/auth/me", { headers: { cookie: toCookies(right) } });
  expect(me.status).toBe(200);
  const late = await postJson("/api/auth/login/code", { code: await codeOf(1) }, { cookie, ...newVisitor() });
  expect(await late.json()).toMatchObject({ code: "nothing_pending" });
});
