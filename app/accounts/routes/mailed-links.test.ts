import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { emailLinks, signInAttempts, usedLimits, users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { outbox } from "#app/kit/schema.ts";
import {
  createUser,
  listMails,
  newVisitor,
  readMailedPath,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import { postWith } from "#tests/support/requests.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const newPassword = "tidewater marmalade 19";

async function findUser(id: number) {
  return (await db.select().from(users).where(eq(users.id, id)))[0]!;
}

async function askForReset(email: string): Promise<string> {
  await postForm("/forgot-password", { email }, newVisitor());
  return readMailedPath(email, "Reset");
}

async function askForVerification() {
  const { cookie, user } = await signIn("job_seeker", { emailVerifiedAt: null });
  await postForm("/dashboard/verification", {}, { cookie });
  return { cookie, user, path: await readMailedPath(user.email, "Confirm") };
}

async function askForNewReset(email: string, before: string): Promise<string> {
  await postForm("/forgot-password", { email }, newVisitor());
  return vi.waitFor(async () => {
    const path = await readMailedPath(email, "Reset");
    expect(path).not.toBe(before);
    return path;
  });
}

async function askForSignIn(email: string): Promise<string> {
  await postForm("/sign-in-link", { email }, newVisitor());
  return readMailedPath(email, "log-in link");
}

function logIn(email: string, password: string, headers: Record<string, string> = {}) {
  return postJson("/api/auth/login", { email, password }, { ...newVisitor(), ...headers });
}

test("confirms the address only when you press the button on the emailed page", async () => {
  const { cookie, user, path } = await askForVerification();
  expect(await (await send(path, { headers: { cookie } })).text()).toContain("Confirm my email");
  expect((await findUser(user.id)).emailVerifiedAt).toBeNull();
  const response = await postForm(path, {}, { cookie });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Your email is confirmed");
  expect((await findUser(user.id)).emailVerifiedAt).toBeGreaterThan(0);
  expect(await (await send("/dashboard", { headers: { cookie } })).text()).not.toContain("Please confirm");
});

test("leads on to what the confirmation was for, and to no other site", async () => {
  for (const [next, to] of [
    ["/post-job/abc/review", "/post-job/abc/review"],
    ["https://evil.example/", null],
    ["//evil.example", null],
  ] as const) {
    const { cookie, user } = await signIn("job_seeker", { emailVerifiedAt: null });
    await postForm(`/dashboard/verification?next=${encodeURIComponent(next)}`, {}, { cookie });
    const page = await (await postForm(await readMailedPath(user.email, "Confirm"), {}, { cookie })).text();
    expect(page.includes("Continue where you left off")).toBe(to !== null);
    if (to) expect(page).toContain(`href="${to}"`);
    expect(page).not.toContain('href="//evil');
  }
});

test("accepts a link once and ends the others", async () => {
  const { cookie, user, path } = await askForVerification();
  await postForm("/dashboard/verification", {}, { cookie });
  const second = await readMailedPath(user.email, "Confirm");
  expect(second).not.toBe(path);
  expect((await postForm(path, {}, { cookie })).status).toBe(200);
  expect((await postForm(path, {}, { cookie })).status).toBe(400);
  expect((await postForm(path, {})).status).toBe(400);
  expect((await postForm(second, {})).status).toBe(400);
  expect(await (await send(second)).text()).toContain("This link no longer works");
});

test("rejects a link after an hour", async () => {
  const { user, path } = await askForVerification();
  const [link] = await db.select().from(emailLinks).where(eq(emailLinks.userId, user.id));
  expect(link!.expiresAt - link!.createdAt).toBe(60 * 60_000);
  await db.update(emailLinks).set({ expiresAt: Date.now() }).where(eq(emailLinks.userId, user.id));
  expect((await postForm(path, {})).status).toBe(400);
  expect((await findUser(user.id)).emailVerifiedAt).toBeNull();
});

test("rejects a link made for another purpose", async () => {
  const { user, path } = await askForVerification();
  const reset = path.replace("/verify-email", "/reset-password");
  expect((await postForm(reset, { password: newPassword })).status).toBe(400);
  expect((await findUser(user.id)).passwordHash).toBe(user.passwordHash);
});

test("stores only the hash of a link's secret", async () => {
  const { user, path } = await askForVerification();
  const secret = new URL(path, "http://localhost").searchParams.get("token")!;
  const [link] = await db.select().from(emailLinks).where(eq(emailLinks.userId, user.id));
  expect(link!.secretHash).toBe(await sha256(secret));
});

test("allows at most three unused links per person", async () => {
  const { cookie, user } = await askForVerification();
  for (let i = 0; i < 2; i++) {
    const response = await postForm("/dashboard/verification", {}, { cookie });
    expect(response.headers.get("location")).toBe("/dashboard?done=verification-sent");
  }
  const refused = await postForm("/dashboard/verification", {}, { cookie });
  expect(refused.headers.get("location")).toBe("/dashboard?done=verification-limit");
  expect(await db.select().from(outbox).where(eq(outbox.recipient, user.email))).toHaveLength(3);
});

test("answers a reset request the same way for a known and an unknown email", async () => {
  const { email } = await createUser("job_seeker");
  const ask = async (address: string) => {
    const response = await postForm("/forgot-password", { email: address }, newVisitor());
    return `${response.status} ${(await response.text()).replaceAll(address, "")}`;
  };
  const unknown = "nobody-at-all@example.com";
  expect(await ask(unknown)).toBe(await ask(email));
  expect(await ask(unknown)).toContain("Check your email");
  await readMailedPath(email, "Reset");
  expect(await db.select().from(outbox).where(eq(outbox.recipient, unknown))).toEqual([]);
});

test("keeps an invalid email on the forgot-password page and says what is wrong", async () => {
  const response = await postForm("/forgot-password", { email: "robin at home" });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain('value="robin at home"');
});

test("sets the password, signs out everywhere, lifts a lock-out and sends a confirmation on reset", async () => {
  const { cookie, user } = await signIn("job_seeker", { emailVerifiedAt: null });
  const lock = { failures: 12, lastFailedAt: Date.now(), lockedUntil: Date.now() + 60_000 };
  const emailHash = await sha256(user.email);
  await db.insert(signInAttempts).values({ emailHash, sourceHash: "anywhere", ...lock });
  await db.insert(usedLimits).values({
    keyHash: await sha256(`sign-in ${user.email}`),
    used: 50,
    resetsAt: Date.now() + 60 * 60_000,
  });
  const path = await askForReset(user.email);
  const response = await postForm(path, { password: newPassword }, { cookie });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/login?done=first-password");
  expect(await (await send("/login?done=first-password")).text()).toContain("Password changed");
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(302);
  expect((await findUser(user.id)).emailVerifiedAt).toBeGreaterThan(0);
  expect((await logIn(user.email, newPassword)).status).toBe(200);
  expect((await logIn(user.email, testPassword)).status).toBe(401);
  expect((await listMails(user.email))[0]).toMatchObject({ subject: "Your Clinward password was changed" });
});

test("recognizes the browser that reset the password", async () => {
  const { email } = await createUser("job_seeker");
  const response = await postForm(await askForReset(email), { password: newPassword });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^session=; Max-Age=0/));
  const cookie = cookies.find((text) => text.startsWith("device="))!.split(";")[0]!;
  const keyHash = await sha256(`sign-in ${email}`);
  await db.insert(usedLimits).values({ keyHash, used: 50, resetsAt: Date.now() + 60_000 });
  expect((await logIn(email, newPassword)).status).toBe(429);
  expect((await logIn(email, newPassword, { cookie })).status).toBe(200);
});

