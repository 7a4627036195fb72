import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "#app/accounts/password/credentials.server.ts";
import { sessions, users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser, newVisitor, signIn, testPassword } from "../support/accounts.ts";
import { env, post, postJson as postJsonFrom, send } from "../support/site.ts";

const db = toDb(env.DB);
const goodPassword = "harbor lantern quartz";
const seeker = {
  role: "job_seeker",
  firstName: "Ana",
  lastName: "Reyes",
  email: "Ana.Reyes@Example.com",
  password: goodPassword,
};

function postJson(path: string, body: unknown, headers: Record<string, string> = {}) {
  return postJsonFrom(path, body, { ...newVisitor(), ...headers });
}

function toCookie(response: Response): string {
  return response.headers.get("set-cookie")!.split(";")[0]!;
}

test("registers a seeker, signs them in at once and stores the email in lower case", async () => {
  const response = await postJson("/api/auth/register", seeker);
  expect(response.status).toBe(201);
  const user = {
    firstName: "Ana",
    lastName: "Reyes",
    email: "ana.reyes@example.com",
    role: "job_seeker",
    profileImageUrl: null,
    emailVerified: false,
  };
  expect(await response.json()).toEqual({ user });
  expect(response.headers.get("set-cookie")).toMatch(/^session=[^;]+;.*HttpOnly; SameSite=Lax/);
  const me = await send("/api/auth/me", { headers: { cookie: toCookie(response) } });
  expect(me.status).toBe(200);
  expect(await me.json()).toEqual(user);
});

test("does not register an email twice", async () => {
  const { user } = await signIn("job_seeker");
  const response = await postJson("/api/auth/register", { ...seeker, email: user.email.toUpperCase() });
  expect(response.status).toBe(409);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.json()).toMatchObject({ code: "email_taken", fields: { email: expect.any(String) } });
});

test("does not register anyone as an admin", async () => {
  const response = await postJson("/api/auth/register", {
    ...seeker,
    email: "boss@example.com",
    role: "admin",
  });
  expect(response.status).toBe(400);
  expect(await db.select().from(users).where(eq(users.email, "boss@example.com"))).toEqual([]);
});

test("does not register an employer without a company", async () => {
  const response = await postJson("/api/auth/register", {
    ...seeker,
    email: "e1@example.com",
    role: "employer",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { company: "Company name is required" } });
});

test.each([
  ["short", "elevenchars", "Please use at least 12 characters"],
  ["over 128 characters", "x y".repeat(50), "Please use at most 128 characters"],
  ["among the most used", "1qaz2wsx3edc", expect.stringContaining("most used")],
  ["the person's own name", "AnaReyes2026!", expect.stringContaining("a name")],
])("rejects a password that is %s", async (_, password, message) => {
  const response = await postJson("/api/auth/register", { ...seeker, email: "weak@example.com", password });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { password: message } });
});

test("signs in with the right password and opens a session", async () => {
  const user = await createUser("employer");
  const response = await postJson("/api/auth/login", { email: ` ${user.email} `, password: testPassword });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { email: user.email, role: "employer" } });
  const me = await send("/api/auth/me", { headers: { cookie: toCookie(response) } });
  expect(await me.json()).toMatchObject({ email: user.email });
});

test("gives an unknown email and a wrong password the same answer", async () => {
  const user = await createUser("job_seeker");
  const wrong = await postJson("/api/auth/login", { email: user.email, password: goodPassword });
  const unknown = await postJson("/api/auth/login", { email: "nobody@example.com", password: goodPassword });
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(wrong.status);
  expect(await unknown.text()).toBe(await wrong.text());
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
});

test("takes as long to answer for an unknown email as for a wrong password", async () => {
  const user = await createUser("job_seeker", { passwordHash: await hashPassword(testPassword) });
  const measure = async (email: string) => {
    const start = performance.now();
    await postJson("/api/auth/login", { email, password: goodPassword });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 3; i++) {
    known.push(await measure(user.email));
    unknown.push(await measure(`stranger-${i}@example.com`));
  }
  // Without a hash it would be a fiftieth, and a busy machine doubles one of the two.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.25);
});

test("opens a new session at each log-in and ends the browser's previous one", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await postJson(
    "/api/auth/login",
    { email: user.email, password: testPassword },
    { cookie },
  );
  expect(toCookie(response)).not.toBe(cookie);
  expect((await send("/api/auth/me", { headers: { cookie } })).status).toBe(401);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
});

test("does not accept a copied cookie after logging out", async () => {
  const { cookie } = await signIn("job_seeker");
  const response = await post("/api/auth/logout", "", { cookie });
  expect(response.status).toBe(200);
  const cleared = response.headers.getSetCookie().filter((set) => set.includes("=; Max-Age=0"));
  expect(cleared.map((set) => set.split("=", 1)[0])).toEqual([
    ...["session", "posting-drafts", "pending_sign_in", "receipt"],
  ]);
  expect((await send("/api/auth/me", { headers: { cookie } })).status).toBe(401);
});

test("allows logging out while signed out", async () => {
  expect((await post("/api/auth/logout", "")).status).toBe(200);
});

test("answers 401 when you are signed out", async () => {
  const response = await send("/api/auth/me");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "signed_out" });
});

test("does not accept a forged or altered cookie", async () => {
  const { cookie } = await signIn("admin");
  const [head, payload, signature] = cookie.slice("session=".length).split(".");
  const none = btoa(JSON.stringify({ alg: "none" })).replaceAll("=", "");
  for (const forged of [
    `session=${none}.${payload}.`,
    `session=${head}.${payload}.${signature!.slice(0, -4)}AAAA`,
    `session=${payload}`,
    "session=nonsense",
  ]) {
    expect((await send("/api/auth/me", { headers: { cookie: forged } })).status).toBe(401);
  }
});

test("does not accept an expired session", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await db.update(sessions).set({ expiresAt: Date.now() }).where(eq(sessions.userId, user.id));
  expect((await send("/api/auth/me", { headers: { cookie } })).status).toBe(401);
});

test("records the last use of a session at most once an hour", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const lastSeen = async () =>
    (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]!.lastSeenAt;
  const halfHourAgo = Date.now() - 30 * 60_000;
  await db.update(sessions).set({ lastSeenAt: halfHourAgo }).where(eq(sessions.userId, user.id));
  await send("/api/auth/me", { headers: { cookie } });
  expect(await lastSeen()).toBe(halfHourAgo);
  await db
    .update(sessions)
    .set({ lastSeenAt: halfHourAgo - 60 * 60_000 })
    .where(eq(sessions.userId, user.id));
  await send("/api/auth/me", { headers: { cookie } });
  expect(await lastSeen()).toBeGreaterThan(halfHourAgo);
});

test("stores no session id and no password in the database", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const sessionId = JSON.parse(atob(cookie.split(".")[1]!)).sid as string;
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(Object.values(session!)).not.toContain(sessionId);
  await postJson("/api/auth/register", { ...seeker, email: "stored@example.com" });
  const [stored] = await db.select().from(users).where(eq(users.email, "stored@example.com"));
  expect(stored!.passwordHash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
});