test("ends all other reset and log-in links on a password reset", async () => {
  const { email } = await createUser("job_seeker");
  const other = await createUser("job_seeker");
  const paths = [await askForReset(email), await askForSignIn(email), await askForSignIn(other.email)];
  const last = await askForNewReset(email, paths[0]!);
  expect((await postForm(last, { password: newPassword })).status).toBe(302);
  expect((await postForm(paths[0]!, { password: "another quiet harbor" })).status).toBe(400);
  expect((await postForm(paths[1]!, {})).status).toBe(400);
  expect((await postForm(paths[2]!, {})).status).toBe(302);
});

test("ends reset and log-in links when you change the password", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const reset = await askForReset(user.email);
  const signInPath = await askForSignIn(user.email);
  const form = { currentPassword: testPassword, password: newPassword };
  expect((await postForm("/dashboard/password", form, { cookie, ...newVisitor() })).status).toBe(302);
  expect((await postForm(reset, { password: "another quiet harbor" })).status).toBe(400);
  expect((await postForm(signInPath, {})).status).toBe(400);
  expect((await logIn(user.email, newPassword)).status).toBe(200);
});

test("accepts a reset link once", async () => {
  const { email } = await createUser("job_seeker");
  const path = await askForReset(email);
  expect((await postForm(path, { password: newPassword })).status).toBe(302);
  const again = await postForm(path, { password: "another quiet harbor" });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("This link no longer works");
  expect((await logIn(email, newPassword)).status).toBe(200);
});

test("changes the password and sends email once when one reset link is posted twice", async () => {
  const { email } = await createUser("job_seeker");
  const emailHash = await sha256(email);
  const path = await askForReset(email);
  const lock = {
    emailHash,
    sourceHash: "a",
    failures: 12,
    lastFailedAt: Date.now(),
    lockedUntil: Date.now() + 60_000,
  };
  // Runs after this request has read the link and before it writes.
  const DB: D1Database = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === "withSession") return () => DB;
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        expect((await postForm(path, { password: newPassword })).status).toBe(302);
        await db.insert(signInAttempts).values(lock);
        return target.batch(statements);
      };
    },
  });
  const later = await postWith({ DB }, path, new URLSearchParams({ password: "another quiet harbor" }));
  expect(later.status).toBe(400);
  const mails = await listMails(email);
  expect(mails.filter(({ subject }) => subject.includes("was changed"))).toHaveLength(1);
  const locks = await db.select().from(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
  expect(locks).toMatchObject([lock]);
});

test("keeps the reset link usable after a weak password and does not return it", async () => {
  const { email } = await createUser("job_seeker");
  const path = await askForReset(email);
  for (const password of ["too short", "RobinVale2026!"]) {
    const response = await postForm(path, { password });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(password);
  }
  expect((await postForm(path, { password: newPassword })).status).toBe(302);
});

test("offers a new link for an unknown or missing reset link", async () => {
  await signInAs(await createUser("job_seeker"));
  for (const path of ["/reset-password?token=made-up", "/reset-password"]) {
    expect(await (await send(path)).text()).toContain("Send a new link");
    expect((await postForm(path, { password: newPassword })).status).toBe(400);
  }
});
